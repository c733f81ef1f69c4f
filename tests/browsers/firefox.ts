import { existsSync } from 'node:fs';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Device, type Engine, type EngineWindow, SCREEN } from './engine.ts';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Disables prompts and the HTTP cache. */
const PREFERENCES = {
  'browser.cache.disk.enable': false,
  // Scroll bars of phones take no space.
  'ui.useOverlayScrollbars': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en',
};

async function nth(page: Page, selector: string, index: number): Promise<ElementHandle> {
  const found = (await page.$$(selector))[index];
  if (!found) throw new Error(`No ${selector} (${index})`);
  return found;
}

/** The settings of “Privacy” and “Website appearance”. */
const preferencesOf = ({ userAgent, dark, storageRefused }: Device) => ({
  ...(userAgent === undefined ? {} : { 'general.useragent.override': userAgent }),
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'network.cookie.cookieBehavior': storageRefused ? 2 : 5,
});

async function start(profile: string, device: Device = {}): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: FIREFOX,
    userDataDir: profile,
    defaultViewport: SCREEN,
    extraPrefsFirefox: { ...PREFERENCES, ...preferencesOf(device) },
  });
  const [page = await browser.newPage()] = await browser.pages();
  // The initial window has the width of a desktop.
  await page.setViewport(SCREEN);
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    click: async (selector, index = 0) => (await nth(page, selector, index)).click(),
    type: async (selector, text) => (await nth(page, selector, 0)).type(text),
    choose: async (selector, value) => {
      await page.select(selector, value);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf(),
    close: () => browser.close(),
  };
}

/** Headless Firefox ESR, controlled over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  lacks: () => (existsSync(FIREFOX) ? undefined : FIREFOX),
  start,
};
