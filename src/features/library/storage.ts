let isRequested = false;

/** Requests persistent storage (OF-05). Call it only on a click: Firefox prompts the user. */
export async function requestPersistence(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not persistent: the browser may evict the storage.
  }
}
