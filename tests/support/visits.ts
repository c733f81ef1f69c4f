import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { WebHandler } from '../../server/http/contentService.ts';
import { sharedBrowser, newVisitor, type Visitor, type VisitorOptions, withoutMemory } from './browser.ts';
import type { Fault } from './faults.ts';
import { isContentRequest, startSite, type TestSite } from './site.ts';

export type Visits = ReturnType<typeof visits>;

/**
 * Starts one site for a test file; `start` is for another build. After each test the site works normally again, and
 * no visitor may have console errors.
 */
export function visits(
  content?: WebHandler,
  start: () => Promise<TestSite> = () => startSite(undefined, content),
) {
  let site: TestSite;
  let browser: Browser;
  const visitors: Visitor[] = [];
  const sharing = new Map<string, Visitor>();
  const used = new Map<string, Visitor>();

  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), sharedBrowser()]);
  });
  afterEach(async () => {
    const problems = [...visitors, ...sharing.values(), ...used.values()].flatMap(({ problems: found }) =>
      found.splice(0),
    );
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
    site.proxy().reset();
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...sharing.values(), ...used.values()].map(({ context }) => context.close()));
    await site.close();
  });

  /** Returns a page on a separate device, which is closed after the test. */
  const newPage = async (options?: VisitorOptions) => {
    const visitor = await newVisitor(browser, options);
    visitors.push(visitor);
    return visitor.page;
  };
  /** Opens an address of the site on a separate device. */
  const visit = async (path: string, options?: VisitorOptions) => {
    const page = await newPage(options);
    await page.goto(site.origin + path);
    return page;
  };
  return {
    site: () => site,
    proxy: () => site.proxy(),
    /** Answers all requests to the content service with a fault. */
    failContent: (fault: Fault) =>
      site.proxy().setMode(({ path }) => (isContentRequest(path) ? fault : 'pass')),
    newPage,
    visit,
    /**
     * Returns a page on a device that tests with the same options share one after another, each with empty storage.
     * Tests must not change the device itself, such as its clock.
     */
    newPageAgain: async (options?: VisitorOptions) => {
      const key = JSON.stringify(options);
      const known = used.get(key);
      const visitor = known ? await withoutMemory(known, site.origin) : await newVisitor(browser, options);
      used.set(key, visitor);
      return visitor.page;
    },
    /**
     * Opens an address on a page that tests of the file share, because opening it takes most of their time. It is
     * scrolled to the top, in its first size, without open overlays. Tests must not store data.
     */
    visitShared: async (path: string, options?: VisitorOptions) => {
      const key = JSON.stringify([path, options]);
      const known = sharing.get(key);
      if (!known) {
        const visitor = await newVisitor(browser, options);
        sharing.set(key, visitor);
        await visitor.page.goto(site.origin + path);
        return visitor.page;
      }
      const { page, viewport } = known;
      await page.emulateMedia({ media: null });
      await page.setViewportSize(viewport);
      await page.mouse.move(0, 0);
      // Closes overlays, which contain the focus.
      await page.keyboard.press('Escape');
      if (page.url() === site.origin + path) {
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          scrollTo({ top: 0, behavior: 'instant' });
        });
      } else await page.goto(site.origin + path);
      return page;
    },
    /** Opens an address without the site's fonts, so that they cause no layout shift. */
    visitWithoutFonts: async (path: string, options?: VisitorOptions) => {
      const page = await newPage(options);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(site.origin + path);
      return page;
    },
  };
}

/**
 * Scrolls to a part of the page and waits until it is hydrated. React's properties are on an element a moment before
 * that.
 */
export async function answers(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const hydrated = (document.documentElement.dataset['hydrated'] ?? '').split(' ');
        const frame = element.closest('footer') ? 'end' : 'app';
        return (
          hydrated.includes(element.closest('main') ? 'main' : frame) &&
          !element.closest('main > section.below:not([data-hydrated]), [data-unhydrated]') &&
          Object.keys(element).some((key) => key.startsWith('__reactProps'))
        );
      }),
    )
    .toBe(true);
}

/** Returns the visible text of a part of the page with collapsed white space, after scrolling to it. */
export async function shownText(page: Page, selector: string): Promise<string> {
  const part = page.locator(selector);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.innerText()).not.toBe('');
  return (await part.innerText()).replaceAll(/\s+/g, ' ');
}
