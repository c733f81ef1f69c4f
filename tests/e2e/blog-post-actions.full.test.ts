import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

const POST = '/blog/second-year-costs';
const TITLE = 'What it costs to keep a company: the second year';

async function open(page: Page, before: () => void): Promise<void> {
  await page.addInitScript(before);
  await page.goto(site().origin + POST);
  await appReady(page);
}

const noSheet = () => Object.defineProperty(navigator, 'share', { value: undefined });

it('BP-05 Share opens the share sheet of the device', async () => {
  const page = await newPage();
  await open(page, () =>
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) =>
        document.documentElement.setAttribute('data-shared', `${data.title} ${data.url}`),
    }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-shared'))
    .toBe(`${TITLE} ${site().origin}${POST}`);
});

it('BP-05 closing the share sheet shows no error', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, () =>
    Object.defineProperty(navigator, 'share', {
      value: async () => {
        document.documentElement.setAttribute('data-shared', 'closed');
        throw new DOMException('closed', 'AbortError');
      },
    }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('html[data-shared="closed"]').waitFor();
  expect(await page.getByText('Link copied').count()).toBe(0);
  expect(await page.getByText('could not be copied').count()).toBe(0);
});

it('BP-05 Share copies the address on devices without a share sheet', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, noSheet);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('status').getByText('Link copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site().origin + POST);
});

it('BP-05 the page points to the address bar when copying fails', async () => {
  const page = await newPage();
  await open(page, () => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link could not be copied. You can copy it from the address bar.').waitFor();
  expect(await page.getByText('Link copied').count()).toBe(0);
});

it('BP-05 Print prints the article without header and footer', async () => {
  const page = await newPage();
  await open(page, () => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('html[data-printed]').waitFor();

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.locator('footer').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Chat support' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Get a Quote' }).count()).toBe(0);
  expect(await page.getByText('Read next').isVisible()).toBe(false);

  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByText('November 19, 2026').waitFor();
  expect(await page.locator('#article-body').isVisible()).toBe(true);
});

it('OF-10 a printed article shows its address, the addresses of its links and complete pictures', async () => {
  const page = await newPage({ viewport: { width: 718, height: 1000 } });
  await page.goto(`${site().origin}/blog/corporate-bank-account-checklist`);
  await appReady(page);
  const address = page.getByText('https://marsa.example/blog/corporate-bank-account-checklist');
  expect(await address.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await address.isVisible()).toBe(true);
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('#article-body a[href^="/blog/"]')).toMatch(/^" \(\u2066\/blog\/.*\u2069\)"$/);
  const image = page.locator('#article-body img').first();
  const [broken, height] = await image.evaluate((element) => {
    const { breakInside, maxBlockSize } = getComputedStyle(element);
    return [breakInside, maxBlockSize];
  });
  expect(broken).toBe('avoid');
  expect(Number.parseFloat(height ?? '')).toBeLessThan(800);
});
