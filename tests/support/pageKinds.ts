import type { Page } from 'playwright-core';
import { appReady, type VisitorOptions } from './browser.ts';
import { isContentRequest } from './site.ts';
import type { Visits } from './visits.ts';

/** A kind of page as readers meet it: how one gets there, and on which screens it exists. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** True when the content service fails. */
  readonly failing?: true;
  /** Opens what has to be open; all names are language-independent. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Rules of axe that do not fit it. */
  readonly without?: readonly string[];
  /** Widths in px that have it; all of them where nothing is said. */
  readonly from?: number;
  readonly to?: number;
}

/** The button of the slide-out menu. */
export const menuButton = (page: Page) => page.locator('header button[aria-haspopup="dialog"]');

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

async function openLanguages(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem').first().waitFor();
}

/** Every kind of page that the site has (QU-01). */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'blog list', path: '/blog' },
  { name: 'last page of the list', path: '/blog?page=2' },
  { name: 'empty search', path: '/blog?search=qzqzqzqz' },
  { name: 'failed list', path: '/blog?page=3', failing: true },
  { name: 'article', path: '/blog/corporate-bank-account-checklist' },
  { name: 'Arabic article', path: '/blog/bank-account-ar' },
  { name: 'missing article', path: '/blog/there-is-no-such-article' },
  { name: 'quote', path: '/quote' },
  { name: 'schedule', path: '/schedule' },
  { name: 'missing page', path: '/there-is-no-such-page' },
  { name: 'open menu', path: '/blog', prepare: openMenu, to: 900 },
  // A menu that pops up stands beside the landmarks while it is open.
  { name: 'open language menu', path: '/quote', prepare: openLanguages, from: 700, without: ['region'] },
];

/** The widths among `widths` on which a kind of page exists. */
export const widthsOf = ({ from = 0, to = Infinity }: PageKind, widths: readonly number[]): number[] =>
  widths.filter((width) => from <= width && width <= to);

/** Shows a kind of page on a device that is there already, and waits until it stands as it will be. */
export async function showKind(page: Page, { site }: Visits, kind: PageKind): Promise<void> {
  site()
    .proxy()
    .setMode(({ path }) => (kind.failing && isContentRequest(path) ? { status: 403 } : 'pass'));
  await page.goto(site().origin + kind.path);
  await appReady(page);
  await page.locator('main h1').waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await kind.prepare?.(page);
}

/**
 * A device on which colours and places change without a transition, so that none is measured half-way. Without
 * a worker it is ready sooner.
 */
export const calmDevice = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Opens a kind of page on a calm device of its own. */
export async function openKind(visits: Visits, kind: PageKind, options: VisitorOptions): Promise<Page> {
  const page = await visits.newPage({ ...calmDevice, ...options });
  await showKind(page, visits, kind);
  return page;
}
