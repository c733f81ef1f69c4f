import { usePart } from '../../../shared/hooks/usePart.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { loadOutbox } from '../loadOutbox.ts';
import type { RequestsProps } from './Requests.tsx';

/** Fetched before it is needed: whoever fills a form in may be offline when it is submitted. */
const whenCalm = async () => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  return retryUntilOnline(loadOutbox);
};

/** "Your requests", fetched when the page is at rest. Only for where forms are sent. */
export function LazyRequests(props: RequestsProps) {
  const outbox = usePart(whenCalm, true);
  return outbox ? <outbox.Requests {...props} /> : null;
}
