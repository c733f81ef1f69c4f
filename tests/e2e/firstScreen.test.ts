import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const PHONE = { width: 390, height: 844 };
/** Excludes the bar at the bottom, which is at the end of the HTML. */
const clip = { x: 0, y: 0, width: PHONE.width, height: PHONE.height - 76 };

/** The part of a page that a browser has decoded after `bytes` of the compressed response. */
function beginning(path: string, bytes: number): string {
  const file = readFileSync(`${DIST}${path === '/' ? '' : path}/index.html.br`).subarray(0, bytes);
  return brotliDecompressSync(file, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

describe('the first screen of a phone', () => {
  const { site, newPage } = visits();

  async function screen(page: Page, path: string): Promise<Buffer> {
    await page.goto(site().origin + path);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return page.screenshot({ clip, animations: 'disabled' });
  }

  it.each([
    '/',
    '/ar',
    '/ur',
    '/blog',
    '/ar/blog',
    '/ur/blog',
    '/hi/blog',
    '/blog/second-year-costs',
    '/ar/blog/second-year-costs',
    '/visa/golden-visa-uae',
    '/ar/visa/golden-visa-uae',
    '/packages',
    '/calculator',
  ])('QU-04 the first 14 kB of the response render %s', async (path) => {
    const page = await newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await screen(page, path);
    const whole = await screen(page, path);
    const body = beginning(path, 14 * 1024);
    await page.route(site().origin + path, (route) => route.fulfill({ body, contentType: 'text/html' }));
    expect((await screen(page, path)).equals(whole)).toBe(true);
    expect(body).not.toContain('<footer');
  });
});
