/** Id of the element that lists the scripts that the app needs to start (`FirstScripts`). */
export const SCRIPTS_ID = 'scripts';

/** Id of the last element of a page, which lists the scripts to import next. A page without it is truncated. */
export const PAGE_END_ID = 'whole';

/** Attribute of prerendered style elements of Emotion; its value is the cache's key (app/theme/emotionCache.ts). */
export const RENDERED_STYLES = 'data-rendered-styles';

/** Prefix of i18next namespaces in the list of files that `import()` loads first (server/build/messages.ts). */
export const MESSAGES = 'messages/';

export interface FirstScripts {
  readonly main: string;
  readonly first: readonly string[];
}

const MAIN = /* @__PURE__ */ new RegExp(
  `<script type="application/json" id="${SCRIPTS_ID}">\\{"main":"([^"]+)"`,
);

/** Returns the script that starts the app, read from a page of the build. */
export const mainScript = (html: string): string | undefined => MAIN.exec(html)?.[1];
