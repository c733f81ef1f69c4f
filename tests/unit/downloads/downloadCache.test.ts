import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheControlOf } from '../../../server/http/cacheRules.ts';
import { forget, keep, readKept } from '../../../src/features/downloads/downloadCache.ts';
import { formatOf, isDownload, mediaTypeOf } from '../../../src/features/downloads/formats.ts';

const DOCX = { path: '/downloads/vat-invoice.docx', digest: 'one' };
const PDF = { path: '/downloads/vat-invoice.pdf', digest: 'two' };
const FILES = [DOCX, PDF];

/** What the network answers with, by path; anything else does not come. */
const network = new Map<string, () => Response>();
const stored = new Map<string, Response>();

const answered = (path: string, type = mediaTypeOf(path)) =>
  network.set(path, () => new Response(`of ${path}`, { headers: { 'content-type': type } }));

beforeEach(() => {
  network.clear();
  stored.clear();
  for (const { path } of FILES) answered(path);
  vi.stubGlobal('fetch', (path: string) => {
    const answer = network.get(path);
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    open: () =>
      Promise.resolve({
        put: (path: string, response: Response) => Promise.resolve(void stored.set(path, response)),
        delete: (path: string) => Promise.resolve(stored.delete(path)),
      }),
  });
  vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(true) } });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

describe('keeping files that belong together', () => {
  it('PG-02 keeps each with its type, and tells since when', async () => {
    expect(await readKept(FILES)).toBeUndefined();
    const { on } = await keep(FILES);
    expect(await readKept(FILES)).toEqual({ on, isCurrent: true });
    expect([...stored].map(([path, { headers }]) => [path, headers.get('content-type')])).toEqual(
      FILES.map(({ path }) => [path, mediaTypeOf(path)]),
    );
    expect(await stored.get(DOCX.path)?.text()).toBe(`of ${DOCX.path}`);
  });

  it('PG-02 stores nothing when one of them does not come, and keeps what is there', async () => {
    network.delete(PDF.path);
    await expect(keep(FILES)).rejects.toThrow('Failed to fetch');
    expect(stored.size).toBe(0);
    answered(PDF.path);
    await keep(FILES);
    network.delete(PDF.path);
    await expect(keep(FILES.map(({ path }) => ({ path, digest: 'next' })))).rejects.toThrow(
      'Failed to fetch',
    );
    expect(await readKept(FILES)).toMatchObject({ isCurrent: true });
  });

  it('PG-02 takes nothing for a file that is of another type: a sign-in page in its place', async () => {
    answered(DOCX.path, 'text/html; charset=utf-8');
    await expect(keep(FILES)).rejects.toThrow(`${DOCX.path} did not come: 200 text/html`);
    answered(DOCX.path, mediaTypeOf(PDF.path));
    await expect(keep(FILES)).rejects.toThrow('did not come');
    expect(stored.size).toBe(0);
  });

  it('PG-02 takes no copy of its own for a newer edition', async () => {
    await keep([DOCX]);
    const copy = stored.get(DOCX.path);
    network.set(DOCX.path, () => copy?.clone() ?? Response.error());
    await expect(keep([{ ...DOCX, digest: 'next' }])).rejects.toThrow('did not come');
  });

  it('PG-02 is not current when a format is of an older edition, or was added since', async () => {
    await keep(FILES);
    expect(await readKept([DOCX, { ...PDF, digest: 'next' }])).toMatchObject({ isCurrent: false });
    const added = { path: '/downloads/vat-invoice.xlsx', digest: 'three' };
    expect(await readKept([...FILES, added])).toMatchObject({ isCurrent: false });
  });

  it('PG-02 removes all of them', async () => {
    await keep(FILES);
    await forget(FILES);
    expect(await readKept(FILES)).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});

describe('formats of files to download', () => {
  it('PG-02 are told by the ending, and only of files in their folder', () => {
    expect(formatOf('/downloads/cash-flow.xlsx')).toBe('xlsx');
    expect(isDownload('/downloads/marsa-setup-guide.pdf')).toBe(true);
    const others = [
      '/downloads/setup-guide',
      '/downloads/a/b.pdf',
      '/a.docx',
      '/downloads/x.exe',
      '/downloads/x.docx?y',
    ];
    expect(others.filter(isDownload)).toEqual([]);
    expect(() => mediaTypeOf('/downloads/x.exe')).toThrow(RangeError);
  });

  it.each(['pdf', 'docx', 'xlsx'])(
    'OF-07 a %s file is asked for again each time: its name never changes',
    (format) => {
      expect(cacheControlOf(`/downloads/cash-flow.${format}`)).toBe('no-cache');
    },
  );
});
