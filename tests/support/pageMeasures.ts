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

/** What moved by itself so far, with each part's old and new place: for a person to find the cause of a layout shift. */
export function moves(page: Page): Promise<string> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const found = observer.takeRecords().map((entry) => {
      const sources: unknown = Reflect.get(entry, 'sources');
      const parts = (Array.isArray(sources) ? sources : []).map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${node?.className ?? ''} ${JSON.stringify([previousRect, currentRect])}`,
      );
      return `${Reflect.get(entry, 'value')} after ${Math.round(entry.startTime)} ms: ${parts.join('; ')}`;
    });
    observer.disconnect();
    return found.join('\n');
  });
}

/** How many pixels the page is wider than the screen; 0 when nothing has to be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The same once the page has taken the screen's new size: a panel beside its button (Popper) moves a frame later. */
export function settledOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** The first elements that stand out of the screen, for a person to find them. */
export function culprits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 0.5 || left < -0.5;
    });
    return out.slice(0, 3).map((element) => `${element.localName}.${element.className}`);
  });
}
