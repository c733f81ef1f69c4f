import { expect } from 'vitest';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { word } from '../support/words.ts';
import { arabicStored } from './onDevice.ts';
import { until, type Visitor } from './visitor.ts';

const CARD = 'main article a[href^="/blog/"]';
const DIALOG = '[role="dialog"][aria-modal="true"]';

export interface Way {
  readonly visitor: Visitor;
  readonly open: (path: string) => Promise<void>;
  /** Titles and paths of the first list, recorded on the first visit. */
  readonly listed: { title: string; path: string }[];
  /** Whether the language is chosen in the menu; otherwise its addresses are opened. */
  readonly choosesLanguage: boolean;
}

const heading = (visitor: Visitor, code: LanguageCode, key: string) =>
  visitor.sees('main h1', word(code, key));

/** Opens the first page of the list and asserts that it has not changed. */
export async function seeList({ visitor, open, listed }: Way): Promise<void> {
  await open('/blog');
  await visitor.sees(CARD);
  const titles = () =>
    visitor.window().evaluate(
      (card) =>
        [...document.querySelectorAll(card)].map((link) => ({
          title: link.textContent,
          path: link.getAttribute('href') ?? '',
        })),
      CARD,
    );
  if (listed.length === 0) listed.push(...(await titles()));
  expect(listed).toHaveLength(9);
  await until(titles, listed);
}

/** Reads an article of the list by its card; returns the length of its text. */
export async function readListed(way: Way, index: number): Promise<number> {
  const { visitor, listed } = way;
  await way.open('/blog');
  await visitor.tap(CARD, listed[index]?.title);
  await visitor.sees('main h1', listed[index]?.title);
  await visitor.sees('#article-body');
  return (await visitor.text('#article-body')).length;
}

export async function saveOpen({ visitor }: Way): Promise<void> {
  await visitor.tap('main header button', 'Save for offline');
  await visitor.sees('main header a', 'Saved:');
}

export async function readSaved({ visitor, open, listed }: Way, index: number): Promise<void> {
  const title = listed[index]?.title;
  await open('/saved');
  await visitor.tap('main article a', title);
  await visitor.sees('main h1', title);
  await visitor.sees('main header a', 'Saved:');
  expect((await visitor.text('#article-body')).length).toBeGreaterThan(2000);
}

export async function useMenu({ visitor, open }: Way): Promise<void> {
  await open('/');
  await visitor.tap('header button', word('en', 'common.menu'));
  await visitor.tap(`${DIALOG} a[href="/blog"]`);
  await heading(visitor, 'en', 'blog.title');
}

/** Asserts that the calculator's result changes with the place. */
export async function reckon({ visitor, open }: Way): Promise<void> {
  await open('/calculator?p=mainland');
  await visitor.sees('main dd', '43,354');
  await visitor.answers('main select');
  await visitor.window().choose('main select', 'rakez');
  await visitor.sees('main dd', '36,002');
}

/** Searches the site and opens the result with this address. */
async function find({ visitor, open }: Way, words: string, address: string): Promise<void> {
  await open('/schedule');
  await visitor.tap('header button[aria-keyshortcuts]');
  await visitor.answers(`${DIALOG} input[type="search"]`);
  await visitor.window().type(`${DIALOG} input[type="search"]`, words);
  // The results of the complete search do not move any more.
  await visitor.answers(
    `${DIALOG} a[data-hit][href="/blog?${String(new URLSearchParams({ search: words }))}"]`,
  );
  await visitor.tap(`${DIALOG} a[data-hit][href="${address}"]`);
}

/** Finds a page of the site and a listed article. */
export async function search(way: Way): Promise<void> {
  const { visitor, listed } = way;
  await find(way, 'golden visa', '/visa/golden-visa-uae');
  await visitor.sees('main h1', 'Golden visa');
  const [article] = listed;
  await find(way, article?.title ?? '', article?.path ?? '');
  await visitor.sees('main h1', article?.title);
}

async function choose(visitor: Visitor, from: LanguageCode, to: LanguageCode): Promise<void> {
  await visitor.tap('header button', word(from, 'common.menu'));
  await visitor.tap(`${DIALOG} button[lang="${to}"]`);
}

async function speaks(visitor: Visitor, code: LanguageCode, dir: 'ltr' | 'rtl'): Promise<void> {
  await heading(visitor, code, 'blog.title');
  const state = () =>
    visitor.window().evaluate(() => {
      const { lang, dataset } = document.documentElement;
      return [lang, document.dir, dataset['hydrated']?.includes('app')];
    });
  await until(state, [code, dir, true]);
}

/** Reads in Arabic, where it is chosen also at the plain address, and returns to English. */
export async function readArabic({ visitor, open, choosesLanguage }: Way): Promise<void> {
  if (choosesLanguage) {
    await open('/blog');
    await choose(visitor, 'en', 'ar');
    await speaks(visitor, 'ar', 'rtl');
    await open('/blog');
    await speaks(visitor, 'ar', 'rtl');
    await choose(visitor, 'ar', 'en');
  } else {
    await open('/ar/blog');
    await speaks(visitor, 'ar', 'rtl');
    await arabicStored(visitor);
    await open('/blog');
  }
  await speaks(visitor, 'en', 'ltr');
}

/** Submits the empty booking form and asserts its error messages. */
export async function bookNothing({ visitor, open }: Way): Promise<void> {
  await open('/');
  await visitor.tap('#booking form button[type="submit"]');
  await visitor.sees(DIALOG, 'You have not entered anything yet');
}
