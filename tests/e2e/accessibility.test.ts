import { describe, expect, it } from 'vitest';
import { axeViolations, bringAxe } from '../support/axe.ts';
import { openKind, pageKinds, widthsOf } from '../support/pageKinds.ts';
import { visits } from '../support/visits.ts';

const WIDTHS = [320, 390, 768, 1366];
const site = visits();

describe.each(['en', 'ar', 'ur', 'hi'])('axe in %s', (language) => {
  it.each(pageKinds)('QU-01 finds nothing on $name, on four screens, light and dark', async (kind) => {
    const widths = widthsOf(kind, WIDTHS);
    const page = await openKind(site, kind, {
      language,
      viewport: { width: widths[0] ?? 320, height: 800 },
    });
    await bringAxe(page);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const violations = await axeViolations(page, {
          without: kind.without,
          coloursOnly: colorScheme === 'dark',
        });
        found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
});

it('QU-01 axe itself finds what is wrong', async () => {
  const page = await openKind(site, { name: 'quote', path: '/quote', shows: 'main h1' }, {});
  // In the frame's end, once it is alive: what comes before, hydration takes for an error of ours.
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('footer')?.append(document.createElement('button'));
  });
  await bringAxe(page);
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  await page
    .locator('main p')
    .first()
    .evaluate((words) => words.setAttribute('style', 'color: #ccc'));
  expect(await axeViolations(page, { coloursOnly: true })).toEqual([
    expect.stringMatching(/^color-contrast: /),
  ]);
});
