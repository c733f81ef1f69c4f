import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart, type LoadStrategy } from '../../../shared/lazyPart.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { loadOutbox } from '../loadOutbox.ts';
import type { RequestsProps } from './Requests.tsx';

/** Fetched before it is needed: whoever fills a form in may be offline when it is submitted. */
const whenCalm: LoadStrategy = async (load) => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  return retryUntilOnline(load);
};

const requests = lazyPart(async () => (await loadOutbox()).Requests, whenCalm);

/** "Your requests", fetched when the page is at rest. Only for where forms are sent. */
export function LazyRequests(props: RequestsProps) {
  const loaded = useLoaded(requests, true);
  return loaded ? <requests.Part {...props} /> : null;
}
