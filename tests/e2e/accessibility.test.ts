import { expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { openKind, pageKinds } from '../support/pageKinds.ts';
import { testScreens } from '../support/screens.ts';
import { visits } from '../support/visits.ts';

testScreens(pageKinds);

const site = visits();

it('QU-01 axe reports a known error', async () => {
  const page = await openKind(site, { name: 'quote', path: '/quote', shows: 'main h1' }, {});
  // The footer hydrates last. Changes that axe makes to the document before that count as hydration errors.
  await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('footer')?.append(document.createElement('button'));
  });
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  await page
    .locator('main p')
    .first()
    .evaluate((words) => words.setAttribute('style', 'color: #ccc'));
  expect(await axeViolations(page, { coloursOnly: true })).toEqual([
    expect.stringMatching(/^color-contrast: /),
  ]);
});
