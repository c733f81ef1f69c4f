import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openKind, pageKinds } from '../support/pageKinds.ts';
import { visits } from '../support/visits.ts';

const site = visits();

const smaller = (page: Page, selector: string, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        // A switch is as large as its label.
        const target =
          (element.matches('[type="checkbox"], [type="radio"]') && element.closest('label')) || element;
        const { width, height } = target.getBoundingClientRect();
        if (!element.checkVisibility({ visibilityProperty: true }) || width === 0) return [];
        // Controls of one pixel are for screen readers only.
        if (width <= 1 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        return [`${element.localName} “${element.textContent.trim().slice(0, 30)}”: ${width} × ${height}`];
      }),
    [selector, least] as const,
  );

/** Elements with a running animation or transition, or with a transition for changes. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    const style = (element: Element) => getComputedStyle(element);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = style(element);
        const animated = animationName !== 'none' && seconds(animationDuration) > 0.01;
        return animated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => `${element.localName}.${element.className}: ${style(element).transition}`);
  });

// Exempt are links within a sentence: https://www.w3.org/TR/WCAG22/#target-size-minimum
const links = ['header a', 'aside a', 'footer a', 'nav a', 'main h1 a', 'main h2 a', 'main h3 a'].join();
const dots = '[data-dots] button';
const controls = 'button:not([data-dots] *), .MuiButton-root, summary, [role="menuitem"], input';

describe.each(pageKinds)('$name', (kind) => {
  it('QU-01 targets are large enough for a finger, and nothing moves with reduced motion', async () => {
    const { from = 0, to = Infinity } = kind;
    const widths = [320, 768, 1366].filter((width) => from <= width && width <= to);
    const page = await openKind(site, kind, {
      viewport: { width: widths[0] ?? 320, height: 800 },
      hasTouch: true,
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await smaller(page, links, 24)]).toEqual([width, []]);
      expect([width, await smaller(page, controls, 44)]).toEqual([width, []]);
      expect([width, await smaller(page, dots, 24)]).toEqual([width, []]);
    }
    expect(await moving(page)).toEqual([]);
    const timed = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    await expect.poll(() => page.evaluate(timed)).toBe(0);
  });
});

it('QU-01 animations run without reduced motion', async () => {
  const page = await site.visit('/', { reducedMotion: 'no-preference' });
  expect((await moving(page)).length).toBeGreaterThan(0);
});
