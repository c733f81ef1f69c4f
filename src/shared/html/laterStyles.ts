import { PAGE_STYLES, putStyles } from './putStyles.ts';

/** Id of the element in which the build lists a page's files. */
export const SCRIPTS_ID = 'scripts';

/** How long styles are tried for on a bad line, in milliseconds. */
const PATIENCE = 20_000;

/** Where the build put them; none while developing, when Vite brings styles itself. */
function stylesAddress(): string | undefined {
  const list: unknown = JSON.parse(document.getElementById(SCRIPTS_ID)?.textContent ?? 'null');
  const styles = typeof list === 'object' && list && 'pageStyles' in list ? list.pageStyles : undefined;
  return typeof styles === 'string' ? styles : undefined;
}

/**
 * Fetches the styles of content pages and the site's search, and puts them in force. A content page that came over the
 * line has what it shows of them, and waits for no more. Never rejects: what stands there without them can be used, and
 * the next one asks again.
 */
export async function bringLaterStyles(): Promise<void> {
  const href = typeof document === 'undefined' ? undefined : stylesAddress();
  if (href === undefined || document.querySelector(`[${PAGE_STYLES}]`)) return;
  if (!navigator.serviceWorker?.controller && navigator.onLine)
    await window.marsaObtain?.(href, AbortSignal.timeout(PATIENCE)).catch(() => undefined);
  await putStyles(href, PAGE_STYLES).catch(() => undefined);
}
