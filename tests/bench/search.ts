import type { Browser, Page } from 'playwright-core';
import { visitedDevice } from './device.ts';
import { fillBlog } from './fillBlog.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { onSite } from './served.ts';

const SIZES = [100, 1_000, 10_000];
const RATES = [1, 4];
const TYPED = 'company 12';
const KEYS = TYPED.split('');

/** Searches on the device only: no results of the service are added. */
const PLACE = '/blog?search=second&on=device';

/**
 * Runs in the page: returns the milliseconds from a key to the last change of the results, once they have not changed
 * for a while.
 */
function keyToResults(): Promise<number> {
  const QUIET_MS = 400;
  const ADDRESS_DELAY_MS = 480;
  return new Promise((resolve) => {
    let typed = 0;
    let last = 0;
    const finish = () => {
      observer.disconnect();
      resolve(last - typed);
    };
    let timer = 0;
    const observer = new MutationObserver(() => {
      const now = performance.now();
      // Half a second after the key the address changes, which may change the results again.
      if (now - typed > ADDRESS_DELAY_MS) return;
      last = now;
      clearTimeout(timer);
      timer = window.setTimeout(finish, QUIET_MS);
    });
    const main = document.querySelector('main');
    if (main) observer.observe(main, { childList: true, characterData: true, subtree: true });
    document.addEventListener(
      'input',
      () => {
        typed = performance.now();
        last = typed;
        // Identical results cause no mutation.
        timer = window.setTimeout(finish, QUIET_MS * 5);
      },
      { once: true, capture: true },
    );
  });
}

/** Runs in the page: resolves when nothing has changed for a second. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = window.setTimeout(done, 1000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(done, 1000);
    });
    observer.observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
  });
}

async function typeAll(found: Collector, page: Page, conditions: string): Promise<void> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  // The list is idle before the search, as for a reader.
  await page.waitForURL((url) => !url.searchParams.has('search'));
  await page.locator('main [data-led] article').first().waitFor();
  await page.evaluate(atRest);
  for (const [index, key] of KEYS.entries()) {
    const [time] = await Promise.all([page.evaluate(keyToResults), field.press(key)]);
    if (time > 0) found.add(index === 0 ? 'first key' : 'further keys', conditions, 'ms', time);
  }
}

async function measureSize(found: Collector, browser: Browser, origin: string, posts: number, runs: number) {
  const device = await visitedDevice(browser, origin, ['/', '/blog']);
  const stored = await fillBlog(device.page, posts);
  for (const rate of RATES) {
    for (let run = 0; run < runs; run += 1) {
      progress(`search: ${stored} posts stored, CPU ÷ ${rate}, ${run + 1} of ${runs}`);
      const page = await device.context.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(origin + PLACE);
      await page.locator('main article mark').first().waitFor();
      await typeAll(found, page, `${stored} posts, CPU ÷ ${rate}`);
      await page.close();
    }
  }
  await device.context.close();
}

/** Measures the time from a key to the results, with many and few stored posts (OF-06). */
export async function search({ runs = 3 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  await onSite(async (origin, browser) => {
    for (const posts of SIZES) await measureSize(found, browser, origin, posts, runs);
  }, {});
  return {
    title: 'Search on the device',
    conditions: [
      `“${TYPED}” typed letter by letter over the list at rest, after a first search that had the index made. From the key to the last change on the screen (the search worker’s own thread is not slowed).`,
    ],
    measurements: found.all(),
  };
}
