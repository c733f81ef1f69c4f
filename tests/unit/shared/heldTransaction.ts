import { NAME } from './notesDatabase.ts';

/**
 * Another page that keeps a transaction on the notes open, as one in WebKit's back/forward cache does. Returns a function
 * that ends it.
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
