import { expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { layoutShift, moves, overflow } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const { site, visit, visitWithoutFonts, newPage } = visits();

const POST = '/blog/second-year-costs';

it.each([
  '/blog/second-year-costs',
  '/blog/vat-registration-uae',
  '/blog/تأسيس-شركة-في-دبي-خطوة-بخطوة',
  '/blog/दुबई-में-फ्री-ज़ोन-कंपनी',
])('BP-05 tables are never wider than a screen of 320 px: %s', async (path) => {
  const page = await visit(encodeURI(path), { viewport: { width: 320, height: 640 } });
  await appReady(page);
  const tables = page.locator('#article-body table');
  expect(await tables.count()).toBeGreaterThan(0);
  expect(await overflow(page)).toBe(0);
  for (const table of await tables.all()) {
    const box = await table.locator('xpath=..').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

it.each([
  ['/blog/second-year-costs', 'left'],
  ['/blog/تأسيس-شركة-في-دبي-خطوة-بخطوة', 'right'],
] as const)('PG-05 bars start at the start of the text and take one line each: %s', async (path, side) => {
  const page = await visit(encodeURI(path), { viewport: { width: 320, height: 640 } });
  await appReady(page);
  const rows = await page.locator('.is-style-chart tbody tr').evaluateAll((found) =>
    found.map((row) => {
      const line = row.getBoundingClientRect();
      const bars = [...row.querySelectorAll('td[width]')].map((bar) => bar.getBoundingClientRect());
      return {
        gaps: {
          left: Math.min(...bars.map(({ left }) => left)) - line.left,
          right: line.right - Math.max(...bars.map(({ right }) => right)),
        },
        name: row.querySelector('th')?.getBoundingClientRect().width ?? 0,
        lines: new Set(bars.map(({ top }) => Math.round(top))).size,
        least: Math.min(...bars.map(({ width, height }) => Math.min(width, height))),
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { gaps, name, lines, least } of rows) {
    expect([Math.round(gaps[side]), lines]).toEqual([0, 1]);
    expect(least).toBeGreaterThan(8);
    expect(name).toBeGreaterThan(90);
    expect(gaps[side === 'left' ? 'right' : 'left']).toBeGreaterThanOrEqual(0);
  }
});

it.each([390, 1366])(
  'BP-05 opening and refreshing an article causes no layout shift (%i px)',
  async (width) => {
    const page = await visitWithoutFonts(POST, { viewport: { width, height: 1600 } });
    await page.getByText('Available offline', { exact: true }).waitFor();
    const still = (await layoutShift(page)) < 0.001;
    expect(still ? '' : await moves(page)).toBe('');
  },
);

it.each(['en', 'hi'])('BP-05 B27 in %s the actions of an article are one row on phones', async (language) => {
  const page = await visit(POST, { language, viewport: { width: 320, height: 700 } });
  await appReady(page);
  const buttons = page
    .locator('main header [data-place="device"] ~ div:has([role="status"])')
    .first()
    .getByRole('button');
  // A device without voices hides the button for listening.
  await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(3);
  const boxes = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { top, width, height } = button.getBoundingClientRect();
      return { middle: Math.round(top + height / 2), isLarge: width >= 48 && height >= 48 };
    }),
  );
  expect(new Set(boxes.map(({ middle }) => middle)).size).toBe(1);
  expect(boxes.every(({ isLarge }) => isLarge)).toBe(true);
});

it('BL-07 pictures of the list reserve their space, and only the first one loads eagerly', async () => {
  const page = await visit('/blog');
  await appReady(page);
  const pictures = page.locator('main article img');
  expect(await pictures.count()).toBe(9);
  const found = await pictures.evaluateAll((images) =>
    images.map((image) => [
      image.getAttribute('loading'),
      Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
    ]),
  );
  expect(found).toEqual([['eager', true], ...Array.from({ length: 8 }, () => ['lazy', true])]);
  await expect
    .poll(() => pictures.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);
});

it.each([
  ['/blog/second-year-costs', 'left'],
  ['/blog/second-year-costs', 'right', 'ar'],
] as const)(
  'BP-05 the reading progress grows with the page: %s from the %s',
  async (path, side, language?) => {
    const page = await visit(path, language ? { language } : {});
    await appReady(page);
    await page.locator('#article-body p').first().waitFor();
    const bar = page.locator('main [role="progressbar"][aria-hidden="true"] > span');
    const measure = () =>
      bar.evaluate((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { width, left, right: window.innerWidth - right };
      });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => Math.round((await measure()).width)).toBe(0);
    await page.evaluate(() =>
      window.scrollTo({ top: (document.body.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
    );
    await expect.poll(async () => Math.round((await measure()).width / 136.6)).toBe(5);
    expect(Math.round((await measure())[side])).toBe(0);
  },
);

it('BP-05 the reading progress works without scroll timelines of CSS', async () => {
  const page = await newPage({ language: 'ar' });
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string, value?: string) =>
      !condition.includes('animation-timeline') &&
      (value === undefined ? supports(condition) : supports(condition, value));
  });
  await page.goto(site().origin + POST);
  await appReady(page);
  const bar = page.locator('main [role="progressbar"][aria-hidden="true"] > span');
  const widthAt = async (part: number) => {
    await page.evaluate((share) => {
      const range = document.documentElement.scrollHeight - innerHeight;
      window.scrollTo({ top: range * share, behavior: 'instant' });
    }, part);
    return bar.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { width, right } = element.getBoundingClientRect();
      return [Math.round((10 * width) / innerWidth), Math.round(innerWidth - right)];
    });
  };
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await expect.poll(() => widthAt(0)).toEqual([0, 0]);
  await expect.poll(() => widthAt(0.5)).toEqual([5, 0]);
  await expect.poll(() => widthAt(1)).toEqual([10, 0]);
});
