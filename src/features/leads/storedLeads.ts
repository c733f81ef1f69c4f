/** Name of the database of submissions. */
export const LEADS_DATABASE = 'marsa-leads';

/** True when the database exists or may exist; does not create it. Rejects where the browser refuses storage. */
export async function leadsStoreExists(): Promise<boolean> {
  // Firefox before version 126 has no `databases`.
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === LEADS_DATABASE);
}

/** True when this device has, or may have, submissions or drafts of earlier releases. */
export const hasStoredLeads = (): Promise<boolean> => leadsStoreExists().catch(() => false);
