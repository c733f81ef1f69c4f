import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { visit } = visits();

const BEFORE = 'before the change';
const AFTER = 'after the change';

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      args: v.optional(v.object({ elementCount: v.optional(v.number(), 0) })),
    }),
  ),
});

/** Preloads a script, as the page does for its chunks, and returns the number of restyled elements. */
async function restyled(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(
    ([before, after]) => {
      const href = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
      const styled = () => document.body.getBoundingClientRect();
      styled();
      performance.mark(before);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      styled();
      performance.mark(after);
    },
    [BEFORE, AFTER] as const,
  );
  const { traceEvents } = v.parse(traceSchema, JSON.parse((await browser.stopTracing()).toString()));
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [timeOf(BEFORE), timeOf(AFTER)];
  expect(to).toBeGreaterThan(from);
  return traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && from < ts && ts < to)
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

it.each(['/', '/blog', '/business-guide/free-zone-comparison'])(
  'QU-04 on %s preloading a script does not restyle the entire page',
  async (path) => {
    const page = await visit(path);
    await appReady(page);
    expect(await restyled(page)).toBeLessThan(20);
    // A rule that depends on the head's children restyles the entire page, which the count must show.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html:has([data-none]) #connection { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await restyled(page)).toBeGreaterThan(40);
  },
);
