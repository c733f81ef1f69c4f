import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface View {
  /** True for the browser's error page and the server's 503 page. */
  readonly broken: boolean;
  /** The time origin of the document in milliseconds since 1970, which identifies it. */
  readonly born: number;
  readonly address: string;
  /** The page's heading; empty before the first paint. */
  readonly heading: string;
  readonly cards: number;
  readonly text: number;
  readonly words: number;
  /** The chosen category, number of the page and results of a search. */
  readonly current: readonly string[];
  readonly controlled: boolean;
}

export interface Aim {
  readonly address: string;
  readonly heading: string | RegExp;
  /** The content: at least one card, the article's text, or other text. */
  readonly shows: 'cards' | 'text' | 'words';
  /** Must match the page's `current`. */
  readonly current?: RegExp;
}

/** The minimum length of an article's text and of a page's text. */
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

/** Normalises a path and query: decoded, without a trailing slash. */
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

/** Reads the state of a page; undefined between two documents. */
export async function look(page: Page): Promise<View | undefined> {
  if (page.url().startsWith('chrome-error:')) return BROKEN;
  const read = page.evaluate(readView).catch(() => undefined);
  const view = await Promise.race([read, pause(2_000, undefined)]);
  if (!view) return undefined;
  const { status, ...seen } = view;
  return { ...seen, broken: status === 'Error 503', address: plainAddress(seen.address) };
}

export function arrived(view: View, aim: Aim): boolean {
  const { heading, current } = aim;
  if (view.broken || view.address !== aim.address) return false;
  if (typeof heading === 'string' ? view.heading !== heading : !heading.test(view.heading)) return false;
  if (current && !view.current.some((text) => current.test(text))) return false;
  return aim.shows === 'cards' ? view.cards > 0 : view[aim.shows] >= SUBSTANCE[aim.shows];
}
