import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { guideContent, guideDocument, loadGuides } from '../../../scripts/downloads/document.tsx';
import { bookmarksOf, digestOf, openPdf } from '../../../scripts/downloads/files.ts';
import { editionOf } from '../../../scripts/downloads/guides.ts';
import { guideWords } from '../../../scripts/downloads/words.ts';
import { brand } from '../../../src/content/brand.ts';
import files from '../../../src/content/downloads.json';
import { facts } from '../../../src/content/facts/facts.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { exampleTotal, lineAmount } from '../../../src/content/pages/examples.ts';
import { site } from '../../../src/content/site.ts';
import { downloadBytes, pdfText, templateFiles } from '../../support/templates.ts';

const advice = (isCurrent: boolean) => (isCurrent ? 'none' : 'run `npm run downloads`');

/** Money and shares: codes or symbols of currencies before amounts in English, their names after them in Arabic. */
const FIGURE = /(?:(?:AED|USD)\s|[£€])[\d.,–]*\d|\d[\d.,–]*\s(?:درهم|دراهم|دولار|جنيه|يورو)|\d[\d.,]*%/g;
/** Arabic files contain a second font. */
const MOST_BYTES = { en: 350_000, ar: 450_000 } as const;

const figuresIn = (text: string): readonly string[] => text.replaceAll('\u00A0', ' ').match(FIGURE) ?? [];
const lettersIn = (text: string): number => text.normalize('NFKC').match(/\p{Script=Arabic}/gu)?.length ?? 0;

const withoutLinks = (content: string) => content.replaceAll(/ (?:#|\/|https?:|mailto:|tel:)\S*|&\S+;/g, ' ');

const guides = await loadGuides();

describe('downloads', () => {
  it('PG-02 are exactly the files in the list that pages read', () => {
    const listed = files.map(({ path }) => path.replace('/downloads/', ''));
    expect(listed.toSorted()).toEqual(
      readdirSync(new URL('../../../public/downloads/', import.meta.url)).toSorted(),
    );
    const expected = [...guides, ...templateFiles].map(({ file }) => file);
    expect({ listed, advice: advice(isDeepStrictEqual(listed, expected)) }).toEqual({
      listed: expected,
      advice: 'none',
    });
  });

  it.each(files)(
    'PG-02 $path has the listed size, digest and pages',
    async ({ path, bytes, digest, pages }) => {
      const content = downloadBytes(path.replace('/downloads/', ''));
      const pdf = pages === undefined ? undefined : await openPdf(content);
      const found = { bytes: content.length, digest: digestOf(content), pages: pdf?.numPages };
      await pdf?.destroy();
      const isCurrent = isDeepStrictEqual(found, { bytes, digest, pages });
      expect({ ...found, advice: advice(isCurrent) }).toEqual({ bytes, digest, pages, advice: 'none' });
    },
  );
});

describe.each(guides)('the guide $file', (guide) => {
  const { file, language, title, parts, isBook } = guide;
  const words = guideWords[language];

  it('PG-02 PG-04 shows the current texts, facts, prices and addresses', async () => {
    const described = files.find(({ path }) => path === `/downloads/${file}`);
    const content = digestOf(await guideContent(guide));
    const edition = editionOf(guide);
    const isCurrent = described?.content === content && described.edition === edition;
    expect({ file, advice: advice(isCurrent) }).toEqual({ file, advice: 'none' });
  });

  it('PG-02 is a tagged PDF with the right number of pages and size, title, language and bookmarks', async () => {
    const bytes = downloadBytes(file);
    const pdf = await openPdf(bytes);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES[language]);
    expect(pdf.numPages).toBeGreaterThanOrEqual(isBook ? 16 : 4);
    expect(pdf.numPages).toBeLessThanOrEqual(isBook ? 24 : 7);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${brand[language]}: ${title}`, Language: language });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const front = isBook ? [title, words.contents] : [title];
    const bookmarks = await bookmarksOf(pdf);
    expect(bookmarks.map((mark) => mark.title)).toEqual([...front, ...parts.map((part) => part.title)]);
    await pdf.destroy();
  });

  it.runIf(isBook)('PG-02 lists its parts with the pages on which they begin', async () => {
    const pdf = await openPdf(downloadBytes(file));
    const { items } = await (await pdf.getPage(2)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? item.str : []));
    const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number);
    const pages = (await bookmarksOf(pdf)).slice(2).map(({ page }) => page);
    expect(` ${numbers.join(' ')} `).toContain(` ${pages.join(' ')} `);
    await pdf.destroy();
  });

  it('PG-02 contains its text as searchable text', async () => {
    const [content, text] = [await guideContent(guide), await pdfText(downloadBytes(file))];
    expect(text).not.toContain('\uFFFD');
    const wordsIn = (from: string) => from.split(/[^\p{L}]+/u);
    const found = new Set(wordsIn(text));
    // PDF.js returns Arabic letters in the order in which they are drawn.
    const missing =
      language === 'ar'
        ? Math.max(0, lettersIn(content) - lettersIn(text))
        : wordsIn(withoutLinks(content)).filter((word) => !found.has(word));
    expect([missing].flat().filter((each) => each !== 0)).toEqual([]);
  });

  it('PG-02 has only amounts and percentages from facts', async () => {
    const cases = parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'example'));
    const given = cases.flatMap(({ lines }) => lines.flatMap((line) => ('given' in line ? line.given : [])));
    const counted = cases.flatMap(({ currency, lines }) =>
      lines.flatMap((line) => lineAmount(line, currency) ?? []),
    );
    const amounts = [...given, ...counted, ...cases.flatMap((each) => exampleTotal(each))];
    const known = new Set([
      ...Object.values(facts).flatMap((fact) => figuresIn(formatFact(fact, language))),
      ...amounts.flatMap((value) =>
        figuresIn(formatFact({ value, unit: 'AED', certainty: 'stated' }, language)),
      ),
    ]);
    const shown = figuresIn(withoutLinks(await guideContent(guide)));
    expect(shown.length > 0).toBe(isBook);
    expect(shown.filter((figure) => !known.has(figure))).toEqual([]);
  });

  it('PG-02 contains no markup, no sample entries and no “this page”', async () => {
    const wrong = /this page|هذه الصفحة|\{\{|\*\*|\]\(|Sample entry|To be entered|undefined/i;
    expect(wrong.exec(await guideContent(guide))?.[0]).toBeUndefined();
  });

  it('PG-04 says that contact details are not confirmed until all are', async () => {
    expect((await guideContent(guide)).includes(words.sampleContact)).toBe(site.sample);
  });

  it('LA-03 has the direction of its language', async () => {
    expect(await guideDocument(guide, [])).toContain(
      language === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">',
    );
  });
});
