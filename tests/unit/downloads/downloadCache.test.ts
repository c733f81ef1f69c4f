import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAVED_ON } from '../../../src/features/downloads/cacheNames.ts';
import { deleteFiles, saveFiles, readSavedFiles } from '../../../src/features/downloads/downloadCache.ts';
import { formatOf, isDownload, mediaTypeOf } from '../../../src/features/downloads/formats.ts';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

const DOCX = { path: '/downloads/vat-invoice.docx', digest: 'one' };
const PDF = { path: '/downloads/vat-invoice.pdf', digest: 'two' };
const FILES = [DOCX, PDF];

const network = new Map<string, () => Response>();
const answer = (path: string, type = mediaTypeOf(path), more: Record<string, string> = {}) =>
  network.set(path, () => new Response(`of ${path}`, { headers: { 'content-type': type, ...more } }));

beforeEach(() => {
  for (const { path } of FILES) answer(path);
  vi.stubGlobal('fetch', async (path: string) => network.get(path)?.());
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(true) } });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

it('PG-02 files of one download are stored and removed together', async () => {
  const { on } = await saveFiles(FILES);
  expect(await readSavedFiles(FILES)).toEqual({ on, isCurrent: true });
  await deleteFiles(FILES);
  expect(await readSavedFiles(FILES)).toBeUndefined();
});

it.each([
  ['fails to load', () => network.set(DOCX.path, () => Response.error())],
  ['is a sign-in page', () => answer(DOCX.path, 'text/html; charset=utf-8')],
  ['is a file of another format', () => answer(DOCX.path, mediaTypeOf(PDF.path))],
  ['is a cached copy', () => answer(DOCX.path, mediaTypeOf(DOCX.path), { [SAVED_ON]: '2026-01-01' })],
])('PG-02 when one of them %s, nothing is stored and earlier copies stay', async (_, spoil) => {
  const next = FILES.map(({ path }) => ({ path, digest: 'next' }));
  spoil();
  await expect(saveFiles(next)).rejects.toThrow(`${DOCX.path} failed to load`);
  expect(await readSavedFiles(next)).toBeUndefined();
  answer(DOCX.path);
  await saveFiles(FILES);
  spoil();
  await expect(saveFiles(next)).rejects.toThrow('failed to load');
  expect(await readSavedFiles(FILES)).toMatchObject({ isCurrent: true });
});

it('PG-02 stored files are outdated when a format has changed or was added', async () => {
  await saveFiles(FILES);
  const added = { path: '/downloads/vat-invoice.xlsx', digest: 'three' };
  for (const files of [
    [DOCX, { ...PDF, digest: 'next' }],
    [...FILES, added],
  ])
    expect(await readSavedFiles(files)).toMatchObject({ isCurrent: false });
});

it.each([
  ['/downloads/cash-flow.xlsx', 'xlsx'],
  ['/downloads/marsa-setup-guide.pdf', 'pdf'],
  ['/downloads/setup-guide', undefined],
  ['/downloads/a/b.pdf', undefined],
  ['/a.docx', undefined],
  ['/downloads/x.exe', undefined],
  ['/downloads/x.docx?y', undefined],
])('PG-02 the format of %s is %s', (path, format) => {
  expect([formatOf(path), isDownload(path)]).toEqual([format, format !== undefined]);
});
