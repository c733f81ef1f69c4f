import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../../../src/content/facts/days.ts';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { type Duty, duties } from '../../../src/tools/deadlines/duties.ts';
import { datesOf, dutiesOf, undatedOf } from '../../../src/tools/deadlines/dueDates.ts';
import { type Firm, USUAL } from '../../../src/tools/deadlines/deadlinesQuery.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const TODAY = '2026-11-22';
const firm = (part: Partial<Firm>): Firm => ({ ...USUAL, ...part });

/** The past and future days of one duty at `today`. */
function daysOf(duty: Duty, part: Partial<Firm>, today: IsoDay = TODAY) {
  const { passed, coming } = datesOf(firm(part), today);
  return [...passed, ...coming].filter((due) => due.duty === duty).map(({ on }) => on);
}

describe('dates of a company in the UK', () => {
  const uk = { place: 'uk', licence: '2025-09-14', yearEnd: 9 } as const;

  it('PG-02 the statement is due fourteen days after a review period of twelve months', () => {
    // GOV.UK: incorporated on 1 January, the period ends on 31 December.
    expect(daysOf('ukStatement', { ...uk, licence: '2026-01-01', yearEnd: 1 })).toEqual([
      '2027-01-14',
      '2028-01-14',
    ]);
    expect(daysOf('ukStatement', uk)).toEqual(['2026-09-27', '2027-09-27', '2028-09-27']);
  });

  it('PG-02 first accounts are due after 21 months, later ones after nine, tax a day later', () => {
    expect(daysOf('ukFirstAccounts', uk)).toEqual(['2027-06-14']);
    expect(daysOf('ukAccounts', uk)).toEqual(['2028-06-30']);
    expect(daysOf('ukPayment', uk)).toEqual(['2028-07-01']);
    expect(daysOf('ukReturn', uk)).toEqual(['2028-09-30']);
    expect(facts['uk-ct-payment-due'].value).toBe('9 months and 1 day');
  });

  it.each([
    // Nine months from the first anniversary (Companies Act 2006, s. 442), from the last day of a month to the last
    // day of a month (s. 443).
    ['2026-04-30', 4, '2028-01-31'],
    ['2026-04-29', 4, '2028-01-29'],
    ['2026-05-31', 5, '2028-02-29'],
    ['2025-05-31', 5, '2027-02-28'],
    // February has no such day.
    ['2026-05-30', 5, '2028-02-29'],
    ['2025-05-30', 5, '2027-02-28'],
    ['2025-05-29', 5, '2027-02-28'],
    // 28 February is the last day of the month in 2027, but not in 2028.
    ['2026-02-28', 2, '2027-11-30'],
    ['2027-02-28', 2, '2028-11-28'],
    // The anniversary of a leap day is the last day of February.
    ['2024-02-29', 2, '2025-11-30'],
    ['2026-03-31', 3, '2027-12-31'],
    ['2026-03-30', 3, '2027-12-30'],
  ] as const)(
    'PG-02 first accounts of a company of %s with year-end in month %i are due on %s',
    (licence, yearEnd, on) => {
      const today = monthsAfter(on, -3);
      expect(daysOf('ukFirstAccounts', { place: 'uk', licence, yearEnd }, today)).toEqual([on]);
    },
  );

  it.each([
    ['en', /on the last day of a month, the deadline is a last day too/],
    ['ar', /من آخر يوم في شهر إلى آخر يوم في شهر/],
    ['ur', /مہینے کے آخری دن تک/],
    ['hi', /महीने के आख़िरी दिन तक/],
  ] as const)('PG-02 the rule of first accounts explains month-ends (%s)', (code, monthEnds) => {
    expect(localeTexts(code).get('deadlines.duties.ukFirstAccounts.rule')).toMatch(monthEnds);
  });

  it.each([
    // Published by HMRC: the period to 30 June 2016 is due on 7 August.
    ['q3', '2027-06-30', '2027-08-07'],
    ['q1', '2027-01-31', '2027-03-07'],
    ['q2', '2028-02-29', '2028-04-07'],
    ['monthly', '2026-12-31', '2027-02-07'],
  ] as const)('PG-06 VAT in %s is due for the period to %s on %s', (vat, to, on) => {
    const due = datesOf(firm({ ...uk, vat }), monthsAfter(on, -1)).coming.find(
      ({ duty, period }) => duty === 'ukVat' && period?.to === to,
    );
    expect(due?.on).toBe(on);
    expect(facts['uk-vat-return-due'].value).toBe('1 month and 7 days');
    expect(daysOf('ukVat', uk)).toEqual([]);
    expect(dutiesOf(firm({ ...uk, vat }))).toContain('ukVat');
  });

  it('PG-06 have penalties for late accounts and returns', () => {
    expect(duties.ukAccounts.penalties.map((id) => facts[id].value)).toEqual([150, 375, 750, 1500]);
    expect(duties.ukFirstAccounts.penalties).toEqual(duties.ukAccounts.penalties);
    expect(duties.ukReturn.penalties.map((id) => facts[id].value)).toEqual([200, 10]);
    expect(undatedOf(firm({ place: 'uk' }))).toEqual(['incorporation', 'ukFirstTax']);
  });

  it('PG-02 have no first accounts after a change of the year-end', () => {
    const changed = { ...uk, yearEnd: 12 } as const;
    expect(daysOf('ukFirstAccounts', changed)).toEqual([]);
    // The first year has at most eighteen months and ends by 13 March 2027.
    expect(daysOf('ukAccounts', changed)).toEqual(['2028-09-30']);
    expect(undatedOf(firm(changed))).toContain('ukChangedYear');
  });
});
