import type { Page } from 'playwright-core';

/** Returns the cumulative layout shift since the page was opened. https://web.dev/articles/cls */
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

/** Returns the shifted elements with their old and new positions, for error messages. */
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

/** Returns by how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Returns the overflow after the page has adapted to the screen's new size: a panel beside its button (Popper) moves
 * a frame later.
 */
export function settledOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** Returns the first elements that overflow the screen, for error messages. */
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
