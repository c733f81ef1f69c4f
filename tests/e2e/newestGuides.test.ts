import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CASES, choice, IN_FULL } from '../support/everyCase.ts';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { openLibrary } from '../support/library.ts';
import { cutOff } from '../support/outages.ts';
import { storedTexts } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const at = visits();

/** All guides of the repository; the home page lists six. */
const GUIDES = 28;
const OLD = '/blog/local-sponsor-myth';

const asked = () =>
  at
    .proxy()
    .requests('/posts')
    .map(({ path }) => new URLSearchParams(path.split('?')[1]));

/** Resolves when the console reports that nothing was prefetched. */
const refused = (page: Page, reason: string) =>
  page.waitForEvent('console', (message) =>
    message.text().startsWith(`The newest guides were not fetched: ${reason}`),
  );

describe('the newest guides', () => {
  it('OF-11 after one visit to the home page, a guide that was never listed is readable offline', async () => {
    const page = await at.visit('/', withWorker);
    await appReady(page);
    await workerReady(page);
    await expect.poll(() => storedTexts(page)).toBe(GUIDES);
    // One request compares the guides and one fetches all missing ones.
    const ahead = asked().filter((query) => query.get('per_page') === '100');
    expect(ahead.map((query) => query.get('_fields'))).toEqual(['id,modified_gmt']);
    await cutOff('the network cut', page.context(), at.site());
    await page.goto(at.site().origin + OLD);
    await page.getByRole('heading', { level: 1, name: /local sponsor/i }).waitFor();
    expect((await page.locator('#article-body').textContent())?.length).toBeGreaterThan(2_000);
  });

  it('OF-11 the library shows the number of readable guides and deletes them', IN_FULL, async () => {
    const page = await at.visit('/saved', withWorker);
    await page.getByText('The newest 28 guides can be read offline.').waitFor();
    await page.getByLabel(word('en', 'library.newest')).selectOption('0');
    await expect.poll(() => storedTexts(page)).toBe(0);
    await openLibrary(page, at.site().origin);
    expect(await page.getByLabel(word('en', 'library.newest')).inputValue()).toBe('0');
    expect(await page.getByText('can be read offline').count()).toBe(0);
  });

  it.each(
    choice(1, [
      ['data saving', { saveData: true, type: 'wifi' }],
      ['a mobile network', { saveData: false, type: 'cellular' }],
    ] as const),
  )('OF-11 with %s nothing is prefetched', CASES, async (_name, told) => {
    const page = await at.newPage(withWorker);
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), connection) });
    }, told);
    const said = refused(page, 'the connection may cost');
    await page.goto(`${at.site().origin}/faq`);
    await said;
    expect(asked()).toEqual([]);
    expect(await storedTexts(page)).toBe(0);
  });
});
