import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResults } from '../../../src/features/blog/search/messages.ts';

const asked: string[] = [];
const answers: ((results: SearchResults) => void)[] = [];

vi.mock('../../../src/features/blog/search/searchDevice.ts', () => ({
  searchDevice: ({ search }: { search: string }) => {
    asked.push(search);
    return new Promise((resolve) => answers.push(resolve));
  },
}));
vi.mock('../../../src/features/blog/db/tables.ts', () => ({
  blogDatabase: { run: (work: (db: object) => unknown) => work({}) },
}));
vi.mock('../../../src/features/blog/db/read.ts', () => ({
  readSearchResults: (_: unknown, { ids }: SearchResults) =>
    ids.length === 0 ? Promise.reject(new Error('closed')) : Promise.resolve({ ids }),
}));

const { findEarly, findOnDevice, foundEarly, takeEarly } =
  await import('../../../src/features/blog/search/findOnDevice.ts');

const query = (search: string) => ({ page: 1, categories: [], search, perPage: 9, onDevice: true });
const results = (...ids: number[]): SearchResults => ({ ids, total: ids.length, terms: [], close: false });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers.length = 0;
  void takeEarly(query('c'));
  return () => vi.useRealTimers();
});

describe('a search that begins with the key', () => {
  it('OF-06 has its posts with its answer, before the page asks for them', async () => {
    const ready = findEarly(query('c'));
    answers[0]?.(results(7));
    await ready;
    expect(foundEarly(query('c'))).toEqual({ results: results(7), page: { ids: [7] } });
    await expect(takeEarly(query('c'))).resolves.toEqual({ results: results(7), page: { ids: [7] } });
    expect(asked).toEqual(['c']);
  });

  it('OF-06 is taken once: what was found before may be old', async () => {
    const ready = findEarly(query('c'));
    answers[0]?.(results(7));
    await ready;
    void takeEarly(query('c'));
    expect([foundEarly(query('c')), takeEarly(query('c'))]).toEqual([undefined, undefined]);
  });

  it('OF-06 answers no other search', async () => {
    const ready = findEarly(query('c'));
    answers[0]?.(results(7));
    await ready;
    expect([foundEarly(query('co')), takeEarly(query('co'))]).toEqual([undefined, undefined]);
  });

  it('OF-06 holds the key back no longer than 50 ms', async () => {
    let shown = false;
    void findEarly(query('c')).then(() => {
      shown = true;
    });
    await vi.advanceTimersByTimeAsync(49);
    expect(shown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toBe(true);
    expect(foundEarly(query('c'))).toBeUndefined();
  });

  it('OF-06 finds without its posts where they cannot be read', async () => {
    const found = findOnDevice(query('c'));
    answers[0]?.(results());
    await expect(found).resolves.toEqual({ results: results(), page: undefined });
  });
});
