import { loadNamespace } from '../../i18n/i18n.ts';

/** What hands forms in and shows what became of them. */
type Outbox = typeof import('./outbox.ts');

const load = (): Promise<Outbox> => import('./outbox.ts');

/** Fetches it with its words. Rejects when they cannot be fetched. */
export async function loadOutbox(): Promise<Outbox> {
  const [outbox] = await Promise.all([load(), loadNamespace('leads')]);
  return outbox;
}
