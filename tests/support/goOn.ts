import type { Page } from 'playwright-core';

/** Goes to an address as the browser's own buttons do, without loading a document. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
