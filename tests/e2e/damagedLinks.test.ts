import { expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { textsStored } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';

const { site, visit } = visits();

it('QU-03 OF-02 a link damaged by a chat app opens its page with the worker, also offline', async () => {
  const page = await visit('/faq', withWorker);
  await appReady(page);
  await workerReady(page);
  const lead = async (path: string) => {
    await page.goto(site().origin + path);
    await appReady(page);
    return page.url().slice(site().origin.length);
  };
  // The page is not cached: the server corrects the address.
  expect(await lead('/visa/golden-visa-uae)')).toBe('/visa/golden-visa-uae');
  await lead('/blog/second-year-costs');
  await textsStored(page, 1);
  await page.context().setOffline(true);
  expect(await lead('/faq).')).toBe('/faq');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Questions and answers');
  expect(await lead('/blog%E2%80%8B?utm_source=chat')).toBe('/blog?utm_source=chat');
  expect(await lead('/blog/second-year-costs&amp;utm_source=chat')).toBe('/blog/second-year-costs');
  expect(await lead('/nowhere).')).toBe('/nowhere).');
});
