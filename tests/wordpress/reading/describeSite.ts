import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { describeWordPress } from '../describeWordPress.ts';
import type { Reading } from './reader.ts';
import { type SiteForWordPress, startSiteForWordPress } from './siteForWordPress.ts';

/** Describes tests of the site, built for a real WordPress on another origin, as its readers meet it (CS-04). */
export function describeSite(title: string, tests: (get: () => Reading) => void): void {
  describeWordPress(title, (get) => {
    let site: SiteForWordPress | undefined;
    let browser: Browser | undefined;

    beforeAll(async () => {
      browser = await launchBrowser();
      site = await startSiteForWordPress(get().apiBase);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    tests(() => {
      if (site === undefined || browser === undefined) throw new Error('the site is not up');
      return { wordPress: get(), site, browser };
    });
  });
}
