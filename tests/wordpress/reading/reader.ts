import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as v from 'valibot';
import { appReady } from '../../support/browser.ts';
import type { Visits } from '../../support/visits.ts';
import type { RunningWordPress } from '../server.ts';

/** The site, built for a real WordPress on another origin, and its visitors. */
export interface Reading extends Pick<Visits, 'site' | 'newPage'> {
  readonly wordPress: () => RunningWordPress;
}

/** Polls an expectation for up to ten seconds. */
export const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000 });

/** Returns WordPress' id of a category by its slug. */
export async function categoryId({ apiBase }: RunningWordPress, slug: string): Promise<number> {
  const answer = await fetch(`${apiBase}/categories?slug=${slug}`);
  return v.parse(v.tuple([v.object({ id: v.number() })]), await answer.json())[0].id;
}

export const cards = (page: Page): Locator =>
  page.locator('main article').getByRole('heading').getByRole('link');

export const articleText = (page: Page): Locator => page.locator('#article-body');

/** Opens an address of the site and waits for the app. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Waits until the list shows the response of WordPress. */
export async function listReady(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Opens an address of the list, and waits until it is complete. */
export async function openList(page: Page, address: string): Promise<void> {
  await open(page, address);
  await listReady(page);
}

/** Opens the next page of the list; returns false on the last one. */
export async function nextPage(page: Page): Promise<boolean> {
  const next = page.getByRole('link', { name: 'Next', exact: true });
  if ((await next.count()) === 0) return false;
  const number = Number(new URL(page.url()).searchParams.get('page') ?? '1') + 1;
  await next.click();
  // The address changes before the list does.
  await page.getByText(new RegExp(`^Page ${number} of \\d+$`)).waitFor();
  await listReady(page);
  return true;
}

export const titled = (page: Page, title: string): Promise<void> =>
  page.locator('main').getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Follows a card and waits for its article. */
export async function openCard(page: Page, card: Locator): Promise<string> {
  const title = (await card.textContent()) ?? '';
  await card.click();
  await titled(page, title);
  return title;
}

/** Reads all pages of a category and opens each article from its card. Returns the titles in order. */
export async function readCategory(
  page: Page,
  { site, wordPress }: Reading,
  slug: string,
  visit: (title: string) => Promise<void>,
): Promise<string[]> {
  await openList(page, `${site().origin}/blog?category=${await categoryId(wordPress(), slug)}`);
  const titles: string[] = [];
  do {
    const list = page.url();
    for (let index = 0; index < (await cards(page).count()); index += 1) {
      const title = await openCard(page, cards(page).nth(index));
      titles.push(title);
      await visit(title);
      await page.goBack();
      await page.waitForURL(list);
      await listReady(page);
    }
  } while (await nextPage(page));
  return titles;
}

/** Scrolls to the end and waits for all pictures. Returns their natural widths. */
export async function seePictures(page: Page, selector = 'main img'): Promise<number[]> {
  const pictures = page.locator(selector);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  return pictures.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth));
}
