import { describe, expect, it } from 'vitest';
import { type Book, make, type MadeBook } from '../../../server/build/downloads/book.ts';
import { companyProfile } from '../../../server/build/downloads/companyProfile.ts';
import { factOf, type FileLanguage, languages } from '../../../server/build/downloads/languages.ts';
import { drawn } from '../../../server/build/downloads/pieces.ts';
import { linesOf } from '../../../server/build/downloads/runs.ts';
import { setupGuide } from '../../../server/build/downloads/setupGuide.ts';
import { facts, isFactId } from '../../../src/content/facts/facts.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { exampleTotal, lineAmount } from '../../../src/content/pages/examples.ts';
import { site } from '../../../src/content/site.ts';

/** Money and shares as they are printed: currencies' codes before amounts in English, their names after them in Arabic. */
const FIGURE = /(?:AED|USD|GBP|EUR)\s[\d.,–]*\d|\d[\d.,–]*\s(?:درهم|دراهم|دولار|جنيه|يورو)|\d[\d.,]*%/g;
/** Files may weigh so much: Arabic ones bring a second font, and each paragraph a second time. */
const MOST_BYTES = { en: 250_000, ar: 400_000 } as const;

const figuresIn = (text: string): readonly string[] => drawn(text).match(FIGURE) ?? [];

/** Figures that a language may print: facts, and what its worked cases take as given and come to. */
const allowed = (language: FileLanguage, { parts }: Book) => {
  const cases = parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'example'));
  const given = cases.flatMap(({ lines }) => lines.flatMap((line) => ('given' in line ? line.given : [])));
  const counted = cases.flatMap(({ currency, lines }) =>
    lines.flatMap((line) => lineAmount(line, currency) ?? []),
  );
  const amounts = [...given, ...counted, ...cases.flatMap((each) => exampleTotal(each))];
  return new Set([
    ...Object.values(facts).flatMap((fact) => figuresIn(formatFact(fact, language))),
    ...amounts.flatMap((value) =>
      figuresIn(formatFact({ value, unit: 'AED', certainty: 'stated' }, language)),
    ),
  ]);
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** As it stands in a file's metadata, which are read as Latin here. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const editions = [
  { bookIn: setupGuide, language: 'en', title: 'Marsa: Setup guide', least: 16, most: 22 },
  { bookIn: setupGuide, language: 'ar', title: 'مرسى: دليل التأسيس', least: 16, most: 22 },
  { bookIn: companyProfile, language: 'en', title: 'Marsa: Company profile', least: 4, most: 6 },
  { bookIn: companyProfile, language: 'ar', title: 'مرسى: ملف تعريفي بالشركة', least: 4, most: 6 },
] as const;

describe.each(editions)('the file “$title”', ({ bookIn, language, title, least, most }) => {
  const book = bookIn(language);
  const { words } = languages[language];
  const making = make(book, site);

  it('PG-02 is a PDF file of the right length and weight, with title, language, outline and structure', async () => {
    const { bytes, pages } = await making;
    const text = latin(bytes);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(pages);
    expect(text).toContain(`>${asBytes(title)}</rdf:li>`);
    expect(text).toContain(`/Lang (${language})`);
    expect(text.includes('/Direction /R2L')).toBe(language === 'ar');
    expect(text).toContain('/Outlines ');
    expect(text.includes('/Title (How to reach us)')).toBe(language === 'en');
    expect(text).toContain('/MarkInfo');
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES[language]);
  });

  it('PG-02 shows no figure of money or share that the table does not hold, and each with its source', async () => {
    const { said, figures } = await making;
    const known = allowed(language, book);
    expect(said.flatMap(figuresIn).length > 0).toBe(book.form === 'guide');
    expect(said.flatMap(figuresIn).filter((figure) => !known.has(figure))).toEqual([]);
    expect(figures.length).toBeGreaterThan(3);
    for (const id of figures) {
      if (!isFactId(id)) throw new Error(`${id} is no fact`);
      const { source, checkedOn } = factOf(language, id);
      const told = `${source}. ${words.checked(words.shortDay(checkedOn))}`;
      expect(said.some((text) => text.startsWith(told))).toBe(true);
    }
  });

  it('PG-02 calls itself no page, and holds no mark-up and no sample entries', async () => {
    const { said } = await making;
    const wrong = /this page|هذه الصفحة|\{\{|\*\*|\]\(|Sample entry|To be entered|undefined/i;
    expect(said.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('PG-04 says which contact details the firm has not confirmed, and nothing of the kind once it has', async () => {
    const contact = ({ said }: MadeBook) => said.filter((text) => text === words.sampleContact);
    expect(contact(await making)).toHaveLength(1);
    expect(contact(await make(book, { ...site, sample: false }))).toEqual([]);
  });

  it('PG-02 is the same file for the same content', async () => {
    expect(Buffer.from((await make(book, site)).bytes).equals(Buffer.from((await making).bytes))).toBe(true);
  });
});

describe('the company profile', () => {
  it('PG-04 names the promises that the firm has not confirmed', async () => {
    const { said } = await make(companyProfile('en'), site);
    expect(
      said.filter((text) => text.startsWith('Sample: the firm has not confirmed these promises')),
    ).toEqual([
      'Sample: the firm has not confirmed these promises yet: the first conversation is free of charge; authority fees are passed on without a surcharge; you pay only for steps that were started.',
    ]);
  });
});

describe('breaking lines', () => {
  const measure = (text: string) => text.length;
  const shown = (text: string, width: number) =>
    linesOf([{ text, font: 'regular' }], 10, width, measure).map((line) =>
      line.map((run) => run.text).join(''),
    );

  it('PG-02 breaks at spaces, and never at a no-break space', () => {
    expect(shown('one two three', 8)).toEqual(['one two', 'three']);
    expect(shown('pay AED\u00a0375,000 now', 8)).toEqual(['pay', 'AED\u00a0375,000', 'now']);
  });

  it('PG-02 keeps a figure with the comma after it', () => {
    const runs = [
      { text: 'in', font: 'regular' as const },
      { text: ' 9 months', font: 'medium' as const },
      { text: ', or later', font: 'regular' as const },
    ];
    const lines = linesOf(runs, 10, 12, measure).map((line) => line.map(({ text }) => text).join(''));
    expect(lines).toEqual(['in 9 months,', 'or later']);
  });
});
