import { describe, expect, it, vi } from 'vitest';
import { facts } from '../../../src/content/facts/facts.ts';
import { dayIn } from '../../../src/content/facts/read.ts';
import {
  bandsOf,
  mostOther,
  periodTax,
  qualifies,
  reliefFor,
  yearsOf,
} from '../../../src/tools/tax/corporateTax.ts';
import {
  type Case,
  CONDITIONS,
  MAX_AMOUNT,
  shownYear,
  taxModel,
  vatModel,
} from '../../../src/tools/tax/taxQuery.ts';

const given = (part: Partial<Case> = {}): Case => ({ ...taxModel.usual, year: 2026, ...part });
const taxes = (part: Partial<Case>) => yearsOf(given(part)).map(({ tax }) => tax);

describe('the two rates', () => {
  it.each([
    [0, 0],
    [374_999, 0],
    [375_000, 0],
    [375_001, 0],
    [375_100, 9],
    [500_000, 11_250],
    [1_000_000, 56_250],
  ])('PG-02 the tax on a profit of %i is %i', (profit, tax) => {
    expect(bandsOf(profit).tax).toBe(tax);
    expect(bandsOf(profit).free + bandsOf(profit).rest).toBe(profit);
  });
});

describe('Small Business Relief', () => {
  it.each([
    ['2026-12-31', 'open'],
    ['2027-01-31', 'open'],
    ['2029-12-31', 'open'],
    ['2030-01-31', 'ended'],
    ['2030-12-31', 'ended'],
  ] as const)(
    'PG-02 the relief for a period ending on %s is %s (Ministerial Decision 131 of 2026)',
    (periodEnd, relief) => {
      expect(reliefFor(given(), periodEnd)).toBe(relief);
    },
  );

  it.each([
    [2026, 'relief', 0],
    [2029, 'relief', 0],
    [2030, 'bands', 22_050],
  ] as const)('PG-02 taxes an agency with revenue of 2,400,000 for %i by %s: %i', (year, basis, tax) => {
    const agency = given({ revenue: 2_400_000, profit: 620_000 });
    expect(periodTax(agency, year)).toMatchObject({ basis, tax, bands: { tax: 22_050 } });
  });

  it('PG-02 depends on the end of the period', () => {
    expect(taxes({})).toEqual([0, 0, 0]);
    expect(taxes({ year: 2028 })).toEqual([0, 0, 11_250]);
    expect(taxes({ month: 6, year: 2028 })).toEqual([0, 0, 11_250]);
  });

  it('PG-02 has limits that apply until its last period ends', () => {
    const last = dayIn('uae-sbr-last-period-end');
    for (const id of ['uae-sbr-revenue-limit', 'uae-sbr-last-period-end', 'uae-sbr-group-revenue'] as const)
      expect([id, facts[id].validTo]).toEqual([id, last]);
  });

  it('PG-02 ends above its limit, also in an earlier period', () => {
    expect(reliefFor(given({ revenue: 3_000_000 }), '2026-12-31')).toBe('open');
    expect(reliefFor(given({ revenue: 3_000_001 }), '2026-12-31')).toBe('over');
    expect(reliefFor(given({ overBefore: true }), '2026-12-31')).toBe('overBefore');
    expect(taxes({ overBefore: true })[0]).toBe(11_250);
  });

  it('PG-02 is optional, and the tax without it is shown', () => {
    expect(taxes({ elect: false })).toEqual([11_250, 11_250, 11_250]);
    const [first] = yearsOf(given());
    expect([first?.basis, first?.bands.tax]).toEqual(['relief', 11_250]);
  });
});

describe('tax periods', () => {
  it('PG-02 begin on 1 June 2023', () => {
    expect(periodTax(given({ month: 5 }), 2024)).toMatchObject({ from: '2023-06-01', basis: 'relief' });
    expect(periodTax(given({ month: 4 }), 2024)).toMatchObject({
      from: '2023-05-01',
      basis: 'notYet',
      tax: 0,
    });
  });

  it('PG-02 end with a month, and are due nine months later', () => {
    expect(periodTax(given({ month: 2 }), 2028)).toMatchObject({
      from: '2027-03-01',
      to: '2028-02-29',
      due: '2028-11-30',
    });
  });
});

describe('a person', () => {
  it('PG-02 is taxed above the turnover limit of a calendar year', () => {
    const person = { person: 'natural', month: 6, elect: false } as const;
    expect(periodTax(given({ ...person, revenue: 1_000_000 }), 2026)).toMatchObject({
      to: '2026-12-31',
      basis: 'notSubject',
      tax: 0,
    });
    expect(periodTax(given({ ...person, revenue: 1_000_001 }), 2026)).toMatchObject({
      basis: 'bands',
      tax: 11_250,
    });
  });
});

describe('the free zone rate', () => {
  const zone = { person: 'zone', met: CONDITIONS } as const;

  it('PG-02 requires every condition', () => {
    expect(qualifies(given(zone))).toBe(true);
    for (const gone of CONDITIONS)
      expect(qualifies(given({ ...zone, met: CONDITIONS.filter((each) => each !== gone) }))).toBe(false);
    expect(qualifies(given({ ...zone, person: 'company' }))).toBe(false);
  });

  it('PG-02 allows other revenue up to the lower of a percentage and an amount', () => {
    expect(mostOther(1_000_000)).toBe(50_000);
    expect(mostOther(200_000_000)).toBe(5_000_000);
    expect(qualifies(given({ ...zone, other: 75_000 }))).toBe(true);
    expect(qualifies(given({ ...zone, other: 75_001 }))).toBe(false);
  });

  it('PG-02 is lost above the limit: 56,250 on a profit of a million', () => {
    const sold = { ...zone, revenue: 6_000_000, profit: 1_000_000 } as const;
    expect(mostOther(sold.revenue)).toBe(300_000);
    // 9 % of 625,000; revenue is above 3,000,000, so there is no relief.
    const lost = { ...sold, other: 320_000 } as const;
    expect(yearsOf(given(lost))[0]).toMatchObject({ basis: 'bands', relief: 'over', tax: 56_250 });
    expect(taxes(lost)).toEqual([56_250, 56_250, 56_250]);
    expect(taxes({ ...sold, other: 300_000 })).toEqual([0, 0, 0]);
  });

  it('PG-02 excludes Small Business Relief', () => {
    const [first] = yearsOf(given(zone));
    expect(first).toMatchObject({ basis: 'zone', relief: 'zone', tax: 0, bands: { tax: 11_250 } });
    // Other companies may elect the relief.
    expect(yearsOf(given({ ...zone, met: [] }))[0]).toMatchObject({ basis: 'relief', relief: 'open' });
  });
});

describe('the case in an address', () => {
  it.each([
    ['1500000', 1_500_000],
    ['0', 0],
    ['9'.repeat(40), MAX_AMOUNT],
    ['', undefined],
    ['1e9', undefined],
    ['-200', undefined],
    ['abc', undefined],
  ])('PG-02 reads the revenue %j as %s', (text, amount) => {
    const query = new URLSearchParams(`t=company_${text}`);
    expect(taxModel.parse(query).revenue).toBe(amount ?? taxModel.usual.revenue);
  });

  it('PG-02 is the same after writing and parsing, with defaults for invalid values', () => {
    const own = given({ person: 'zone', profit: 0, year: 2028, elect: false, met: ['audit', 'prices'] });
    expect(taxModel.parse(taxModel.write(own))).toEqual(own);
    expect(taxModel.parse(new URLSearchParams('t=king_x_y_13_1999__2_-_zz'))).toMatchObject({
      ...taxModel.usual,
      other: 0,
    });
    const sales = { ...vatModel.usual, exempt: 5, abroad: true };
    expect(vatModel.parse(vatModel.write(sales))).toEqual(sales);
    expect(vatModel.parse(new URLSearchParams('v='))).toEqual(vatModel.usual);
  });

  it('PG-02 begins with the chosen year, otherwise 2026 or later', () => {
    expect(shownYear(taxModel.usual, undefined)).toBe(2026);
    expect(shownYear(taxModel.usual, '2026-11-22')).toBe(2026);
    expect(shownYear(taxModel.usual, '2028-01-01')).toBe(2028);
    expect(shownYear(given({ year: 2025 }), '2028-01-01')).toBe(2025);
  });
});

describe('a rate that has ended', () => {
  it('PG-02 is not applied to a later period', async () => {
    vi.resetModules();
    vi.doMock('../../../src/content/facts/facts.ts', async (original) => {
      const { facts, ...rest } = await original<typeof import('../../../src/content/facts/facts.ts')>();
      const rate = { ...facts['uae-ct-rate'], validTo: '2027-12-31' };
      return { ...rest, facts: { ...facts, 'uae-ct-rate': rate } };
    });
    const rules = await import('../../../src/tools/tax/corporateTax.ts');
    const bases = rules.yearsOf(given({ elect: false })).map(({ basis, tax }) => [basis, tax]);
    expect(bases).toEqual([
      ['bands', 11_250],
      ['bands', 11_250],
      ['unknown', 0],
    ]);
    vi.doUnmock('../../../src/content/facts/facts.ts');
  });
});
