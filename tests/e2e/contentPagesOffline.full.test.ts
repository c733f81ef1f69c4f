import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { navigationPaths } from '../../src/content/navigation.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { visits } from '../support/visits.ts';
import { REST } from '../support/warmed.ts';
import { word } from '../support/words.ts';

const { site, visit } = visits();

describe('all content pages', () => {
  it('PG-02 OF-02 after one visit and a rest, every page opens without a network', async () => {
    const page = await visit('/', withWorker);
    await appReady(page);
    await workerReady(page);
    const bodies = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('marsa-further')).keys();
        // With them lies what the site's search looks through.
        return keys.filter(({ url }) => /\/assets\/pages-en\/(?!en-)/.test(url)).length;
      });
    await expect.poll(bodies, REST).toBe(navigationPaths.length);
    await cutOff('the network cut', page.context(), site());
    const waiting = [...navigationPaths];
    const wrong: string[] = [];
    const readOn = async (tab: Page) => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await tab.goto(site().origin + path);
        await appReady(tab);
        const heading = await tab.locator('main h1').textContent();
        if (heading !== word('en', `menu.titles.${path}`)) wrong.push(path);
      }
    };
    const others = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
    await Promise.all([page, ...others].map(readOn));
    expect(wrong).toEqual([]);
  }, 180_000);
});
