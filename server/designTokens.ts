import { readFileSync } from 'node:fs';

/** A colour scheme of tokens.css. */
export type Scheme = 'light' | 'dark';

const css = readFileSync(new URL('../src/app/theme/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
);

const rules = Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = '', body = '']) => ({
  selector: selector.trim(),
  tokens: Array.from(
    body.matchAll(/--([\w-]+):\s*([^;]+);/g),
    ([, name = '', value = '']) => [name, value.trim()] as const,
  ),
}));

const tokensOf = (selector: string): ReadonlyMap<string, string> =>
  new Map(rules.filter((rule) => rule.selector === selector).flatMap(({ tokens }) => tokens));

/** The values by token that everything begins with; what narrow screens change of them comes later in the file. */
export const lightTokens: ReadonlyMap<string, string> = new Map(
  rules.find(({ selector }) => selector === ':root')?.tokens,
);

/** What is other in the dark. CSS needs the list twice: for the system's choice and for the reader's own. */
export const darkTokens: Readonly<Record<'bySystem' | 'byReader', ReadonlyMap<string, string>>> = {
  bySystem: tokensOf(":root:not([data-scheme='light'])"),
  byReader: tokensOf(":root[data-scheme='dark']"),
};

/**
 * A colour of tokens.css, for what cannot ask a page for it: drawings, files, the manifest.
 * @param token its name without the dashes; it may stand for another one (`var(--…)`)
 * @throws Error when that is no colour of the form `#rrggbb`
 */
export function colour(token: string, scheme: Scheme = 'light'): string {
  const dark = scheme === 'dark' ? darkTokens.byReader.get(token) : undefined;
  const value = dark ?? lightTokens.get(token) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other, scheme);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`tokens.css has no colour #rrggbb named --${token}`);
  return value;
}
