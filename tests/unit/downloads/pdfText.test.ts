import { describe, expect, it } from 'vitest';
import { type Book, make } from '../../../server/build/downloads/book.ts';
import { companyProfile } from '../../../server/build/downloads/companyProfile.ts';
import { FILE_LANGUAGES, languages } from '../../../server/build/downloads/languages.ts';
import { asBars } from '../../../server/build/downloads/chart.ts';
import { drawn } from '../../../server/build/downloads/pieces.ts';
import { setupGuide } from '../../../server/build/downloads/setupGuide.ts';
import { WIDTH } from '../../../server/build/downloads/sheet.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { startingPrices } from '../../../src/content/offers/prices.ts';
import { exampleTotal } from '../../../src/content/pages/examples.ts';
import { figureRows } from '../../../src/content/pages/figureRows.ts';
import type { Decision } from '../../../src/content/pages/page.ts';
import { plainText } from '../../../src/content/pages/plainText.ts';
import { site } from '../../../src/content/site.ts';
import { barScale } from '../../../src/shared/ui/charts/bars.ts';
import { type PdfPage, type PdfPiece, pdfTexts } from '../../support/pdfText.ts';

/** Without what depends on where a line was broken, on mirrored brackets, and on marks above letters that are one sign. */
const letters = (text: string) => drawn(text).replaceAll(/[\s()«»[\]<>\p{Mn}]/gu, '');

const files = await Promise.all(
  FILE_LANGUAGES.flatMap((language) =>
    [setupGuide, companyProfile].map(async (bookIn) => {
      const book = bookIn(language);
      const made = await make(book, site);
      return { language, book, made, file: made.file, pages: pdfTexts(made.bytes) };
    }),
  ),
);
const guides = files.filter(({ book }) => book.form === 'guide');

const blocksOf = <Kind extends Book['parts'][number]['blocks'][number]['kind']>(book: Book, kind: Kind) =>
  book.parts.flatMap(({ blocks }) =>
    blocks.filter((block): block is Extract<typeof block, { kind: Kind }> => block.kind === kind),
  );

/** Pieces that lie in the band from one label's line down to another's, in the order in which columns are read. */
function rowOf(pages: readonly PdfPage[], first: string, next: string, language: 'en' | 'ar') {
  const all = pages.flatMap(({ pieces }) => pieces);
  const at = (label: string) => {
    const lines = Map.groupBy(all, ({ page, y }) => `${page} ${y}`);
    return [...lines.values()].find((line) =>
      letters(line.map(({ text }) => text).join('')).startsWith(letters(label)),
    )?.[0];
  };
  const [top, below] = [at(first), at(next)];
  if (!top || below?.page !== top.page) throw new Error(`No row “${first}” above “${next}”`);
  const isBetween = ({ page, y }: PdfPiece) => page === top.page && y < top.y + 3 && y > below.y + 3;
  const side = language === 'ar' ? -1 : 1;
  return all.filter(isBetween).toSorted((a, b) => side * (a.x - b.x));
}

/** The questions and answers of a tree, as they are read. */
const wordsOf = ({ question, answers }: Decision): readonly string[] => [
  question,
  ...answers.flatMap(({ label, leadsTo }) => [
    label,
    ...(typeof leadsTo === 'string' ? [leadsTo] : wordsOf(leadsTo)),
  ]),
];

describe.each(files)('the text of $file', ({ language, book, made, pages }) => {
  it('PG-02 can be taken out of the file in the order of reading, word for word', () => {
    const texts = pages.map(({ pieces }) =>
      letters(
        pieces
          .filter(({ isArtifact }) => !isArtifact)
          .map(({ text }) => text)
          .join(''),
      ),
    );
    expect(made.said.length).toBeGreaterThan(50);
    expect(made.said.filter((said) => !texts.some((text) => text.includes(letters(said))))).toEqual([]);
  });

  it('PG-02 has a glyph for each of its signs', () => {
    const missing = pages.flatMap(({ pieces }) =>
      pieces.filter(({ glyphs }) => glyphs.some(({ id, text }) => id === '0000' || text === '\uFFFD')),
    );
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('PG-05 has the questions and answers of each decision tree of its pages, in order', () => {
    const said = made.said.map(letters);
    const trees = blocksOf(book, 'decision');
    expect(trees.length).toBeGreaterThan(0);
    for (const { start } of trees) {
      const words = wordsOf(start).map((text) => letters(plainText(text, language)));
      const first = said.indexOf(words[0] ?? '');
      expect(said.slice(first, first + words.length)).toEqual(words);
    }
  });

  it('PG-05 draws each chart of its pages to scale, from the side where lines begin', () => {
    const bars = pages.flatMap(({ content }) =>
      [...content.matchAll(/([-\d.]+) [-\d.]+ ([\d.]+) 6 re\n/g)].map(([, x, width]) =>
        [x, width].map(Number),
      ),
    );
    const drawnBars = bars.filter(([, width = 0]) => Math.abs(width - WIDTH) > 0.01);
    const charts = [...blocksOf(book, 'figure'), ...blocksOf(book, 'slope').map(asBars)].map((figure) => {
      const rows = figureRows(figure);
      const { rect } = barScale(Math.max(...rows.flatMap(({ parts }) => parts.map(({ to }) => to))));
      return rows.flatMap(({ parts }) => parts.map(rect));
    });
    const widths = charts.flat().map(({ width }) => (WIDTH * width) / 100);
    expect(charts.length).toBeGreaterThan(0);
    // The longest is as long as its ground.
    expect(drawnBars.map(([, width = 0]) => Math.round(width * 10))).toEqual(
      widths.filter((width) => Math.abs(width - WIDTH) > 0.01).map((width) => Math.round(width * 10)),
    );
    const mirrored = pages.some(({ content }) => /\n-1 0 0 1 595\.28 0 cm\n/.test(content));
    expect(mirrored).toBe(language === 'ar');
  });
});

describe.each(guides)('the guide $file', ({ language, book, made, pages }) => {
  const { offers } = languages[language].content;
  const year = (number: number) => offers.year.replace('{{number}}', `${number}`);

  it('PG-04 HO-08 prints the packages’ whole prices and those of their second year, package for package', () => {
    const amountsIn = (first: string, next: string) =>
      rowOf(pages, first, next, language).flatMap(({ text }) => text.match(/\d+,\d{3}/g) ?? []);
    const prices = (['shams', 'spc', 'ifza', 'meydan'] as const).map((id) => startingPrices[id]);
    const written = (amount: number) => amount.toLocaleString('en');
    expect(amountsIn(year(1), year(2))).toEqual(prices.map(({ whole }) => written(whole)));
    expect(amountsIn(year(2), offers.price)).toEqual(prices.map(({ licence }) => written(licence)));
    expect(made.said).toContain(languages[language].words.samplePrices);
    for (const id of ['shams-package', 'meydan-package', 'spc-licence']) expect(made.figures).toContain(id);
  });

  it('PG-05 works the case of its pages out', () => {
    const cases = blocksOf(book, 'example');
    expect(cases.length).toBeGreaterThan(0);
    for (const { currency, lines, total } of cases) {
      const [value] = exampleTotal({ currency, lines });
      const after = made.said.slice(made.said.indexOf(total));
      expect(after[1]).toBe(drawn(formatFact({ value, unit: currency, certainty: 'stated' }, language)));
    }
  });

  it('PG-02 lists its parts at the side where lines begin, their pages at the other', () => {
    const [, list] = pages;
    for (const { title } of book.parts) {
      const entry = list?.pieces.find(({ text, size }) => size === 12 && letters(text) === letters(title));
      const number = list?.pieces.find((piece) => piece.y === entry?.y && /^\d+$/.test(piece.text));
      expect(Math.sign((number?.x ?? 0) - (entry?.x ?? 0))).toBe(language === 'ar' ? -1 : 1);
    }
  });
});

describe('Arabic letters', () => {
  it('PG-02 LA-03 take the form of their place in a word', () => {
    const arabic = files.find(({ language }) => language === 'ar');
    const inBodyText = ({ size, text }: PdfPiece) => size === 9.5 && /\p{Script=Arabic}/u.test(text);
    const pieces = arabic?.pages.flatMap((page) => page.pieces.filter(inBodyText)) ?? [];
    const fonts = new Set(pieces.map(({ font }) => font));
    const formsOf = (letter: string, inFont: string) =>
      new Set(
        pieces
          .filter(({ font }) => font === inFont)
          .flatMap(({ glyphs }) => glyphs.filter(({ text }) => text === letter).map(({ id }) => id)),
      ).size;
    const most = (letter: string) => Math.max(...[...fonts].map((font) => formsOf(letter, font)));
    // By itself, at the beginning, in the middle and at the end; alef joins to one side alone.
    expect(most('ع')).toBe(4);
    expect(['ا', 'د', 'و'].map(most)).toEqual([2, 2, 2]);
    // Lam with alef is one sign.
    expect(pieces.some(({ glyphs }) => glyphs.some(({ text }) => text === 'ال'))).toBe(true);
  });
});
