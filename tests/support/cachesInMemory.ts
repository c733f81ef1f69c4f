/** A device's caches, as far as the worker's modules need them: addressed by names, not by requests. */
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
        match: (key: string) => Promise.resolve(entries.get(key)),
        put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
        keys: () => Promise.resolve([...entries.keys()]),
        delete: (key: string) => Promise.resolve(entries.delete(key)),
      });
    },
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(key)?.clone()),
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}
