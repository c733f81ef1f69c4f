import { describe, expect, it } from 'vitest';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { datesOf, dutiesOf, undatedOf } from '../../../src/tools/deadlines/dueDates.ts';
import { deadlinesModel, type Firm, USUAL } from '../../../src/tools/deadlines/deadlinesQuery.ts';
import { type Duty, duties, officeOf } from '../../../src/tools/deadlines/duties.ts';
import { uidOf } from '../../../src/tools/deadlines/events.ts';
import { yearStrip } from '../../../src/tools/deadlines/YearStrip.tsx';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const TODAY = '2026-11-27';
const estonia = (part: Partial<Firm> = {}): Firm => ({ ...USUAL, place: 'estonia', ...part });

function duesOf(duty: Duty, part: Partial<Firm>, today: IsoDay = TODAY) {
  const { passed, coming } = datesOf(estonia(part), today);
  return [...passed, ...coming].filter((due) => due.duty === duty);
}
const daysOf = (duty: Duty, part: Partial<Firm>, today?: IsoDay) =>
  duesOf(duty, part, today).map(({ on }) => on);

describe('annual reports of a company in Estonia', () => {
  it.each([
    // Six months from the last day of a month to the last day of a month.
    [12, ['2027-06-30', '2028-06-30']],
    [6, ['2026-12-31', '2027-12-31']],
    [8, ['2027-02-28', '2028-02-29']],
    [3, ['2026-09-30', '2027-09-30', '2028-09-30']],
  ] as const)('PG-06 are due six months after a year that ends with month %i', (yearEnd, days) => {
    expect(daysOf('eeReport', { yearEnd })).toEqual(days);
  });

  it.each([
    // 31 December 2027 is 18 months and a day later: the first year is short.
    ['2026-06-30', [], ['2027-06-30', '2028-06-30']],
    // 31 December 2027 is 18 months later: founders may choose either year.
    ['2026-07-01', ['2027-06-30'], ['2028-06-30']],
    ['2026-12-31', ['2027-06-30'], ['2028-06-30']],
    ['2026-01-01', [], ['2027-06-30', '2028-06-30']],
  ] as const)(
    'PG-06 of a company of %s have a first report only if its year is certain',
    (licence, unsure, sure) => {
      expect(daysOf('eeFirstReport', { licence })).toEqual(unsure);
      expect(daysOf('eeReport', { licence })).toEqual(sure);
    },
  );

  it('PG-06 cover at most eighteen months, also with months of different length', () => {
    const until = { licence: '2026-05-31', yearEnd: 11 } as const;
    expect(daysOf('eeFirstReport', until)).toEqual([]);
    expect(daysOf('eeReport', until)).toEqual(['2027-05-31', '2028-05-31']);
    expect(daysOf('eeFirstReport', { ...until, licence: '2026-06-01' })).toEqual(['2027-05-31']);
  });

  it('PG-06 cover the time since registration first, then twelve months', () => {
    expect(duesOf('eeFirstReport', { licence: '2026-09-14' })).toEqual([
      { duty: 'eeFirstReport', on: '2027-06-30', period: { from: '2026-09-14', to: '2026-12-31' } },
    ]);
    expect(duesOf('eeReport', { licence: '2026-09-14' })).toEqual([
      { duty: 'eeReport', on: '2028-06-30', period: { from: '2027-01-01', to: '2027-12-31' } },
    ]);
    expect(duesOf('eeReport', { licence: '2026-03-02', yearEnd: 2 })[0]).toEqual({
      duty: 'eeReport',
      on: '2027-08-31',
      period: { from: '2026-03-02', to: '2027-02-28' },
    });
  });
});

describe('returns of a company in Estonia', () => {
  it('PG-06 VAT is due on the 20th of the following month', () => {
    const days = daysOf('eeVat', { vat: 'monthly' });
    expect(days.slice(0, 6)).toEqual([
      '2026-09-20',
      '2026-10-20',
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
    ]);
    expect(days).toContain('2028-03-20');
    expect(duesOf('eeVat', { vat: 'monthly' }, '2028-03-01').find(({ on }) => on === '2028-03-20')).toEqual({
      duty: 'eeVat',
      on: '2028-03-20',
      period: { from: '2028-02-01', to: '2028-02-29' },
    });
    expect(facts['ee-vat-return-day'].value).toBe('the 20th of the following month');
    expect(facts['ee-sales-report-day'].value).toBe('the 20th of the following month');
  });

  it('PG-06 VAT is due monthly, and not without registration or before the company exists', () => {
    expect(daysOf('eeVat', { vat: 'q2' })).toEqual(daysOf('eeVat', { vat: 'monthly' }));
    expect(daysOf('eeVat', { vat: 'none' })).toEqual([]);
    expect(daysOf('eeVat', { vat: 'monthly', licence: '2026-11-30' })[0]).toBe('2026-12-20');
  });

  it('PG-06 TSD is due on the 10th of the following month for companies with payroll', () => {
    const coming = datesOf(estonia({ payroll: true }), TODAY).coming.filter(
      ({ duty }) => duty === 'eePayroll',
    );
    expect(coming).toHaveLength(24);
    expect(coming[0]).toEqual({
      duty: 'eePayroll',
      on: '2026-12-10',
      period: { from: '2026-11-01', to: '2026-11-30' },
    });
    expect(daysOf('eePayroll', {})).toEqual([]);
    expect(facts['ee-payroll-return-day'].value).toBe('the 10th of the following month');
  });

  it('PG-06 a new beneficial owner is due after thirty days, and shown when it is overdue', () => {
    expect(daysOf('eeOwners', { change: '2026-11-20' })).toEqual(['2026-12-20']);
    expect(daysOf('eeOwners', { change: '2027-01-31' })).toEqual(['2027-03-02']);
    expect(daysOf('eeOwners', { change: '2026-01-20' })).toEqual(['2026-02-19']);
    expect(daysOf('eeOwners', {})).toEqual([]);
  });
});

describe('an Estonian company in the tool', () => {
  it('PG-06 has only duties in Estonia', () => {
    const all = { vat: 'monthly', payroll: true, change: '2026-11-20', licence: '2026-09-14' } as const;
    const dues = (part: Partial<Firm>) => datesOf({ ...USUAL, ...all, ...part }, TODAY).coming;
    const own = dues({ place: 'estonia', large: true, person: 'natural' });
    expect(own.filter(({ duty }) => !duty.startsWith('ee'))).toEqual([]);
    for (const place of ['mainland', 'freeZone', 'uk'] as const)
      expect(dues({ place }).filter(({ duty }) => duty.startsWith('ee'))).toEqual([]);
  });

  it('PG-05 PG-06 has its dates in the strip, and a unique calendar entry for each', () => {
    const { coming } = datesOf(estonia({ vat: 'monthly', payroll: true, licence: '2026-09-14' }), TODAY);
    // TSD and VAT each month from December, and the annual report in June.
    expect(yearStrip(coming, TODAY).map(({ count }) => count)).toEqual([0, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2]);
    const uids = coming.map((due) => uidOf(due, '', 'key@marsa.example'));
    expect(new Set(uids).size).toBe(coming.length);
  });

  it('PG-06 lists duties without a date', () => {
    expect(undatedOf(estonia())).toEqual(['incorporation', 'eePayroll', 'eeOwners', 'eeContract', 'eeCard']);
    const complete = estonia({ licence: '2026-01-01', payroll: true, change: '2026-11-01', vat: 'q1' });
    expect(undatedOf(complete)).toEqual(['eeContract', 'eeCard']);
    expect(dutiesOf(complete)).toEqual(['eeReport', 'eeVat', 'eePayroll', 'eeOwners']);
    expect(dutiesOf(estonia())).toEqual(['eeReport', 'eeOwners']);
  });

  it('PG-06 has for each duty an office, a name and a rule with its figures in every language', () => {
    for (const duty of ['eeFirstReport', 'eeReport', 'eeVat', 'eePayroll', 'eeOwners'] as const) {
      expect(officeOf(duty, 'estonia')).toMatch(/^ee/);
      const needs = ['{{first}}', '{{second}}'].slice(0, duties[duty].facts.length);
      for (const { code } of languages) {
        const texts = localeTexts(code);
        expect(texts.has(`deadlines.duties.${duty}.name`)).toBe(true);
        const rule = texts.get(`deadlines.duties.${duty}.rule`) ?? '';
        expect([code, duty, needs.filter((figure) => !rule.includes(figure))]).toEqual([code, duty, []]);
      }
    }
    expect(duties.eeVat.dayOff?.fact).toBe('ee-non-working-day');
    // No source says that these dates move.
    for (const duty of ['eeOwners', 'eeReport', 'eeFirstReport'] as const)
      expect(duties[duty].dayOff).toBeUndefined();
  });

  it('PG-02 is the same after writing and parsing, also in older addresses', () => {
    const own = estonia({ vat: 'monthly', payroll: true, name: 'Acme' });
    const query = deadlinesModel.write(own, new URLSearchParams());
    expect(query.get('d')).toBe('estonia_company_0_1_12_monthly_0_0_Acme_14_1');
    expect(deadlinesModel.parse(query)).toEqual(own);
    const without = deadlinesModel.write({ ...own, payroll: false }, new URLSearchParams());
    expect(without.get('d')).toBe('estonia_company_0_1_12_monthly_0_0_Acme_14');
    expect(deadlinesModel.parse(without).payroll).toBe(false);
  });
});
