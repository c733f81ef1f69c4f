import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as v from 'valibot';
import { appReady } from '../../support/browser.ts';
import type { Visits } from '../../support/visits.ts';
import type { RunningWordPress } from '../server.ts';

/** What tests read with: the site, built for a real WordPress on another origin, and its visitors. */
export interface Reading extends Pick<Visits, 'site' | 'newPage'> {
  readonly wordPress: () => RunningWordPress;
}

/** Expects it of a value that the network may bring late: asks again for up to ten seconds. */
export const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000 });

/** The id that WordPress gave a category, by its slug. */
export async function categoryId({ apiBase }: RunningWordPress, slug: string): Promise<number> {
  const answer = await fetch(`${apiBase}/categories?slug=${slug}`);
  return v.parse(v.tuple([v.object({ id: v.number() })]), await answer.json())[0].id;
}

/** The titles of a list, each a link to its article. */
export const cards = (page: Page): Locator =>
  page.locator('main article').getByRole('heading').getByRole('link');

/** The text of an article. */
export const articleText = (page: Page): Locator => page.locator('#article-body');

/** Opens an address of the site and waits for the app. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Waits until the list shows what WordPress answered. */
export async function listReady(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Opens an address of the list, and waits until it is complete. */
export async function openList(page: Page, address: string): Promise<void> {
  await open(page, address);
  await listReady(page);
}

/** Goes on to the next page of the list and waits for it; false when this is the last. */
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

/** Waits for the article, or any page, with this title. */
export const titled = (page: Page, title: string): Promise<void> =>
  page.locator('main').getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Follows a card and waits for its article. */
export async function openCard(page: Page, card: Locator): Promise<string> {
  const title = (await card.textContent()) ?? '';
  await card.click();
  await titled(page, title);
  return title;
}

/** Reads a category page after page, each article opened from its card and left again. Returns the titles in order. */
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

/** Scrolls to the end so that every picture is requested, and waits for all of them: their widths as drawn. */
export async function seePictures(page: Page, selector = 'main img'): Promise<number[]> {
  const pictures = page.locator(selector);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  return pictures.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth));
}
