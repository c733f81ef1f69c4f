import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { describeWordPress } from './describeWordPress.ts';
import { hostileReading } from './reading/hostile.ts';
import { oddReading } from './reading/odd.ts';
import { offlineReading } from './reading/offline.ts';
import { ordinaryReading } from './reading/ordinary.ts';
import type { Reading } from './reading/reader.ts';
import { type SiteForWordPress, startSiteForWordPress } from './reading/siteForWordPress.ts';

describeWordPress('The site with a real WordPress on another origin', (get) => {
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

  const reading = (): Reading => {
    if (site === undefined || browser === undefined) throw new Error('the site is not up');
    return { wordPress: get(), site, browser };
  };

  describe('read online', () => {
    ordinaryReading(reading);
  });
  describe('odd posts', () => {
    oddReading(reading);
  });
  describe('hostile posts', () => {
    hostileReading(reading);
  });
  // Last, since it stops the servers.
  describe('read offline', () => {
    offlineReading(reading);
  });
});
