/** How looking something up is kept from costing more than it may. */
interface Limits<T> {
  /** Most of them at once; more are answered with `busy`. */
  readonly most: number;
  readonly busy: T;
  /** What is worth remembering. */
  readonly remembered: (found: T) => boolean;
  /** For how long, in milliseconds. */
  readonly forget: number;
}

/** Most answers that are remembered. */
const MOST_REMEMBERED = 1_000;

/** Looks a key up once for all who ask meanwhile, and remembers some answers for a while. */
export function lookups<T>(
  find: (key: string) => Promise<T>,
  { most, busy, remembered, forget }: Limits<T>,
): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const known = new Map<string, { readonly found: T; readonly until: number }>();
  async function look(key: string): Promise<T> {
    try {
      const found = await find(key);
      if (remembered(found)) known.set(key, { found, until: performance.now() + forget });
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
      return found;
    } finally {
      running.delete(key);
    }
  }
  return (key) => {
    const before = known.get(key);
    if (before && before.until > performance.now()) return Promise.resolve(before.found);
    const shared = running.get(key);
    if (shared) return shared;
    if (running.size >= most) return Promise.resolve(busy);
    const started = look(key);
    running.set(key, started);
    return started;
  };
}
