/** Name of the database of drafts and submissions, by which the worker knows it too. */
export const LEADS_DATABASE = 'marsa-leads';

/** True when this device has drafts or submissions, or may have some. Cheap: nothing is opened or made for it. */
export async function hasStoredLeads(): Promise<boolean> {
  try {
    // Firefox before 126 does not tell.
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === LEADS_DATABASE);
  } catch {
    return false;
  }
}
