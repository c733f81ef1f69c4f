/** Id of the element in a page's head that lists the scripts that the app needs to start (`FirstScripts`). */
export const SCRIPTS_ID = 'scripts';

/**
 * Id of the last element of a page, which lists the scripts that the page imports then: without it the page is truncated.
 */
export const PAGE_END_ID = 'whole';

/**
 * Marks a style element that Emotion's styles were prerendered into; its value is the cache's key
 * (src/app/theme/emotionCache.ts).
 */
export const RENDERED_STYLES = 'data-rendered-styles';

/** Scripts; addresses of this site. */
export interface FirstScripts {
  /** Starts the app. */
  readonly main: string;
  /** What it needs to start. */
  readonly first: readonly string[];
}

const MAIN = /* @__PURE__ */ new RegExp(
  `<script type="application/json" id="${SCRIPTS_ID}">\\{"main":"([^"]+)"`,
);

/** The address of the script that starts the app, as a page of the build names it: pages of one edition share it. */
export const mainScript = (html: string): string | undefined => MAIN.exec(html)?.[1];
