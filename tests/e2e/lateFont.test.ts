import { expect, it } from 'vitest';
import { layoutShift } from '../support/pageMeasures.ts';
import { visits } from '../support/visits.ts';

const { newPage, visit, site, proxy } = visits();

const PAGE = '/visa/golden-visa-uae';
const phone = { viewport: { width: 390, height: 844 } };

/** The limit for a good layout shift: https://web.dev/articles/cls */
const MAX_SHIFT = 0.1;

it('QU-03 QU-04 a phone shows a page before its font, and loading the font moves at most a line', async () => {
  const font = Promise.withResolvers<undefined>();
  proxy().setMode(({ path }) => (path.endsWith('.woff2') ? { until: font.promise, before: 'pass' } : 'pass'));
  const page = await newPage(phone);
  await page.goto(site().origin + PAGE, { waitUntil: 'commit' });
  // The app is hydrated, so that its layout shifts are not counted.
  await page.locator('html[data-hydrated~="app"][data-hydrated~="main"]').waitFor({ state: 'attached' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  const before = await layoutShift(page);
  font.resolve(undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect((await layoutShift(page)) - before).toBeLessThan(MAX_SHIFT);
});

it('QU-04 text in regular weight, labels and headings has the same width in the fallback font', async () => {
  const page = await visit(PAGE, phone);
  const differences = await page.evaluate(async () => {
    await document.fonts.ready;
    const families = getComputedStyle(document.documentElement)
      .getPropertyValue('--font-latin')
      .split(/,\s*/);
    const [own = '', ...fallbacks] = families;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    const width = (family: string, weight: string, text: string) => {
      // A large size avoids rounding to pixels.
      canvas.font = `${weight} 100px ${family}`;
      return canvas.measureText(text).width;
    };
    const texts: Record<string, string> = { 400: '', 500: '', 600: '' };
    for (const part of document.querySelectorAll('#root :is(h1, h2, h3, p, li, a, button)'))
      texts[getComputedStyle(part).fontWeight] += ` ${part.textContent}`;
    return ['400', '500', '600'].map((weight) => {
      const words = (texts[weight] ?? '').replaceAll(/\s+/g, ' ').slice(0, 8000);
      return width(fallbacks.join(','), weight, words) / width(own, weight, words) - 1;
    });
  });
  expect(differences).toHaveLength(3);
  expect(differences.filter((difference) => !(Math.abs(difference) < 0.02))).toEqual([]);
});
