/** Marks the elements that hold the styles of content pages and of what else comes later. */
export const PAGE_STYLES = 'data-page-styles';

/**
 * Where a sheet belongs: behind the styles that the page came with, whose whole it is, and before those of content
 * pages and those that the app makes, which are to count more.
 */
const placeOf = (mark: string | undefined) =>
  (mark === undefined && document.querySelector(`[${PAGE_STYLES}]`)) ||
  document.querySelector('head > noscript');

/**
 * Puts a sheet in force; resolves when it is. Rejects, and takes it away, when it does not come. Where a link to it
 * stands already there is nothing to do, and it resolves at once.
 */
export function putStyles(href: string, mark?: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    if (mark !== undefined) link.setAttribute(mark, '');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    document.head.insertBefore(link, placeOf(mark));
  });
}
