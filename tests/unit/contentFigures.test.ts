import { describe, expect, it } from 'vitest';
import { drawingLines } from '../../scripts/facts/drawingUse.ts';
import { measure, unpricedShare, wordedDifferently } from '../../scripts/facts/measures.ts';
import { facts } from '../../src/content/facts/facts.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import { bareFigures } from '../support/bareFigures.ts';

/** Returns a page with a table of costs. */
const pageWith = (...amounts: readonly string[]): PageBody => ({
  reviewedOn: '2026-11-24',
  lead: 'Ask the bank first.',
  blocks: [
    {
      kind: 'costs',
      heading: 'Costs',
      rows: amounts.map((amount) => ({ item: 'Fee', amount, payee: 'Bank' })),
    },
  ],
  related: [],
});

describe('the report on figures', () => {
  it('PG-04 counts words, “ask”, and cost rows with and without a figure', () => {
    expect(measure('/a', pageWith('{{uae-vat-rate}} of it', 'Ask; by contract', 'Set by the bank'))).toEqual({
      path: '/a',
      words: 20,
      asks: 2,
      costRows: 3,
      costRowsWithoutFigure: 2,
      hasFigure: true,
      hasVisual: false,
    });
  });

  it('PG-04 has the share of cost rows without a figure', () => {
    expect(unpricedShare([measure('/a', pageWith('{{uae-vat-rate}}', 'By contract'))])).toBe(0.5);
    expect(unpricedShare([])).toBe(0);
  });

  it('PG-04 names amounts that texts introduce differently, without rates and limits', () => {
    const texts = [
      'From {{shams-licence}} and {{uae-vat-rate}}.',
      'It costs {{shams-licence}}; from {{uae-vat-rate}}.',
      'up to {{uae-ct-threshold}}, above {{uae-ct-threshold}}',
    ];
    expect(wordedDifferently(texts, facts)).toEqual([{ id: 'shams-licence', ways: ['from', 'plainly'] }]);
  });

  it('PG-04 PG-05 counts the pages of each drawing', () => {
    expect(drawingLines(['ledger', 'abacus', 'dubai', 'ledger', 'book', 'dubai', 'ledger'])).toEqual([
      'Drawings at the head of pages: 4 on 7 pages; most used: ledger, on 3',
      '  on 3: ledger',
      '  on 2: dubai',
      '  on 1: abacus, book',
    ]);
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
    'PG-04 are not found in “%s”',
    (text) => {
      expect(bareFigures(text)).toEqual([]);
    },
  );
});
