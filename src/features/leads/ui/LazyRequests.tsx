import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart, type LoadStrategy } from '../../../shared/lazyPart.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import type { RequestsProps } from './Requests.tsx';

/** Loads the code and messages of submitted forms. Rejects when they are unavailable. */
export const loadOutbox = () => import('../outboxParts.ts');

/** Before it is needed: the user may be offline when the form is submitted. */
const whenIdleAndOnline: LoadStrategy = async (load) => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  return retryUntilOnline(load);
};

const requests = lazyPart(async () => (await loadOutbox()).Requests, whenIdleAndOnline);

/** "Your requests", loaded when the page is idle. Only where forms are sent. */
export function LazyRequests(props: RequestsProps) {
  const loaded = useLoaded(requests, true);
  return loaded ? <requests.Part {...props} /> : null;
}
