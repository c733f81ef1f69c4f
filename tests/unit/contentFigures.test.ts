import { describe, expect, it } from 'vitest';
import { drawingLines } from '../../scripts/facts/drawings.ts';
import { factReport } from '../../scripts/facts/report.ts';
import { measure, unpricedShare, wordedDifferently } from '../../scripts/facts/measures.ts';
import { facts } from '../../src/content/facts/facts.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import { bareFigures } from '../support/bareFigures.ts';

const page = (changes: Partial<PageBody> = {}): PageBody => ({
  reviewedOn: '2026-11-24',
  lead: 'Ask the bank first.',
  blocks: [],
  related: [],
  ...changes,
});

const costs = (...amounts: readonly string[]): PageBody['blocks'] => [
  {
    kind: 'costs',
    heading: 'Costs',
    rows: amounts.map((amount) => ({ item: 'Fee', amount, payee: 'Bank' })),
  },
];

describe('measuring a page', () => {
  it('PG-04 counts words, “ask”, and cost rows with and without a figure', () => {
    const priced = page({ blocks: costs('{{uae-vat-rate}}', 'Ask; by contract', 'Set by the bank') });
    expect(measure('/a', priced)).toEqual({
      path: '/a',
      words: 18,
      asks: 2,
      costRows: 3,
      costRowsWithoutFigure: 2,
      hasFigure: true,
      hasVisual: false,
    });
    expect(measure('/b', page())).toMatchObject({ costRows: 0, hasFigure: false });
  });

  it('PG-05 counts a chart, a worked case and a tool as something to look at', () => {
    const chart = {
      kind: 'figure',
      heading: 'Chart',
      chart: 'bars',
      rows: [{ label: 'Row', fact: 'rakez-licence' }],
    } as const;
    expect(measure('/a', page()).hasVisual).toBe(false);
    expect(measure('/a', page({ blocks: [chart] })).hasVisual).toBe(true);
    expect(measure('/calculator', page()).hasVisual).toBe(true);
  });

  it('PG-04 a share of nothing is none', () => {
    expect(unpricedShare([])).toBe(0);
    expect(unpricedShare([measure('/a', page({ blocks: costs('{{uae-vat-rate}}', 'By contract') }))])).toBe(
      0.5,
    );
  });
});

describe('drawings at the head of pages', () => {
  it('PG-05 are counted: how many there are, the most used, and the pages of each', () => {
    expect(drawingLines(['ledger', 'abacus', 'dubai', 'ledger', 'book', 'dubai', 'ledger'])).toEqual([
      'Drawings at the head of pages: 4 on 7 pages; most used: ledger, on 3',
      '  on 3: ledger',
      '  on 2: dubai',
      '  on 1: abacus, book',
    ]);
    expect(drawingLines(['book', 'ledger', 'abacus'])[0]).toContain('most used: abacus and 2 more, on 1');
    expect(drawingLines([])).toEqual(['Drawings at the head of pages: 0']);
  });

  it('PG-05 stand in the report of all pages', () => {
    const line = factReport('2026-11-27').find((each) => each.startsWith('Drawings at the head'));
    expect(line).toMatch(/: \d\d on \d{3} pages; most used: .+, on \d$/);
  });
});

describe('amounts worded differently', () => {
  it('PG-04 are named with their ways; rates and limits are not', () => {
    const texts = [
      'From {{shams-licence}} and {{uae-vat-rate}}.',
      'It costs {{shams-licence}}; from {{uae-vat-rate}}.',
      'up to {{uae-ct-threshold}}, above {{uae-ct-threshold}}',
    ];
    expect(wordedDifferently(texts, facts)).toEqual([{ id: 'shams-licence', ways: ['from', 'plainly'] }]);
  });
});

describe('figures without a fact', () => {
  it.each([
    ['It costs AED 500 a year.', ['AED 500']],
    ['A fee of 1,500 dirhams', ['1,500 dirhams']],
    ['at 9% or 12 percent', ['9%', '12 percent']],
    ['within 20 business days', ['20 business days']],
    ['since 15 October 2025', ['15 October']],
    ['خلال 30 يومًا', ['30 يومًا']],
    ['منذ 15 أكتوبر', ['15 أكتوبر']],
    ['7 दिन', ['7 दिन']],
    ['2 گھنٹے', ['2 گھنٹے']],
  ])('PG-04 are found in “%s”', (text, found) => {
    expect(bareFigures(text)).toEqual(found);
  });

  it.each(['{{uae-vat-rate}} of it', 'Decree-Law 20 of 2025', 'section 171', 'in 2026', 'version 2.0'])(
    'PG-04 are not seen in “%s”',
    (text) => {
      expect(bareFigures(text)).toEqual([]);
    },
  );
});
