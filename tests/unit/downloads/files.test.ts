import { describe, expect, it } from 'vitest';
import { make } from '../../../server/build/downloads/book.ts';
import { companyProfile } from '../../../server/build/downloads/companyProfile.ts';
import { linesOf } from '../../../server/build/downloads/runs.ts';
import { setupGuide } from '../../../server/build/downloads/setupGuide.ts';
import { facts, isFactId } from '../../../src/content/facts/facts.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { site } from '../../../src/content/site.ts';

/** Money and shares as they are printed. */
const FIGURE = /(?:AED|USD|GBP|EUR)\s[\d.,–]*\d|\d[\d.,]*%/g;
/** A file may weigh so much. */
const MOST_BYTES = 250_000;

const values = new Set(Object.values(facts).flatMap((fact) => formatFact(fact, 'en').match(FIGURE) ?? []));

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each([
  { book: setupGuide, title: 'Marsa: Setup guide', least: 8, most: 15 },
  { book: companyProfile, title: 'Marsa: Company profile', least: 3, most: 5 },
])('the file $book.file', ({ book, title, least, most }) => {
  const making = make(book, site);

  it('PG-02 is a PDF file of the right length and weight, with title, language, outline and structure', async () => {
    const { bytes, pages } = await making;
    const text = latin(bytes);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(pages);
    expect(text).toContain(`>${title}</rdf:li>`);
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/Outlines ');
    expect(text).toContain('/Title (How to reach us)');
    expect(text).toContain('/MarkInfo');
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('PG-02 shows no figure of money or share that the table does not hold, and each with its source', async () => {
    const { said, figures } = await making;
    expect(said.flatMap((text) => text.match(FIGURE) ?? []).filter((figure) => !values.has(figure))).toEqual(
      [],
    );
    expect(figures.length).toBeGreaterThan(3);
    for (const id of figures) {
      if (!isFactId(id)) throw new Error(`${id} is no fact`);
      expect(said.some((text) => text.startsWith(`${facts[id].source}. Checked on`))).toBe(true);
    }
  });

  it('PG-02 calls itself no page, and holds no mark-up and no sample entries', async () => {
    const { said } = await making;
    expect(said.filter((text) => /this page|\{\{|\*\*|\]\(|Sample entry|To be entered/i.test(text))).toEqual(
      [],
    );
  });

  it('PG-04 says which contact details the firm has not confirmed, and nothing of the kind once it has', async () => {
    const contact = /^Sample: the telephone number, e-mail and office addresses/;
    expect((await making).said.filter((text) => contact.test(text))).toHaveLength(1);
    const { said } = await make(book, { ...site, sample: false });
    expect(said.filter((text) => contact.test(text))).toEqual([]);
  });

  it('PG-02 is the same file for the same content', async () => {
    expect(Buffer.from((await make(book, site)).bytes).equals(Buffer.from((await making).bytes))).toBe(true);
  });
});

describe('the company profile', () => {
  it('PG-04 names the promises that the firm has not confirmed', async () => {
    const { said } = await make(companyProfile, site);
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
