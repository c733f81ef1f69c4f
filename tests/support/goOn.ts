import type { Page } from 'playwright-core';

/** Navigates to an address by history, without loading a document. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
