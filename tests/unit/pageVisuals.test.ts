import { describe, expect, it } from 'vitest';
import { amountIn } from '../../src/content/facts/amount.ts';
import { exampleTotal, isAbout, lineAmount, workingOf } from '../../src/content/pages/examples.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import { factsOf, textsOf } from '../../src/content/pages/texts.ts';
import { barScale } from '../../src/shared/ui/charts/bars.ts';
import { slopesOf } from '../../src/shared/ui/charts/slopes.ts';

const pageOf = (...blocks: PageBody['blocks']): PageBody => ({
  reviewedOn: '2026-11-24',
  lead: '',
  blocks,
  related: [],
});

describe('a worked example', () => {
  it('PG-05 adds prices and multiples', () => {
    // 150 + 265 + 200 to 400 + 12 × 50
    expect(
      exampleTotal({
        currency: 'EUR',
        lines: [
          { label: 'card', fact: 'ee-residency-fee' },
          { label: 'company', fact: 'ee-company-fee' },
          { label: 'contact', fact: 'ee-contact-person' },
          { label: 'books', fact: 'ee-accounting-month', times: 12 },
        ],
      }),
    ).toEqual([1215, 1415]);
  });

  it('PG-05 calculates tax above a threshold, and deductions', () => {
    const tax = { label: 'tax', rate: 'uae-ct-rate', of: 500_000, above: 'uae-ct-threshold' } as const;
    expect(lineAmount(tax, 'AED')).toEqual([11_250, 11_250]);
    expect(lineAmount({ ...tax, of: 300_000 }, 'AED')).toEqual([0, 0]);
    expect(
      exampleTotal({
        currency: 'AED',
        lines: [
          { label: 'sales', given: 120_000 },
          { label: 'out', rate: 'uae-vat-rate', of: 120_000 },
          { label: 'in', rate: 'uae-vat-rate', of: 40_000, isDeducted: true },
        ],
      }),
    ).toEqual([4000, 4000]);
  });

  it('PG-05 explains the calculation of a line', () => {
    const format = (amount: number) => `AED ${amount}`;
    expect(workingOf({ label: '', fact: 'ejari-fee' }, format)).toBeUndefined();
    expect(workingOf({ label: '', fact: 'ejari-fee', times: 2 }, format)).toBe('2 × {{ejari-fee}}');
    expect(
      workingOf({ label: '', rate: 'uae-ct-rate', of: 500_000, above: 'uae-ct-threshold' }, format),
    ).toBe('{{uae-ct-rate}} × (AED 500000 − {{uae-ct-threshold}})');
  });

  it('PG-04 is approximate when a price is, or when it was converted', () => {
    expect(isAbout({ label: '', fact: 'ejari-fee' }, 'AED')).toBe(true);
    expect(isAbout({ label: '', fact: 'trademark-application' }, 'AED')).toBe(false);
    expect(isAbout({ label: '', rate: 'uae-vat-rate', of: 1 }, 'AED')).toBe(false);
    expect(amountIn('employment-visa-agent-cost', 'AED')[0]).toBeCloseTo(2475 * 3.6725);
    expect(() => amountIn('uk-incorporation-fee', 'AED')).toThrow(RangeError);
  });
});

describe('a chart', () => {
  it('PG-05 has positions in percent and a minimum width', () => {
    const { rect, ticks } = barScale(200);
    expect(rect({ from: 50, to: 150, tone: 1 })).toEqual({ start: 25, width: 50, tone: 1 });
    expect(rect({ from: 0, to: 0.1, tone: 1 }).width).toBeGreaterThan(0.5);
    expect(rect({ from: 0, to: 0, tone: 1 }).width).toBe(0);
    expect(ticks).toContainEqual({ value: 100, at: 50 });
    expect(barScale(0).rect({ from: 0, to: 0, tone: 1 }).start).toBe(0);
  });

  it('PG-05 positions a value within its range, and no other value', () => {
    const { placeOf } = barScale(16);
    expect([0, 4, 16, 17, -0.1].map(placeOf)).toEqual([0, 25, 100, undefined, undefined]);
  });

  it('PG-05 has ticks that are far enough apart for a phone', () => {
    const tooClose = Array.from({ length: 2000 }, (_, index) => 1.01 ** index).filter((greatest) => {
      const [, first] = barScale(greatest).ticks;
      return first !== undefined && first.at < 20;
    });
    expect(tooClose).toEqual([]);
  });

  it('PG-05 draws lines between the largest and smallest value', () => {
    const [first, second] = slopesOf(
      [
        [100, 40],
        [70, 0],
      ],
      [0.1, 0.1],
    );
    expect(first).toMatchObject({ from: 0, to: 0.6 });
    expect(second?.from).toBeCloseTo(0.3);
    expect(second).toMatchObject({ to: 1, fromWords: second?.from, toWords: 1 });
  });

  it('PG-05 separates the labels of close lines', () => {
    const slopes = slopesOf(
      [
        [100, 1],
        [99, 2],
        [98, 0],
      ],
      [0.2, 0.1],
    );
    expect(slopes.map(({ fromWords }) => fromWords)).toEqual([0, 0.2, 0.4]);
    const ends = slopes.map(({ toWords }) => Math.round(toWords * 100));
    expect(ends).toEqual([90, 80, 100]);
    expect(slopesOf([[5, 5]], [0.2, 0.2])[0]?.from).not.toBeNaN();
  });
});

describe('the texts of visual blocks', () => {
  it('PG-01 PG-04 include all labels, answers and facts', () => {
    const page = pageOf(
      {
        kind: 'example',
        heading: 'Case',
        currency: 'AED',
        lines: [{ label: 'Tax', rate: 'uae-ct-rate', of: 1, above: 'uae-ct-threshold' }],
        total: 'Sum',
        result: 'So {{uae-vat-rate}}',
      },
      { kind: 'figure', heading: 'Chart', chart: 'bars', rows: [{ label: 'Row', fact: 'rakez-licence' }] },
      {
        kind: 'slope',
        heading: 'Slope',
        ends: ['Before', 'After'],
        rows: [{ label: 'Line', facts: ['dmcc-year-1', 'dmcc-year-2'] }],
        note: 'Note',
      },
      {
        kind: 'decision',
        heading: 'Tree',
        start: {
          question: 'One?',
          answers: [
            { label: 'Yes', leadsTo: 'End' },
            {
              label: 'No',
              leadsTo: { question: 'Two?', answers: [{ label: 'So', leadsTo: '{{ejari-fee}}' }] },
            },
          ],
        },
      },
    );
    const texts = textsOf(page).filter((text) => !text.startsWith('{{'));
    expect(texts.join('|')).toBe(
      '|Case|Tax|Sum|So {{uae-vat-rate}}|Chart|Row|Slope|Before|After|Line|Note|Tree|One?|Yes|End|No|Two?|So',
    );
    expect(factsOf(page).join(' ')).toBe(
      'uae-ct-rate uae-ct-threshold uae-vat-rate rakez-licence dmcc-year-1 dmcc-year-2 ejari-fee',
    );
  });
});
