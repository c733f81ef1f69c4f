import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startingPackages } from '../../src/content/home/packages.ts';
import { packageTeasers } from '../../src/content/navigation.ts';
import { setupsModel } from '../../src/tools/calculator/query.ts';
import { estimate } from '../../src/tools/calculator/estimate.ts';
import { offers } from '../../src/content/offers/offers.ts';
import { startingPrices } from '../../src/content/offers/prices.ts';
import { ARTICLES } from '../support/articles.ts';
import { markupOf } from '../support/renderedMarkup.ts';

const PRICES = '../../src/content/offers/prices.ts';

/** The text of HTML with plain spaces. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00A0', ' ');

const shown = async (path: string, language: 'en' | 'ar' = 'en') => wordsOf(await markupOf(path, language));

async function shownArticles(): Promise<ReadonlyMap<string, string>> {
  const { readArticles } = await import('../../server/content/library/readArticles.ts');
  const { facts } = await import('../../src/content/facts/facts.ts');
  const { articles } = await readArticles(ARTICLES, { facts, figures: undefined });
  return new Map(articles.map(({ name, rendered }) => [name, wordsOf(rendered.html)]));
}

async function printed(language: 'en' | 'ar'): Promise<string> {
  const { guideContent, loadGuides } = await import('../../scripts/downloads/document.tsx');
  const guides = (await loadGuides()).filter((guide) => guide.language === language);
  return wordsOf((await Promise.all(guides.map(guideContent))).join('\n'));
}

describe('the prices of the packages', () => {
  it('HO-08 FR-05 are those of the specification', () => {
    const whole = startingPackages.map(({ id, price }) => [id, price]);
    expect(whole).toEqual([
      ['shams', 15_500],
      ['spc', 14_900],
      ['ifza', 16_200],
      ['meydan', 18_500],
    ]);
    expect(packageTeasers.map(({ short, price }) => [short, price])).toEqual([
      ['shams', 5750],
      ['spc', 6375],
      ['ifza', 12_400],
      ['meydan', 12_500],
    ]);
    expect(packageTeasers.map(({ short, whole: price }) => [short, price])).toEqual(whole);
  });

  it('PG-04 are written in one place', () => {
    const numbers = Object.values(startingPrices).flatMap(({ licence, whole }) => [licence, whole]);
    const forms = numbers.map((number) => String(number).replace(/(\d)(\d{3})$/, '$1[,_. ]?$2'));
    const price = new RegExp(String.raw`(?<![\d.,_-])(?:${forms.join('|')})(?![\d_-])`);
    const root = new URL('../../', import.meta.url);
    // The fee for renewing a trademark happens to be the same number.
    const others = ['src/content/facts/uae-fees.yaml: value: 5750'];
    const found = globSync(['src/**/*.{ts,tsx,json,yaml}', 'server/**/*.{ts,md}'], { cwd: root })
      .filter((file) => !file.endsWith('offers/prices.yaml'))
      .flatMap((file) => {
        const line = readFileSync(new URL(file, root), 'utf8')
          .split('\n')
          .find((text) => price.test(text));
        return line === undefined ? [] : [`${file}: ${line.trim()}`];
      });
    expect(found.filter((line) => !others.includes(line))).toEqual([]);
  });
});

describe('the calculator', () => {
  it.each(Object.entries(offers))(
    'PG-04 counts for %s the facts that the table of offers names',
    (_, offer) => {
      const { first: setup } = setupsModel.parse(new URLSearchParams(offer.calculator));
      const { counted } = estimate({ ...setup, ownerVisas: 0 });
      for (const [year, { facts }] of offer.years.entries())
        expect(counted.flatMap(({ years }) => years[year] ?? [])).toEqual(facts);
    },
  );
});

describe('a price that changes', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock(PRICES, async (original) => ({
      ...(await original<object>()),
      startingPrices: {
        ...startingPrices,
        shams: { ...startingPrices.shams, licence: 5933 },
        spc: { licence: 7311, whole: 19_877 },
        meydan: { ...startingPrices.meydan, licence: 13_119 },
      },
    }));
  });
  afterEach(() => {
    vi.doUnmock(PRICES);
  });

  it.each([
    ['/', ['19,877', '7,311']],
    ['/packages', ['from AED 19,877', 'Our lowest: AED 7,311']],
    ['/packages/spc', ['from AED 19,877', 'Included; alone from AED 7,311', 'From AED 7,311']],
    ['/services/pricing', ['from AED 19,877', 'from AED 7,311']],
    ['/packages/meydan', ['listed at about AED 13,119']],
    [
      '/faq',
      [
        'SPC Licence only 7,311 Package from AED 19,877',
        'Meydan Licence only 13,119',
        'SHAMS Licence only 5,933',
      ],
    ],
  ] as const)('PG-04 changes everywhere on %s', async (path, prices) => {
    const page = await shown(path);
    for (const price of prices) expect(page).toContain(price);
    expect(page).not.toMatch(/14,900|6,375/);
  });

  it('PG-04 changes on Arabic pages and in the calculator', async () => {
    expect(await shown('/packages/spc', 'ar')).toContain('19,877');
    const calculator = await import('../../src/tools/calculator/estimate.ts');
    const { USUAL } = await import('../../src/tools/calculator/query.ts');
    const spc = calculator.estimate({ ...USUAL, place: 'spc', basis: 'ours' });
    expect(spc.years.map((year) => year?.low)).toEqual([19_877, 7311, 7311]);
    const meydan = calculator.estimate({ ...USUAL, place: 'meydan', basis: 'licence' });
    expect(meydan.years[0]?.low).toBe(13_119);
  });

  it('PG-04 changes in the articles with their charts and sources', async () => {
    const articles = await shownArticles();
    const compared = articles.get('mainland-free-zone-or-offshore');
    expect(compared).toContain('SHAMS from about AED 5,933');
    expect(compared).toContain('SHAMS free zone: lowest licence-only price, 2024–26: about AED 5,933');
    const chosen = articles.get('choosing-a-free-zone');
    for (const price of ['AED 5,933', 'AED 13,119']) expect(chosen).toContain(price);
    for (const text of articles.values()) expect(text).not.toMatch(/5,750|12,500/);
  });

  it('PG-04 changes in the text and sources of the downloads', async () => {
    const english = await printed('en');
    const count = (text: string, words: string) => text.split(words).length - 1;
    expect(count(english, 'about AED 13,119')).toBe(2);
    for (const price of ['19,877', '7,311', '5,933', '13,119'])
      expect(count(english, `from AED ${price}`)).toBeGreaterThan(0);
    const arabic = (await printed('ar')).replaceAll('\u200F', '');
    for (const price of ['19,877', '7,311', '5,933', '13,119'])
      expect(count(arabic, `ابتداءً من ${price} درهمًا`)).toBeGreaterThan(0);
    for (const text of [english, arabic]) expect(text).not.toMatch(/12,500|14,900|6,375|5,750/);
  });
});
