import type { Page } from 'playwright-core';
import { appReady, type VisitorOptions } from './browser.ts';
import { isContentRequest } from './site.ts';
import type { Visits } from './visits.ts';

/** A kind of page: how to open it, and the widths at which it exists. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Selector of its typical content. */
  readonly shows: string;
  readonly failing?: true;
  readonly device?: VisitorOptions;
  /** The time on the device, where the page depends on it. */
  readonly now?: Date;
  readonly before?: (page: Page) => Promise<void>;
  /** Opens parts of the page, without using translated names. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** True for pages that `npm test` omits (QU-06). */
  readonly inFull?: true;
  readonly without?: readonly string[];
  /** The widths in px at which it exists, all by default. */
  readonly from?: number;
  readonly to?: number;
}

export const menuButton = (page: Page) => page.locator('header button[aria-haspopup="dialog"]:last-of-type');

const openMenu = (page: Page) => menuButton(page).click();
const openMega = (page: Page) => page.locator('header nav button:visible').first().click();
const openSettings = (page: Page) => page.locator('main header button[aria-expanded]').click();
const openLanguages = (page: Page) => page.locator('button[aria-haspopup="menu"]').first().click();

async function openLibrary(page: Page): Promise<void> {
  const saved = page.locator('main header a[href$="/saved"]');
  const either = page.locator('main header :is(button[aria-busy="false"], a[href$="/saved"])');
  await either.waitFor();
  if (!(await saved.isVisible())) await either.click();
  await saved.click();
  await page.locator('main aside').waitFor();
}

const ARTICLE = '#article-body';
const CARD = 'main article';
const ARABIC = 'فتح-حساب-بنكي-للشركات';

/** Every kind of page of the site (QU-01). */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', shows: CARD },
  { name: 'blog list', path: '/blog', shows: CARD },
  { name: 'second page of the list', path: '/blog?page=2', shows: CARD, inFull: true },
  { name: 'empty search', path: '/blog?search=qzqzqzqz', shows: 'main [role="status"] h2', inFull: true },
  { name: 'failed list', path: '/blog?page=3', shows: 'main [role="alert"] button', failing: true },
  { name: 'article', path: '/blog/corporate-bank-account-checklist', shows: `${ARTICLE} table` },
  { name: 'Arabic article', path: `/blog/${encodeURIComponent(ARABIC)}`, shows: `${ARTICLE}[lang="ar"]` },
  {
    name: 'missing article',
    path: '/blog/there-is-no-such-article',
    shows: 'main [role="status"] h1',
    inFull: true,
  },
  { name: 'empty library', path: '/saved', shows: 'main h2:not(.vh)', inFull: true },
  {
    name: 'library',
    path: '/blog/corporate-bank-account-checklist',
    shows: 'main article h3 a',
    prepare: openLibrary,
  },
  { name: 'quote', path: '/quote', shows: 'main h1' },
  { name: 'schedule', path: '/schedule', shows: 'main h1', inFull: true },
  { name: 'service page', path: '/licensing/mainland-company-dubai', shows: 'main table' },
  { name: 'price page', path: '/services/pricing', shows: 'main table' },
  { name: 'missing page', path: '/there-is-no-such-page', shows: 'main h1 ~ *' },
  { name: 'open menu', path: '/blog', shows: '[role="dialog"] a', prepare: openMenu, to: 900 },
  { name: 'open mega menu', path: '/blog', shows: 'nav:popover-open a', prepare: openMega, from: 1366 },
  {
    name: 'open reading settings',
    path: '/blog/corporate-bank-account-checklist',
    shows: 'main header fieldset',
    prepare: openSettings,
  },
  // An open menu is outside the landmarks.
  {
    name: 'open language menu',
    path: '/quote',
    shows: '[role="menuitem"]',
    prepare: openLanguages,
    from: 700,
    without: ['region'],
  },
];

/** Opens a kind of page on an existing device, and waits until its layout is final. */
export async function showKind(page: Page, { site }: Visits, kind: PageKind): Promise<void> {
  site()
    .proxy()
    .setMode(({ path }) => (kind.failing && isContentRequest(path) ? { status: 403 } : 'pass'));
  if (kind.now) await page.clock.setFixedTime(kind.now);
  await kind.before?.(page);
  await page.goto(site().origin + kind.path);
  await appReady(page);
  await page.locator('main h1').waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await kind.prepare?.(page);
  await page.locator(kind.shows).first().waitFor();
  // `prepare` may have navigated: waits for the new page's heading, title and styles.
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
}

/** Without transitions, which measurements would catch half-way. */
export const calmDevice = { reducedMotion: 'reduce' } as const;

/** Opens a kind of page without stored data, on a separate device if the kind changes the device. */
export async function openKind(visits: Visits, kind: PageKind, options: VisitorOptions): Promise<Page> {
  const device = { ...calmDevice, ...kind.device, ...options };
  const page = await (kind.now || kind.before ? visits.newPage(device) : visits.newPageAgain(device));
  await showKind(page, visits, kind);
  return page;
}
