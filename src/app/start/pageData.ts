/** Id of the element in which the build lists a page's files. */
export const SCRIPTS_ID = 'scripts';

/** Id of the last element of a page: without it the page broke off on its way. */
export const PAGE_END_ID = 'whole';

/**
 * Marks a style element that Emotion's styles were prerendered into; its value is the cache's key
 * (src/app/theme/emotionCache.ts).
 */
export const RENDERED_STYLES = 'data-rendered-styles';

/** Id of the element in which the menus' contents come, after all that a page shows at first. */
export const MENUS_ID = 'menus';

/** Marks the style element of what the site's style sheet has for later. */
export const LATER_STYLES = 'data-later-styles';

/** Marks the script below the first screen (src/app/start/inline/startLater.ts), which leaves the page once it runs. */
export const LATER_SCRIPT = 'data-later';

/** The scripts of a page; addresses of this site. */
export interface PageScripts {
  /** Starts the app. */
  readonly main: string;
  /** What it needs to start. */
  readonly first: readonly string[];
  /** What it imports then, on this page. */
  readonly later: readonly string[];
  /** The site's style sheet, for a page that broke off before its styles. */
  readonly styles: string;
}

const MAIN = /* @__PURE__ */ new RegExp(
  `<script type="application/json" id="${SCRIPTS_ID}">\\{"main":"([^"]+)"`,
);

/** The address of the script that starts the app, as a page of the build names it: pages of one edition share it. */
export const mainScript = (html: string): string | undefined => MAIN.exec(html)?.[1];
