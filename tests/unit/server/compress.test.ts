// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { ARABIC_SLUG, type FixtureSite, makeFixtureSite } from './fixtureSite.ts';

let site: FixtureSite;
const has = (name: string) => existsSync(join(site.distDir, name));

beforeEach(() => {
  site = makeFixtureSite({ 'icons/photo.png': 'x'.repeat(5000) });
});
afterEach(() => site.remove());

describe('compressSite', () => {
  it('OF-08 puts both forms beside each text, and they hold the same text', async () => {
    const report = await compressSite(site.distDir);
    for (const name of ['index.html', `blog/${ARABIC_SLUG}/index.html`, 'assets/app-1a2b3c.js']) {
      const file = join(site.distDir, name);
      const content = readFileSync(file);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content)).toBe(true);
    }
    expect(report.files).toBe(7);
    expect(report.brotli).toBeLessThan(report.gzip);
    expect(report.gzip).toBeLessThan(report.original / 5);
  });

  it('OF-08 leaves small files and pictures alone', async () => {
    await compressSite(site.distDir);
    for (const name of ['assets/tiny-9f.css', 'robots.txt', 'icons/photo.png']) {
      expect([has(`${name}.br`), has(`${name}.gz`)]).toEqual([false, false]);
    }
  });

  it('OF-08 keeps no form that is not smaller, nor an old one of a file that changed', async () => {
    site.write('assets/noise.json', 'y'.repeat(2000));
    site.write('assets/shrunk.css', 'a{color:red}'.repeat(200));
    await compressSite(site.distDir);
    expect([has('assets/noise.json.br'), has('assets/shrunk.css.gz')]).toEqual([true, true]);
    writeFileSync(join(site.distDir, 'assets/noise.json'), randomBytes(2000));
    site.write('assets/shrunk.css', 'a{color:red}');
    await compressSite(site.distDir);
    for (const name of ['assets/noise.json', 'assets/shrunk.css']) {
      expect([has(`${name}.br`), has(`${name}.gz`)]).toEqual([false, false]);
    }
  });

  it('QU-04 a page near its bar is compressed as well as can be', async () => {
    const articles = join(import.meta.dirname, '../../../server/content/articles');
    const page = readdirSync(articles)
      .map((name) => readFileSync(join(articles, name), 'utf8'))
      .join('');
    const sizeAt = (quality: number) =>
      brotliCompressSync(page, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
        },
      }).length;
    site.write('large/index.html', page);
    await compressSite(site.distDir);
    expect(sizeAt(10)).toBeGreaterThan(36_000);
    expect(sizeAt(11)).toBeLessThan(sizeAt(10));
    expect(readFileSync(join(site.distDir, 'large/index.html.br')).length).toBe(sizeAt(11));
  });

  it('OF-08 compresses no compressed file again on a second run', async () => {
    const first = await compressSite(site.distDir);
    expect(await compressSite(site.distDir)).toEqual(first);
    expect(has('index.html.br.br')).toBe(false);
  });
});
