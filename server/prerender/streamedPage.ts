import type { EmotionCache } from '@emotion/cache';
import { LATER_SCRIPT, MENUS_ID } from '../../src/app/start/pageData.ts';
import { splitStyles } from './renderedStyles.ts';

/** A page in the order in which a phone needs it: its first screen comes with the first packets of the response. */
export interface StreamedPage {
  /** Style elements of the first screen. */
  readonly styles: string;
  /** Markup of the first screen. */
  readonly beginning: string;
  /** Style elements of all that follows. */
  readonly laterStyles: string;
  /** The markup that follows. */
  readonly rest: string;
  /** What the menus of the header show; it stands behind the app's markup, and goes into them when it has come. */
  readonly menus: string;
}

/** The first element that is below the first screen (src/app/theme/base.css). */
const BELOW = /<\w+ [^>]*class="(?:[^"]* )?below[ "]/;

/** Characters of markup that fill a phone's first screen, with some to spare. */
const FIRST_SCREEN = 3400;

/** What a page consists of. */
const PART = /<(?:section|h2|fieldset)[ >]/g;

/** Where the first screen of a page's markup ends. */
function foldOf(markup: string): number {
  PART.lastIndex = markup.indexOf('<main') + FIRST_SCREEN;
  const places = [BELOW.exec(markup), PART.exec(markup)].map((found) => found?.index ?? markup.length);
  return Math.min(...places);
}

/** A menu of the header: its button, and the panel that is closed at first (src/app/layout/menus/Menu.tsx). */
const MENU =
  /(<summary [^>]*?(?:aria-label="([^"]*)"[^>]*)?>)((?:(?!<\/summary>).)*)(<\/summary><div class="[^"]* panel [^"]*"[^>]*>)(.*?)(<\/div><\/details>)/gs;

/** Puts a page into that order. */
export function streamedPage(cache: EmotionCache, markup: string): StreamedPage {
  const panels: string[] = [];
  const withoutMenus = markup.replace(
    MENU,
    (_, summary: string, title: string | undefined, label: string, panel: string, content, end: string) => {
      const id = `${MENUS_ID}-${panels.length}`;
      const name = title ?? label;
      panels.push(`<section id="${id}"><h2>${name}</h2><div data-panel>${content}</div></section>`);
      return `${summary}${label}${panel}<noscript><a href="#${id}">${name}</a></noscript>${end}`;
    },
  );
  const fold = foldOf(withoutMenus);
  const beginning = withoutMenus.slice(0, fold);
  const { first, later } = splitStyles(cache, beginning, markup);
  return {
    styles: first,
    beginning,
    laterStyles: later,
    rest: withoutMenus.slice(fold),
    menus: panels.length > 0 ? `<div id="${MENUS_ID}">${panels.join('')}</div>` : '',
  };
}

/** The app's markup of such a page, with `more` and the script that starts the app below its first screen. */
export const inOrder = ({ beginning, laterStyles, rest }: StreamedPage, more: string, startScript: string) =>
  // Marked for removal: React finds the markup that it has rendered.
  `${beginning}${laterStyles}${more}<script ${LATER_SCRIPT}>${startScript}</script>${rest}`;
