import { readFileSync } from 'node:fs';

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

/** The values of `:root`; later rules for narrow screens are ignored. */
export const lightTokens: ReadonlyMap<string, string> = new Map(
  rules.find(({ selector }) => selector === ':root')?.tokens,
);

/** The dark values, which CSS needs twice: for the system's setting and the user's. */
export const darkTokens: Readonly<Record<'bySystem' | 'byReader', ReadonlyMap<string, string>>> = {
  bySystem: tokensOf(":root:not([data-scheme='light'])"),
  byReader: tokensOf(":root[data-scheme='dark']"),
};

/**
 * Returns a colour of tokens.css for use outside pages.
 * @param token its name without dashes; a `var(--…)` is resolved
 * @throws Error when it is no colour of the form `#rrggbb`
 */
export function colour(token: string, scheme: Scheme = 'light'): string {
  const dark = scheme === 'dark' ? darkTokens.byReader.get(token) : undefined;
  const value = dark ?? lightTokens.get(token) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other, scheme);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`tokens.css has no colour #rrggbb named --${token}`);
  return value;
}
