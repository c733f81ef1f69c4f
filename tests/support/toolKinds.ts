import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageKind } from './pageKinds.ts';
import { requestReady } from './requests.ts';
import { fakeSpeech } from './speech.ts';
import { answers } from './visits.ts';

const MORNING = new Date('2026-11-18T05:30:00Z');
const FIELDS = 'main fieldset:enabled';
const TAX = '/accounting/tax-advice-uae';
const VAT = '/accounting/vat-registration-uae';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const openSummary = (selector: string) => async (page: Page) => {
  await page.locator(FIELDS).first().waitFor();
  await page.locator(selector).first().click();
};

async function openAll(page: Page, where: string): Promise<void> {
  const closed = page.locator(`${where} [aria-expanded="false"]`).filter({ visible: true });
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
}

async function openAllDocuments(page: Page): Promise<void> {
  await page.locator(FIELDS).first().waitFor();
  await openAll(page, 'main fieldset');
}

async function fillMeeting(page: Page): Promise<void> {
  await requestReady(page);
  const form = page.locator('main form');
  await form.locator('[name="date"]').fill('2026-11-22');
  await form.locator('button[aria-expanded]').click();
  await form.locator('[name="date2"]').fill('2026-11-23');
  await form.locator('[name="slot2"]').selectOption('09:00');
}

async function confirmMeeting(page: Page): Promise<void> {
  await fillMeeting(page);
  const form = page.locator('main form');
  await form.locator('[name="date"]').fill('2026-11-23');
  await form.locator('[name="slot"][value="09:00"]').check();
  await form.locator('[type="submit"]').click();
}

async function confirmQuote(page: Page): Promise<void> {
  await requestReady(page);
  await page.locator('main form [name="name"]').fill('Amina');
  await page.locator('main form [type="submit"]').click();
}

async function compareAll(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main table thead bdi').count()).toBe(4);
  // On phones a button shows the other zones.
  await openAll(page, 'main');
  await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
}

async function openEstimate(page: Page): Promise<void> {
  await page.locator('main table').first().waitFor();
  await page.locator('main details:has(dt) > summary').first().click();
}

const searchFor = (text: string) => async (page: Page) => {
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.locator('[aria-modal="true"] [type="search"]').fill(text);
};

async function listen(page: Page): Promise<void> {
  await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
  await page.locator('main header button[aria-pressed]').click();
}

/** Stores a first visit an hour ago, so that the app is offered. */
async function seenBefore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('install-offer'))
      localStorage.setItem('install-offer', JSON.stringify({ visits: 1, lastSeen: Date.now() - 3_600_000 }));
  });
}

/** The screens and overlays of tools (PG-02, QU-01). */
export const toolKinds: readonly PageKind[] = [
  {
    name: 'checklist',
    path: '/checklist?in=mainland&by=both',
    shows: FIELDS,
    prepare: openAllDocuments,
  },
  {
    name: 'timeline of a mainland company',
    path: '/business-guide/costs-timelines?in=mainland',
    shows: FIELDS,
    prepare: openSummary('main fieldset summary'),
  },
  {
    name: 'timeline of an Estonian company',
    path: '/business-guide/costs-timelines?in=estonia',
    shows: FIELDS,
    prepare: openSummary('main fieldset summary'),
  },
  {
    name: 'filled form for a meeting',
    path: '/schedule',
    shows: 'main form button[aria-expanded="true"]',
    now: MORNING,
    device: { timezoneId: 'America/Los_Angeles' },
    prepare: fillMeeting,
  },
  {
    name: 'summary of a meeting',
    path: '/schedule',
    shows: '[role="dialog"] dl, dialog[open] dl',
    now: MORNING,
    prepare: confirmMeeting,
  },
  {
    name: 'summary of a quote',
    path: '/quote',
    shows: '[role="dialog"] dl, dialog[open] dl',
    prepare: confirmQuote,
  },
  {
    name: 'deadlines',
    path: '/accounting/templates?d=freeZone_company_2026-01-31_1_12_q2_0_0_Acme_30',
    shows: FIELDS,
    prepare: openSummary('main section summary'),
  },
  {
    name: 'deadlines of an Estonian company',
    path: '/accounting/templates?d=estonia_company_2026-09-14_1_12_monthly_0_0__14_1',
    shows: FIELDS,
    prepare: openSummary('main section summary'),
  },
  {
    name: 'corporate tax of a free-zone company',
    path: `${TAX}?t=zone_1500000_500000_12_2026_1_0_50000_11111`,
    shows: FIELDS,
    prepare: openSummary('main section details summary'),
  },
  {
    name: 'corporate tax with the largest numbers',
    path: `${TAX}?t=company_99999999999_99999999999_2_2028_1_0_0_00000`,
    shows: FIELDS,
    prepare: openSummary('main section details summary'),
  },
  {
    name: 'VAT',
    path: `${VAT}?v=99999999999_60000_0_0_20000_90000_0`,
    shows: FIELDS,
    prepare: openSummary('main section details summary'),
  },
  {
    name: 'four zones side by side',
    path: '/business-guide/free-zone-comparison?c=dmcc,rakez,shams,kezad',
    shows: 'main table thead bdi',
    prepare: compareAll,
  },
  {
    name: 'papers for a visa',
    path: '/visa/requirements?v=family',
    shows: 'main section select',
    prepare: (page) => answers(page.locator('main section select').first()),
  },
  {
    name: 'workspace finder',
    path: '/workspace/finder?w=more-often-special-team-comfort',
    shows: 'main select',
    prepare: (page) => answers(page.locator('main select').first()),
  },
  {
    name: 'calculator',
    path: '/calculator?p=dmcc&e=10&m=1&b=1&p2=uk&k2=tourism',
    shows: 'main details[open] dt',
    prepare: openEstimate,
  },
  { name: 'download', path: '/downloads/setup-guide', shows: 'main a[href$=".pdf"]' },
  { name: 'templates', path: '/accounting/templates', shows: 'main a[href$=".docx"]' },
  {
    name: 'questions',
    path: '/faq',
    shows: 'main details',
  },
  { name: 'contact', path: '/company/contact', shows: 'main a[href^="tel:"]' },
  { name: 'open search', path: '/', shows: '[aria-modal="true"] a', prepare: searchFor('') },
  {
    name: 'search with results',
    path: '/',
    shows: '[aria-modal="true"] a[data-hit]',
    prepare: searchFor('visa'),
  },
  {
    name: 'search without results',
    path: '/',
    shows: '[aria-modal="true"] a[href*="/company/contact"]',
    prepare: searchFor('qzqzqz'),
  },
  {
    name: 'article that is read aloud',
    path: '/blog/corporate-bank-account-checklist',
    shows: 'main header [role="region"]',
    before: (page) => fakeSpeech(page),
    prepare: listen,
    // Content below the bar can be scrolled.
    without: ['target-size'],
  },
  {
    name: 'offer of the app',
    path: '/blog',
    shows: 'aside:has(button[aria-label]):has(h2)',
    device: { userAgent: IPHONE },
    before: seenBefore,
    prepare: (page) => page.locator('aside:has(h2) button:not([aria-label])').first().click(),
  },
];
