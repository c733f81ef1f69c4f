/**
 * Puts a sheet in force; resolves when it is. Rejects, and takes it away, when it does not come. One with a mark stays
 * behind those without, whichever comes first: its rules are to count more.
 */
export function putStyles(href: string, mark?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    if (mark !== undefined) link.setAttribute(mark, '');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    const marked = mark === undefined ? document.querySelector('link[data-page-styles]') : null;
    document.head.insertBefore(link, marked);
  });
}
