import { hasStoredLeads } from './storedLeads.ts';

/** Delivers submissions of earlier pages (FO-02). Fetches no code without an outbox. */
export async function startOutbox(endpoint: string): Promise<void> {
  if (!(await hasStoredLeads())) return;
  const { keepDelivering } = await import('./delivery.ts');
  keepDelivering(endpoint);
}
