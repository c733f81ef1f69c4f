type Key = string | { readonly url: string };
interface Options {
  readonly cacheName?: string;
  readonly ignoreSearch?: boolean;
}

const ORIGIN = 'https://marsa.example';
const pathOf = (key: Key) => (typeof key === 'string' ? key : key.url).replace(ORIGIN, '');
const withoutSearch = (path: string) => path.replace(/\?.*/, '');

/** A mock of `caches` for the worker's modules, with paths of one site as keys. */
export function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>();
  const entriesOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  const find = (entries: ReadonlyMap<string, Response>, key: Key, { ignoreSearch = false }: Options = {}) => {
    const path = pathOf(key);
    const isSame = (other: string) =>
      ignoreSearch ? withoutSearch(other) === withoutSearch(path) : other === path;
    return [...entries].find(([other]) => isSame(other))?.[1].clone();
  };
  return {
    open: (name: string) => {
      const entries = entriesOf(name);
      return Promise.resolve({
        match: (key: Key) => Promise.resolve(find(entries, key)),
        put: (key: Key, response: Response) => Promise.resolve(void entries.set(pathOf(key), response)),
        keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: ORIGIN + path }))),
        delete: (key: Key) => Promise.resolve(entries.delete(pathOf(key))),
      });
    },
    match: (key: Key, options: Options = {}) =>
      Promise.resolve(
        [...all]
          .filter(([name]) => options.cacheName === undefined || name === options.cacheName)
          .map(([, entries]) => find(entries, key, options))
          .find((found) => found !== undefined),
      ),
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}
