import { clean, parsed } from './fixture.ts';

/** Elements that are never visible. */
const UNSEEN = 'script, style, noscript, template, audio > a, video > a, param, annotation';

function wordsOf(root: ParentNode): string[] {
  const texts = [...root.querySelectorAll('*')].flatMap(({ childNodes }) => Array.from(childNodes));
  return texts
    .filter(({ nodeType }) => nodeType === 3)
    .flatMap(({ nodeValue }) => nodeValue?.match(/[\p{L}\p{N}]+/gu) ?? []);
}

const ADDRESSES = ['src', 'href', 'data', 'data-src', 'data-href', 'data-url', 'value'];

/** The part of an address that stays the same when it is rewritten. */
function markOf(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address, 'https://wp.example/');
  const last = pathname.split('/').findLast((part) => part !== '');
  return searchParams.get('v') ?? last?.split('&')[0] ?? hostname;
}

function marksOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const named = ADDRESSES.map((name) => element.getAttribute(name) ?? '');
    const behind = (element.getAttribute('style') ?? '').split('url(').slice(1);
    const pictures = behind.map((rest) => rest.slice(0, rest.indexOf(')')).replaceAll(/["']/g, ''));
    return [...named.filter((text) => /^(?:https?:\/\/|\/)/.test(text)), ...pictures].map(markOf);
  });
}

/** Parses HTML without invisible elements. */
function seen(html: string): HTMLElement {
  const page = parsed(`<div>${html}</div>`);
  for (const element of page.querySelectorAll(UNSEEN)) element.remove();
  return page;
}

/** Returns the items of the first list that are missing in the second. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns lost words and addresses of a sanitised body, and words that are joined in its plain text. */
export function lostOf(html: string): Record<'words' | 'addresses' | 'glued', string[]> {
  const before = seen(html);
  const { html: shown, text } = clean(html);
  const after = seen(shown);
  return {
    words: missing(wordsOf(before), wordsOf(after)),
    addresses: [...new Set(marksOf(before))].filter((mark) => !shown.includes(mark)),
    glued: missing(wordsOf(after), text.match(/[\p{L}\p{N}]+/gu) ?? []),
  };
}

export const NOTHING = { words: [], addresses: [], glued: [] };
