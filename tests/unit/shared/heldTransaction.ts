import { NAME } from './notesDatabase.ts';

/**
 * Keeps a transaction on the notes open, like a page in WebKit's back/forward cache. Returns a function that ends it.
 */
export async function holdTransaction(factory: IDBFactory): Promise<() => void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(NAME);
    request.onsuccess = () => resolve(request.result);
  });
  const store = db.transaction('notes', 'readwrite').objectStore('notes');
  let held = true;
  const again = () => {
    if (held) store.get(0).onsuccess = again;
    else db.close();
  };
  again();
  return () => {
    held = false;
  };
}
