import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What a reader sees of a page at one moment. */
export interface View {
  /** True where the browser shows its own error page, or the server's 503 page. */
  readonly broken: boolean;
  /** When the document began, in milliseconds since 1970: another one for each document. */
  readonly born: number;
  /** Path and query, decoded. */
  readonly address: string;
  /** The page's heading; empty while nothing was painted. */
  readonly heading: string;
  readonly cards: number;
  /** Characters of the article's text. */
  readonly text: number;
  /** Characters of all that the main part shows. */
  readonly words: number;
  /** What the page itself says of where one is: chosen category, number of the page, results of a search. */
  readonly current: readonly string[];
  /** True while an installed worker controls the page. */
  readonly controlled: boolean;
}

/** What a reader wants to see. */
export interface Aim {
  /** Path and query, decoded. */
  readonly address: string;
  readonly heading: string | RegExp;
  /** The page's substance: at least one card, the article's text, or words to act on. */
  readonly shows: 'cards' | 'text' | 'words';
  /** Must be among what the page says of where one is. */
  readonly current?: RegExp;
}

/** Fewest characters that count as an article's text, and as a page's words. */
const SUBSTANCE = { text: 1_000, words: 200 } as const;

const BROKEN: View = {
  broken: true,
  born: 0,
  address: '',
  heading: '',
  cards: 0,
  text: 0,
  words: 0,
  current: [],
  controlled: false,
};

/** A path and query as they are compared: decoded, without a slash at the end. */
export function plainAddress(address: string): string {
  try {
    return decodeURIComponent(address)
      .normalize('NFC')
      .replace(/(.)\/(?=$|\?)/, '$1');
  } catch {
    return address;
  }
}

/** Runs in the page. */
function readView(): Omit<View, 'broken'> & { readonly status: string } {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const lengthOf = (selector: string) =>
    all(selector).reduce((sum, element) => sum + element.textContent.length, 0);
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  return {
    born: performance.timeOrigin,
    address: window.location.pathname + window.location.search,
    heading: painted ? (all('main h1')[0]?.textContent ?? '') : '',
    cards: all('main article').filter((card) => card.textContent.trim() !== '').length,
    text: lengthOf('#article-body'),
    words: lengthOf('main'),
    current: all('main [aria-current], main [role="status"]').map((element) => element.textContent),
    controlled: Boolean(navigator.serviceWorker?.controller),
    status: document.querySelector('body > h1')?.textContent ?? '',
  };
}

/** Looks at a page; undefined when it cannot be told at the moment, as between two documents. */
export async function look(page: Page): Promise<View | undefined> {
  if (page.url().startsWith('chrome-error:')) return BROKEN;
  const read = page.evaluate(readView).catch(() => undefined);
  const view = await Promise.race([read, pause(2_000, undefined)]);
  if (!view) return undefined;
  const { status, ...seen } = view;
  return { ...seen, broken: status === 'Error 503', address: plainAddress(seen.address) };
}

/** True when what is seen is what was wanted. */
export function arrived(view: View, aim: Aim): boolean {
  const { heading, current } = aim;
  if (view.broken || view.address !== aim.address) return false;
  if (typeof heading === 'string' ? view.heading !== heading : !heading.test(view.heading)) return false;
  if (current && !view.current.some((text) => current.test(text))) return false;
  return aim.shows === 'cards' ? view.cards > 0 : view[aim.shows] >= SUBSTANCE[aim.shows];
}
