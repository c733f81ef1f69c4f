import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

const source = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** WCAG 2.2 at levels A and AA, and what is good practice besides (QU-01). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const resultsSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ target: v.array(v.unknown()), failureSummary: v.fallback(v.string(), '') })),
    }),
  ),
});

/** Puts axe into a page; it lasts until the page is loaded anew. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Rules about colours: the only ones that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Only asks a person to look at what is hidden; finding that takes as long as ten other rules. */
const NEVER_VIOLATED = 'hidden-content';

/** Which rules axe applies. */
export interface AxeRules {
  /** Rules that do not fit the page. */
  readonly without?: readonly string[] | undefined;
  /** True for those about colours alone. */
  readonly coloursOnly?: boolean;
}

/** What axe objects to in the page as it is, each with rule, element and reason: empty when all is well. */
export async function axeViolations(
  page: Page,
  { without = [], coloursOnly = false }: AxeRules = {},
): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    // Nothing here plays by itself, and no rule that runs reads style sheets: axe need not fetch either anew.
    preload: false,
    runOnly: coloursOnly ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries([...without, NEVER_VIOLATED].map((rule) => [rule, { enabled: false }])),
  };
  const results: unknown = await page.evaluate(async (options) => {
    // axe asks where everything lies: parts that are not laid out yet hold a place of another size.
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    // The header lies over what a page that is scrolled shows first.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // What a bar at the bottom lies over can be scrolled from under it: meanwhile it stands where its element does.
    const bars = [...document.querySelectorAll('nav')].filter(
      (bar) => getComputedStyle(bar).position === 'fixed',
    );
    for (const bar of bars) bar.style.position = 'static';
    // A colour on its way to another is neither; a part just laid out begins its changes with the next frame.
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
