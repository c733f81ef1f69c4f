type Key = string | { readonly url: string };

const ORIGIN = 'https://marsa.example';
const pathOf = (key: Key) => (typeof key === 'string' ? key : key.url.slice(ORIGIN.length));

/** A device's caches, as far as the worker's modules need them: paths of one site are the keys. */
export function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>();
  const entriesOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  return {
    open: (name: string) => {
      const entries = entriesOf(name);
      return Promise.resolve({
        match: (key: Key) => Promise.resolve(entries.get(pathOf(key))),
        put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
        keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: ORIGIN + path }))),
        delete: (key: Key) => Promise.resolve(entries.delete(pathOf(key))),
      });
    },
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(key)?.clone()),
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}
