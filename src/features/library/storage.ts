let asked = false;

/**
 * Asks the browser not to clear this site's storage away by itself (OF-05). Call it when the reader taps to save, and at
 * no other time: Firefox asks the reader in turn. Once a page, however much is saved; how it stands, `/saved` says.
 */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Where it cannot be asked, what is saved lasts as long as the browser likes.
  }
}
