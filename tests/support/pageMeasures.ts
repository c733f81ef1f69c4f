import type { Page } from 'playwright-core';

/**
 * How much of what was in view has moved by itself since the page was opened: the sum of its layout shifts.
 * https://web.dev/articles/cls
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const values = observer
      .takeRecords()
      .map((entry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0));
    observer.disconnect();
    return values.reduce((sum, value) => sum + value, 0);
  });
}

/** How many pixels the page is wider than the screen; 0 when nothing has to be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
