import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { word } from '../../support/words.ts';
import { type Aim, plainAddress } from './view.ts';

/** An article as a list names it. */
export interface Listed {
  readonly title: string;
  /** Path of its address, as the link has it. */
  readonly path: string;
}

/** A reader in the middle of a session. */
export interface Reader {
  readonly page: Page;
  readonly origin: string;
  /** The aims so far, for the way back; the last one is where the reader is. */
  readonly trail: Aim[];
  /** Articles that the reader has seen in a list. */
  readonly listed: Listed[];
  /** Paths of articles that were opened. */
  readonly opened: Set<string>;
  /** True when the step before did not arrive: the reader then types in addresses in place of tapping. */
  lost: boolean;
}

/** A control is looked for so long, in milliseconds. */
const CONTROL = 3_000;

const heading = (key: string) => word('en', key);

/** The home page. */
export const home: Aim = { address: '/', heading: heading('hero.title'), shows: 'cards' };

/** A list, as its address names it. */
export const list = (query = '', current?: RegExp): Aim => ({
  address: plainAddress(`/blog${query}`),
  heading: heading('blog.title'),
  shows: 'cards',
  ...(current ? { current } : {}),
});

/** The page that asks for a quote or a meeting. */
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

/** An article that every build has, for readers who have seen no list. */
const SOME_ARTICLE: Listed = { title: '', path: '/blog/mainland-free-zone-or-offshore' };

/** Types in an address; it is not waited for. */
export function type({ page, origin }: Reader, aim: Aim): Aim {
  void page.goto(origin + encodeURI(aim.address), { waitUntil: 'commit', timeout: 0 }).catch(() => undefined);
  return aim;
}

/** Taps what leads to an aim; a lost reader, or one who finds nothing to tap, types in the address. */
export async function tap(reader: Reader, control: Locator, aim: Aim): Promise<Aim> {
  reader.trail.push(aim);
  if (reader.lost) return type(reader, aim);
  try {
    await control.first().click({ timeout: CONTROL, noWaitAfter: true });
    return aim;
  } catch {
    return type(reader, aim);
  }
}

/** Presses a button that changes nothing but what is shown; one that cannot be pressed is left. */
export async function press({ page }: Reader, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await button.click({ timeout: CONTROL, noWaitAfter: true }).catch(() => undefined);
}

const CARD_LINK = 'main article :is(h2, h3) > a';

/** The articles whose cards are on the page, in its order. */
export async function listedOn(page: Page): Promise<Listed[]> {
  const links = page.locator(`${CARD_LINK}[href^="/blog/"]`).evaluateAll((found) =>
    found.map((link) => ({
      title: link.textContent,
      path: link.getAttribute('href') ?? '',
    })),
  );
  const none: Listed[] = [];
  return Promise.race([links.catch(() => none), pause(CONTROL, none)]);
}

/** Taps a card whose article was not opened yet, the one at `place` among those. */
export async function tapCard(reader: Reader, place = 0): Promise<Aim> {
  const here = reader.lost ? [] : await listedOn(reader.page);
  reader.listed.push(...here.filter(({ path }) => !reader.listed.some((known) => known.path === path)));
  const fresh = (found: readonly Listed[]) => found.filter(({ path }) => !reader.opened.has(path));
  const choice = fresh(here).at(place) ?? fresh(here).at(-1) ?? fresh(reader.listed)[0] ?? SOME_ARTICLE;
  reader.opened.add(choice.path);
  const aim = choice.title === '' ? { ...article(choice), heading: /./ } : article(choice);
  return tap(reader, reader.page.locator(`${CARD_LINK}[href="${choice.path}"]`), aim);
}

/** Types in the address of an article that was listed and never opened. */
export function typeArticle(reader: Reader): Aim {
  const choice = reader.listed.find(({ path }) => !reader.opened.has(path)) ?? SOME_ARTICLE;
  reader.opened.add(choice.path);
  const aim = choice.title === '' ? { ...article(choice), heading: /./ } : article(choice);
  reader.trail.push(aim);
  return type(reader, aim);
}

/** Types in an address of the site. */
export function typeIn(reader: Reader, aim: Aim): Aim {
  reader.trail.push(aim);
  return type(reader, aim);
}

/** Goes back to what was there before. */
export async function back(reader: Reader): Promise<Aim> {
  if (reader.trail.length > 1) reader.trail.pop();
  const aim = reader.trail.at(-1) ?? home;
  if (reader.lost) return type(reader, aim);
  const gone = reader.page.evaluate(() => window.history.back()).catch(() => undefined);
  await Promise.race([gone, pause(CONTROL)]);
  return aim;
}

/** Loads the page again. */
export function reload(reader: Reader): Aim {
  const aim = reader.trail.at(-1) ?? home;
  if (reader.lost) return type(reader, aim);
  void reader.page.reload({ waitUntil: 'commit', timeout: 0 }).catch(() => undefined);
  return aim;
}

/** Taps a category's chip, the one at `place` after "All". */
export async function tapCategory(reader: Reader, place: number): Promise<Aim> {
  const chip = reader.page
    .getByRole('navigation', { name: heading('blog.filters') })
    .getByRole('link')
    .nth(place);
  const read = reader.lost
    ? undefined
    : await Promise.all([
        chip.getAttribute('href', { timeout: CONTROL }),
        chip.textContent({ timeout: CONTROL }),
      ]).catch(() => undefined);
  const [href, name] = read ?? [];
  if (!href || !name) return typeIn(reader, list());
  return tap(reader, chip, list(href.slice(href.indexOf('?')), new RegExp(`^${RegExp.escape(name)}$`)));
}

/** Searches for a word: types it into the field and sends it off. */
export async function search(reader: Reader, text: string): Promise<Aim> {
  // The chosen category stays chosen.
  const query = new URLSearchParams(reader.trail.at(-1)?.address.split('?')[1]);
  query.delete('page');
  query.set('search', text);
  const aim = list(`?${query.toString()}`, /^\d+ articles?$/);
  reader.trail.push(aim);
  if (reader.lost) return type(reader, aim);
  const field = reader.page.getByRole('searchbox');
  try {
    await field.fill(text, { timeout: CONTROL });
    await field.press('Enter', { timeout: CONTROL, noWaitAfter: true });
    return aim;
  } catch {
    return type(reader, aim);
  }
}
