/** One page of a collection, with how many there are in all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly offset?: number;
}

/** Cuts a page out of a list; a non-zero offset goes before the page number. */
export function slicePage<T>(all: readonly T[], { page, perPage, offset = 0 }: Paging): Page<T> {
  const start = offset > 0 ? offset : (page - 1) * perPage;
  return {
    items: all.slice(start, start + perPage),
    total: all.length,
    page: Math.ceil(start / perPage + 1),
    pages: Math.ceil(all.length / perPage),
  };
}

/** Compares by what `key` gives: numbers by size, texts without regard to case or accents. */
export function by<T>(
  key: (item: T) => number | string,
  order: 'asc' | 'desc' = 'asc',
): (a: T, b: T) => number {
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [key(a), key(b)];
    const difference =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : COLLATOR.compare(String(left), String(right));
    return sign * difference;
  };
}

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base' });
