/** Name of the database of drafts and submissions, by which the worker knows it too. */
export const LEADS_DATABASE = 'marsa-leads';

/** Whether the database exists, or may exist; nothing is opened for it. Rejects where storage fails. */
export async function leadsDatabaseExists(): Promise<boolean> {
  // Firefox has no `databases` before version 126.
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === LEADS_DATABASE);
}

/** True when this device has drafts or submissions, or may have some. */
export const hasStoredLeads = (): Promise<boolean> => leadsDatabaseExists().catch(() => false);
