import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { seePictures } from '../support/pictures.ts';
import { visits } from '../support/visits.ts';

describe('requests to the content service', () => {
  const { newPage, site } = visits();

  it('CS-01 requests use the fallback path of the same origin, are read-only and contain no data of the reader', async () => {
    const page = await newPage(withWorker);
    const { origin } = site();
    const context = page.context();
    await context.addCookies([{ name: 'session', value: 'secret', url: origin }]);
    const asked: Request[] = [];
    context.on('request', (request) => asked.push(request));
    await page.goto(`${origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    await page.waitForURL(/category=/);
    await page.getByRole('searchbox').fill('visa');
    await page.waitForURL(/search=visa/);
    await page.goto(`${origin}/blog?page=2`);
    await page.getByText('Page 2 of').waitFor();
    await seePictures(page);
    await page.locator('main article').first().getByRole('link').click();
    await page.getByText('Available offline').waitFor();
    // The pointer could open a menu of this page, which would cover the link.
    await page.mouse.move(5, 700);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByText('Latest articles').waitFor();

    expect(new Set(asked.map((request) => request.method()))).toEqual(new Set(['GET']));
    expect(new Set(asked.map((request) => new URL(request.url()).origin))).toEqual(new Set([origin]));
    const calls = asked.filter((request) => new URL(request.url()).pathname.startsWith('/wp-json/'));
    expect(new Set(calls.map((request) => new URL(request.url()).pathname))).toEqual(
      new Set(['/wp-json/wp/v2/posts', '/wp-json/wp/v2/categories']),
    );
    for (const call of calls) {
      const headers = await call.allHeaders();
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-wp-nonce');
    }
  });
});
