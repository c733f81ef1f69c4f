import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { word } from '../../support/words.ts';
import { type Aim, plainAddress } from './view.ts';

export interface Listed {
  readonly title: string;
  readonly path: string;
}

export interface Reader {
  readonly page: Page;
  readonly origin: string;
  /** The aims so far; the last one is the current page. */
  readonly trail: Aim[];
  readonly listed: Listed[];
  readonly opened: Set<string>;
  /** True when the last step failed: the reader then types addresses instead of tapping. */
  lost: boolean;
}

const CONTROL_TIMEOUT_MS = 3_000;

const heading = (key: string) => word('en', key);

export const home: Aim = { address: '/', heading: heading('hero.title'), shows: 'cards' };

export const list = (query = '', current?: RegExp): Aim => ({
  address: plainAddress(`/blog${query}`),
  heading: heading('blog.title'),
  shows: 'cards',
  ...(current ? { current } : {}),
});

export const contact = (purpose: 'quote' | 'schedule'): Aim => ({
  address: `/${purpose}`,
  heading: heading(`contact.${purpose}Title`),
  shows: 'words',
});

const article = ({ title, path }: Listed): Aim => ({
  address: plainAddress(path),
  heading: title,
  shows: 'text',
});

/** An article of every build, for readers who have not seen a list. */
const SOME_ARTICLE: Listed = { title: '', path: '/blog/mainland-free-zone-or-offshore' };

/** Navigates to an address without waiting for the response. */
export function type({ page, origin }: Reader, aim: Aim): Aim {
  void page.goto(origin + encodeURI(aim.address), { waitUntil: 'commit', timeout: 0 }).catch(() => undefined);
  return aim;
}

/** Taps the link to an aim; a lost reader, or one without a link to tap, types the address. */
export async function tap(reader: Reader, control: Locator, aim: Aim): Promise<Aim> {
  reader.trail.push(aim);
  if (reader.lost) return type(reader, aim);
  try {
    await control.first().click({ timeout: CONTROL_TIMEOUT_MS, noWaitAfter: true });
    return aim;
  } catch {
    return type(reader, aim);
  }
}

/** Presses a button that changes only the displayed content, if it can be pressed. */
export async function press({ page }: Reader, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await button.click({ timeout: CONTROL_TIMEOUT_MS, noWaitAfter: true }).catch(() => undefined);
}

const CARD_LINK = 'main article :is(h2, h3) > a';

/** Returns the articles of the cards on the page, in order. */
export async function listedOn(page: Page): Promise<Listed[]> {
  const links = page.locator(`${CARD_LINK}[href^="/blog/"]`).evaluateAll((found) =>
    found.map((link) => ({
      title: link.textContent,
      path: link.getAttribute('href') ?? '',
    })),
  );
  const none: Listed[] = [];
  return Promise.race([links.catch(() => none), pause(CONTROL_TIMEOUT_MS, none)]);
}

/** Taps the card of an article that was not opened yet; `place` is its index among those. */
export async function tapCard(reader: Reader, place = 0): Promise<Aim> {
  const here = reader.lost ? [] : await listedOn(reader.page);
  reader.listed.push(...here.filter(({ path }) => !reader.listed.some((known) => known.path === path)));
  const fresh = (found: readonly Listed[]) => found.filter(({ path }) => !reader.opened.has(path));
  const choice = fresh(here).at(place) ?? fresh(here).at(-1) ?? fresh(reader.listed)[0] ?? SOME_ARTICLE;
  reader.opened.add(choice.path);
  const aim = choice.title === '' ? { ...article(choice), heading: /./ } : article(choice);
  return tap(reader, reader.page.locator(`${CARD_LINK}[href="${choice.path}"]`), aim);
}

/** Types the address of an article that was listed and never opened. */
export function typeArticle(reader: Reader): Aim {
  const choice = reader.listed.find(({ path }) => !reader.opened.has(path)) ?? SOME_ARTICLE;
  reader.opened.add(choice.path);
  const aim = choice.title === '' ? { ...article(choice), heading: /./ } : article(choice);
  reader.trail.push(aim);
  return type(reader, aim);
}

export function typeIn(reader: Reader, aim: Aim): Aim {
  reader.trail.push(aim);
  return type(reader, aim);
}

export async function back(reader: Reader): Promise<Aim> {
  if (reader.trail.length > 1) reader.trail.pop();
  const aim = reader.trail.at(-1) ?? home;
  if (reader.lost) return type(reader, aim);
  const gone = reader.page.evaluate(() => window.history.back()).catch(() => undefined);
  await Promise.race([gone, pause(CONTROL_TIMEOUT_MS)]);
  return aim;
}

export function reload(reader: Reader): Aim {
  const aim = reader.trail.at(-1) ?? home;
  if (reader.lost) return type(reader, aim);
  void reader.page.reload({ waitUntil: 'commit', timeout: 0 }).catch(() => undefined);
  return aim;
}

/** Taps a category's chip; `place` is its index after "All". */
export async function tapCategory(reader: Reader, place: number): Promise<Aim> {
  const chip = reader.page
    .getByRole('navigation', { name: heading('blog.filters') })
    .getByRole('link')
    .nth(place);
  const read = reader.lost
    ? undefined
    : await Promise.all([
        chip.getAttribute('href', { timeout: CONTROL_TIMEOUT_MS }),
        chip.textContent({ timeout: CONTROL_TIMEOUT_MS }),
      ]).catch(() => undefined);
  const [href, name] = read ?? [];
  if (!href || !name) return typeIn(reader, list());
  return tap(reader, chip, list(href.slice(href.indexOf('?')), new RegExp(`^${RegExp.escape(name)}$`)));
}

/** Searches: types into the field and submits it. */
export async function search(reader: Reader, text: string): Promise<Aim> {
  // The search keeps the chosen category.
  const query = new URLSearchParams(reader.trail.at(-1)?.address.split('?')[1]);
  query.delete('page');
  query.set('search', text);
  const aim = list(`?${query.toString()}`, /^\d+ articles?$/);
  reader.trail.push(aim);
  if (reader.lost) return type(reader, aim);
  const field = reader.page.getByRole('searchbox');
  try {
    await field.fill(text, { timeout: CONTROL_TIMEOUT_MS });
    await field.press('Enter', { timeout: CONTROL_TIMEOUT_MS, noWaitAfter: true });
    return aim;
  } catch {
    return type(reader, aim);
  }
}
