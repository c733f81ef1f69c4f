import type { EmotionCache } from '@emotion/cache';
import { RENDERED_STYLES } from '../../src/app/start/pageData.ts';

/** Emotion counts animations among the global styles; like rules, they come once and belong to nobody. */
const ANIMATION = 'animation-';

/** Emotion's styles of a page. */
interface Styles {
  /** Style elements of the global styles, each as Emotion looks for it. */
  readonly globals: readonly string[];
  /** Names of the rules that the elements in some markup use, in order. */
  readonly names: readonly string[];
}

/**
 * A rule that a component inserted and another one merged into its own (`styled(Paper)`) is left out, and so is its
 * name: the browser inserts it when something uses it.
 */
function stylesOf({ key, inserted, registered }: EmotionCache, markup: string): Styles {
  const used = new Set([...markup.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, name]) => name));
  const all = Object.keys(inserted);
  const shared = all.filter((name) => registered[`${key}-${name}`] === undefined);
  const globals = shared
    .filter((name) => !name.startsWith(ANIMATION))
    // `data-s` keeps Emotion from moving the element when it starts.
    .map((name) => `<style data-emotion="${key}-global ${name}" data-s>${inserted[name]}</style>`);
  const names = all.filter((name) => !shared.includes(name) && used.has(name));
  return { globals, names: [...shared.filter((name) => name.startsWith(ANIMATION)), ...names] };
}

/** The rules of these names, in order. The browser reads off them what it need not insert: empty ones are there, too. */
const rules = (cache: EmotionCache, names: readonly string[]) =>
  names.map((name) => cache.inserted[name] || `.${cache.key}-${name}{}`).join('');

const element = (cache: EmotionCache, names: readonly string[]) =>
  `<style ${RENDERED_STYLES}="${cache.key}">${rules(cache, names)}</style>`;

/** The style elements of a prerendered page: global styles, then the rules of the elements in the markup. */
export function renderedStyles(cache: EmotionCache, markup: string): string {
  const { globals, names } = stylesOf(cache, markup);
  return globals.join('') + element(cache, names);
}

/** True for the global styles that hold the theme's variables. */
const hasVariables = (styles: string) => styles.includes(':root{--');

const VARIABLE = /(--[\w-]+):[^;{}]*;/g;

/** The definitions of variables that some CSS uses, by itself or through one another. */
function usedVariables(definitions: string, css: string): string {
  const all = [...definitions.matchAll(VARIABLE)].map(([text, name = '']) => ({ text, name }));
  let used: string[] = [];
  for (;;) {
    const known = css + used.join('');
    const found = all.filter(({ name }) => known.includes(`var(${name}`)).map(({ text }) => text);
    if (found.length === used.length) return used.join('');
    used = found;
  }
}

/**
 * The same in two parts: for the beginning of the markup, and what the rest of it needs besides. Of the theme's
 * variables the first part has a copy of those that it uses; Emotion's own element comes with the rest.
 */
export function splitStyles(
  cache: EmotionCache,
  beginning: string,
  markup: string,
): { first: string; later: string } {
  const { globals, names } = stylesOf(cache, markup);
  const needed = stylesOf(cache, beginning).names;
  const used = rules(
    cache,
    needed.filter((name) => !name.startsWith(ANIMATION)),
  );
  const first = needed.filter((name) => !name.startsWith(ANIMATION) || used.includes(name));
  const later = names.filter((name) => !first.includes(name));
  const own = globals.filter((styles) => !hasVariables(styles)).join('') + element(cache, first);
  const themes = globals.filter(hasVariables).join('');
  const variables = usedVariables(themes, own + beginning);
  return {
    first: (variables && `<style>:root{${variables}}</style>`) + own,
    later: themes + element(cache, later),
  };
}
