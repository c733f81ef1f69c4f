import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

const source = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** WCAG 2.2 at levels A and AA, and best practices (QU-01). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const resultsSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ target: v.array(v.unknown()), failureSummary: v.fallback(v.string(), '') })),
    }),
  ),
});

export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Another colour scheme can violate only these rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** This rule reports only elements for a manual check, and takes as long as ten other rules. */
const NEVER_VIOLATED = 'hidden-content';

export interface AxeRules {
  readonly without?: readonly string[] | undefined;
  /** True to run only the rules about colours. */
  readonly coloursOnly?: boolean;
}

/** Returns axe's violations in the current page with rule, element and reason. */
export async function axeViolations(
  page: Page,
  { without = [], coloursOnly = false }: AxeRules = {},
): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    // No media plays by itself, and the rules read no style sheets: axe need not load them again.
    preload: false,
    runOnly: coloursOnly ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries([...without, NEVER_VIOLATED].map((rule) => [rule, { enabled: false }])),
  };
  const results: unknown = await page.evaluate(async (options) => {
    // Elements without layout have an estimated size, and axe needs positions.
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    // The sticky header covers content of a scrolled page.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Content below a fixed bar can be scrolled, so the bar is placed in the flow.
    const bars = [...document.querySelectorAll('nav')].filter(
      (bar) => getComputedStyle(bar).position === 'fixed',
    );
    for (const bar of bars) bar.style.position = 'static';
    // Transitions would change colours during the check; those of elements with a new layout start in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document.getAnimations().filter((change) => change instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const axe: unknown = Reflect.get(window, 'axe');
    const run: unknown = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : undefined;
    if (typeof run !== 'function') throw new Error('axe is not on the page');
    try {
      return await run(document, options);
    } finally {
      for (const bar of bars) bar.style.position = '';
    }
  }, options);
  return v
    .parse(resultsSchema, results)
    .violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
}
