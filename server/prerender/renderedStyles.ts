import type { EmotionCache } from '@emotion/cache';
import { RENDERED_STYLES } from '../../src/app/start/pageData.ts';
import { FIRST_SCREEN_END } from '../../src/shared/ui/FirstScreenEnd.ts';

/** Emotion registers animations with the global styles; like rules, they are inserted once. */
const ANIMATION = 'animation-';

const END = `<style id="${FIRST_SCREEN_END}"></style>`;

const VARIABLE = /(--[\w-]+):[^;{}]*;/g;

export interface RenderedStyles {
  /** Style elements for the head: global styles, then the rules of the first screen. */
  readonly styles: string;
  /** All other rules; undefined when the page does not mark the end of its first screen. */
  readonly laterRules: string | undefined;
  readonly key: string;
}

function usedVariables(globals: string, css: string): Set<string> {
  const all = [...globals.matchAll(VARIABLE)].map(([text, name = '']) => ({ text, name }));
  const used = new Set<string>();
  for (let users = css; users !== '';) {
    const found = all.filter(({ text, name }) => !used.has(text) && users.includes(`var(${name}`));
    for (const { text } of found) used.add(text);
    users = found.map(({ text }) => text).join('');
  }
  return used;
}

/** Returns the styles of a page, without rules that another component has merged: the browser inserts them on use. */
export function renderedStyles(cache: EmotionCache, markup: string): RenderedStyles {
  const { key, inserted, registered } = cache;
  const all = Object.keys(inserted);
  const shared = all.filter((name) => registered[`${key}-${name}`] === undefined);
  const animations = shared.filter((name) => name.startsWith(ANIMATION));
  const globals = shared.filter((name) => !name.startsWith(ANIMATION));
  const namesIn = (html: string) => {
    const found = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, name]) => name));
    return all.filter((name) => !shared.includes(name) && found.has(name));
  };
  // The browser reads Emotion's names from the rules, including empty ones.
  const rulesOf = (names: readonly string[]) =>
    names.map((name) => inserted[name] || `.${key}-${name}{}`).join('');
  // `data-s` keeps Emotion from moving the element.
  const globalElement = (name: string, css: string) =>
    `<style data-emotion="${key}-global ${name}" data-s>${css}</style>`;
  const element = (css: string) => `<style ${RENDERED_STYLES}="${key}">${css}</style>`;
  const globalCss = (name: string) => String(inserted[name]);
  const names = namesIn(markup);
  const end = markup.indexOf(END);
  if (end < 0) {
    const elements = globals.map((name) => globalElement(name, globalCss(name))).join('');
    return { key, styles: elements + element(rulesOf([...animations, ...names])), laterRules: undefined };
  }
  const beginning = markup.slice(0, end);
  const early = namesIn(beginning);
  const used = rulesOf(early);
  const first = rulesOf(animations.filter((name) => used.includes(name))) + used;
  const everyGlobal = globals.map(globalCss).join('');
  const variables = usedVariables(everyGlobal, everyGlobal.replaceAll(VARIABLE, '') + first + beginning);
  const isEarly = (text: string) => variables.has(text);
  const later = [...everyGlobal.matchAll(VARIABLE)].flatMap(([text]) => (isEarly(text) ? [] : [text]));
  return {
    key,
    styles:
      globals
        .map((name) =>
          globalElement(
            name,
            globalCss(name).replaceAll(VARIABLE, (text) => (isEarly(text) ? text : '')),
          ),
        )
        .join('') + element(first),
    laterRules:
      `:root{${later.join('')}}` +
      rulesOf([
        ...animations.filter((name) => !used.includes(name)),
        ...names.filter((name) => !early.includes(name)),
      ]),
  };
}

/** Writes styles into the element that ends a page's first screen. */
export const withLaterStyles = (markup: string, key: string, css: string): string =>
  markup.replace(END, () => `<style id="${FIRST_SCREEN_END}" ${RENDERED_STYLES}="${key}">${css}</style>`);
