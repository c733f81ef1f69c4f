import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady, sharedBrowser, newVisitor, workerReady, withWorker } from '../support/browser.ts';
import { seePictures } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('the calls to the content service', () => {
  let browser: Browser;
  let site: TestSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
  });
  afterAll(async () => {
    await site.close();
  });

  it('CS-01 go to the fallback path of the same origin, read only, and say nothing of the reader', async () => {
    const { page, context } = await newVisitor(browser, withWorker);
    await context.addCookies([{ name: 'session', value: 'secret', url: site.origin }]);
    const asked: Request[] = [];
    context.on('request', (request) => asked.push(request));
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await workerReady(page);
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    await page.waitForURL(/category=/);
    await page.getByRole('searchbox').fill('visa');
    await page.waitForURL(/search=visa/);
    await page.goto(`${site.origin}/blog?page=2`);
    await page.getByText('Page 2 of').waitFor();
    await seePictures(page);
    await page.locator('main article').first().getByRole('link').click();
    await page.getByText('Available offline').waitFor();
    // The pointer may stand where this page has a menu, which would cover the way back.
    await page.mouse.move(5, 700);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByText('Latest articles').waitFor();

    expect(new Set(asked.map((request) => request.method()))).toEqual(new Set(['GET']));
    expect(new Set(asked.map((request) => new URL(request.url()).origin))).toEqual(new Set([site.origin]));
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
    await context.close();
  });
});
