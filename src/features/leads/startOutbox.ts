import { hasStoredLeads } from './db/name.ts';

/** Delivers what an earlier page has left in the outbox (FO-02). Fetches nothing where there is none. */
export async function startOutbox(endpoint: string): Promise<void> {
  if (!(await hasStoredLeads())) return;
  const { keepDelivering } = await import('./delivery/keepDelivering.ts');
  keepDelivering(endpoint);
}
