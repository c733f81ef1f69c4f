import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { type AxeRules, axeViolations, injectAxe } from './axe.ts';
import { CASES, everyCase } from './everyCase.ts';
import { openKind, type PageKind } from './pageKinds.ts';
import { culprits, settledOverflow } from './pageMeasures.ts';
import { visits } from './visits.ts';

/** Widths in px at which axe checks a page (QU-01). */
const AXE_WIDTHS = [320, 390, 768, 1366];
/** The narrowest width of each layout, and the widest (LA-03). */
const NARROWEST = [320, 640, 768, 1024, 1280, 1366];
/** Widths on both sides of each breakpoint, and between (LA-03). */
const ALL_WIDTHS = [320, 360, 390, 480, 639, 640, 767, 768, 900, 1023, 1024, 1100, 1279, 1280, 1366];

interface Screen {
  readonly width: number;
  readonly axe: readonly ('light' | 'dark')[];
}

/** A language of each direction. The others differ by their text: axe checks one screen in them. */
const OF_DIRECTIONS: readonly LanguageCode[] = ['en', 'ar'];
/** The language in which axe checks every width and scheme. */
const THOROUGH: LanguageCode = 'en';

/**
 * `npm test` checks the narrowest screen, and dark colours at the widest. `test:full` also checks dark colours at the
 * narrowest in English.
 */
function schemesAt(width: number, widths: readonly number[], language: LanguageCode): Screen['axe'] {
  const thorough = everyCase && language === THOROUGH;
  const light = width === widths[0] || (thorough && AXE_WIDTHS.includes(width));
  const dark = width === widths.at(-1) ? OF_DIRECTIONS.includes(language) : width === widths[0] && thorough;
  return [...(light ? (['light'] as const) : []), ...(dark ? (['dark'] as const) : [])];
}

/**
 * Returns the screens for a page, narrowest first.
 * @param from and `to` are the widths in px between which the page exists
 */
function screensOf({ from = 0, to = Infinity }: PageKind, language: LanguageCode): readonly Screen[] {
  const both = everyCase && OF_DIRECTIONS.includes(language);
  const widths = (both ? ALL_WIDTHS : NARROWEST).filter((width) => from <= width && width <= to);
  return widths.map((width) => ({ width, axe: schemesAt(width, widths, language) }));
}

/** Returns axe's violations and the overflow of an open page on these screens. */
async function objections(
  page: Page,
  screens: readonly Screen[],
  without?: AxeRules['without'],
): Promise<string[]> {
  const found: string[] = [];
  await injectAxe(page);
  for (const { width, axe } of screens) {
    await page.setViewportSize({ width, height: 800 });
    const pixels = await settledOverflow(page);
    if (pixels > 0) found.push(`${width} px: ${pixels} px too wide: ${(await culprits(page)).join(', ')}`);
    for (const colorScheme of axe) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await axeViolations(page, { without, coloursOnly: colorScheme === 'dark' });
      found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    }
  }
  return found;
}

/** Tests most of these kinds of page in English, in `npm run test:full` all of them in every language. */
export function testScreens(all: readonly PageKind[]): void {
  const site = visits();
  const kinds = all.filter(({ inFull }) => everyCase || inFull !== true);
  describe.each(everyCase ? languages : languages.slice(0, 1))(
    'every screen in $name',
    CASES,
    ({ code: language }) => {
      it.each(kinds)(
        'QU-01 LA-03 PG-02 $name has no axe violations and is not wider than the screen',
        async (kind) => {
          const screens = screensOf(kind, language);
          const viewport = { width: screens[0]?.width ?? 320, height: 800 };
          const page = await openKind(site, kind, { language, viewport });
          expect(await objections(page, screens, kind.without)).toEqual([]);
        },
      );
    },
  );
}
