import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { axeViolations, bringAxe } from '../support/axe.ts';
import { choice } from '../support/everyCase.ts';
import { openKind, pageKinds } from '../support/pageKinds.ts';
import { objections, screensOf } from '../support/screens.ts';
import { visits } from '../support/visits.ts';

const site = visits();

// `npm test` looks at every page in English, `npm run test:full` at every screen in every language.
describe.each(
  choice(
    1,
    languages.map(({ code }) => code),
  ),
)('every page in %s', (language) => {
  it.each(pageKinds)(
    'QU-01 LA-03 PG-02 $name: axe finds nothing, and nothing is wider than the screen',
    async (kind) => {
      const screens = screensOf(language, kind.from, kind.to);
      const viewport = { width: screens[0]?.width ?? 320, height: 800 };
      const page = await openKind(site, kind, { language, viewport });
      expect(await objections(page, screens, kind.without)).toEqual([]);
    },
  );
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
