// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressSite } from '../../../server/build/compress.ts';
import { ARABIC_SLUG, makeFixtureSite } from './fixtureSite.ts';

it('OF-08 each text has a brotli and a gzip form, small files and pictures have none; a second run changes nothing', async () => {
  const { distDir } = makeFixtureSite({ 'icons/photo.png': 'x'.repeat(5000) });
  const report = await compressSite(distDir);
  for (const name of ['index.html', `blog/${ARABIC_SLUG}/index.html`, 'assets/app-1a2b3c.js']) {
    const file = join(distDir, name);
    const content = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content)).toBe(true);
  }
  const absent = ['assets/tiny-9f.css', 'robots.txt', 'icons/photo.png'].flatMap((name) => [
    `${name}.br`,
    `${name}.gz`,
  ]);
  expect(absent.filter((name) => existsSync(join(distDir, name)))).toEqual([]);
  expect(report.files).toBe(7);
  expect(report.brotli).toBeLessThan(report.gzip);
  expect(await compressSite(distDir)).toEqual(report);
});

it('OF-08 a compressed form is removed when its file changes and the form is no longer smaller', async () => {
  const site = makeFixtureSite({ 'assets/a.json': 'y'.repeat(2000), 'assets/b.css': 'a{}'.repeat(800) });
  const forms = () => ['a.json.br', 'b.css.gz'].map((name) => existsSync(join(site.distDir, 'assets', name)));
  await compressSite(site.distDir);
  expect(forms()).toEqual([true, true]);
  site.write('assets/a.json', randomBytes(2000));
  site.write('assets/b.css', 'a{color:red}');
  await compressSite(site.distDir);
  expect(forms()).toEqual([false, false]);
});
