// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { renderedText } from '../../../server/posts/pageCache.ts';

const TEXT = 'A text '.repeat(100);

it('QU-02 a rendered page has one ETag for all encodings, which depends on build and source', async () => {
  const page = renderedText(TEXT, 'source', 'build source');
  const [plain, brotli, gzip] = await Promise.all([page.body(undefined), page.body('br'), page.body('gzip')]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  expect(new Set([plain, brotli, gzip].map(({ etag }) => etag)).size).toBe(1);
  const next = await renderedText(TEXT, 'source', 'next build source').body(undefined);
  expect(next.etag).not.toBe(plain.etag);
});
