import type { Page } from 'playwright-core';
import { type AxeRules, axeViolations, bringAxe } from './axe.ts';
import { everyCase } from './everyCase.ts';
import { culprits, overflow } from './pageMeasures.ts';

/** Widths in px at which axe looks at a page (QU-01). */
const AXE_WIDTHS = [320, 390, 768, 1366];
/** Widths around each place where the layout changes (LA-03). */
const WIDTHS = [320, 360, 390, 480, 640, 641, 768, 900, 961, 1100, 1279, 1280, 1366];

/** What axe looks at on one width: rules about colours alone differ in the dark. */
export interface Screen {
  readonly width: number;
  readonly axe: readonly ('light' | 'dark')[];
}

/** Axe looks at the narrowest screen and the widest one, in English at two more where there is time for every case. */
function schemesAt(width: number, widths: readonly number[], language: string): Screen['axe'] {
  if (everyCase && language === 'en') return AXE_WIDTHS.includes(width) ? ['light', 'dark'] : [];
  if (width === widths[0]) return ['light', 'dark'];
  if (width !== widths.at(-1)) return [];
  return everyCase ? ['light', 'dark'] : ['light'];
}

/**
 * The screens on which a page is looked at in a language, narrowest first.
 * @param from and `to` are the widths in px between which the page exists
 */
export function screensOf(language: string, from = 0, to = Infinity): readonly Screen[] {
  const widths = WIDTHS.filter((width) => from <= width && width <= to);
  return widths.map((width) => ({ width, axe: schemesAt(width, widths, language) }));
}

/** A phone and a desktop, narrowest first: what is looked at of tools and windows where time is short. */
export function fewScreensOf(from = 0, to = Infinity): readonly Screen[] {
  const screens = screensOf('en', from, to);
  return screens.filter(({ width }) => width === screens[0]?.width || width === screens.at(-1)?.width);
}

/** What is wrong with an open page on these screens: what axe objects to, and what stands out of the screen. */
export async function objections(
  page: Page,
  screens: readonly Screen[],
  without?: AxeRules['without'],
): Promise<string[]> {
  const found: string[] = [];
  await bringAxe(page);
  for (const { width, axe } of screens) {
    await page.setViewportSize({ width, height: 800 });
    const pixels = await overflow(page);
    if (pixels > 0) found.push(`${width} px: ${pixels} px too wide: ${(await culprits(page)).join(', ')}`);
    for (const colorScheme of axe) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await axeViolations(page, { without, coloursOnly: colorScheme === 'dark' });
      found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    }
  }
  return found;
}
