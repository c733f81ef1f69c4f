import { describe, expect, it } from 'vitest';
import {
  daysAfter,
  monthEnd,
  monthEndAfter,
  monthsAfter,
  parseDay,
} from '../../../src/content/facts/days.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { duties, factsOf, officeOf } from '../../../src/features/deadlines/duties.ts';
import type { Duty, Firm } from '../../../src/features/deadlines/model.ts';
import { datesOf, dutiesOf, undatedOf } from '../../../src/features/deadlines/dueDates.ts';
import { deadlinesModel, USUAL } from '../../../src/features/deadlines/deadlinesQuery.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';
import { firstYearEnd, yearsOf } from '../../../src/features/deadlines/years.ts';

const TODAY = '2026-11-22';
const firm = (part: Partial<Firm>): Firm => ({ ...USUAL, ...part });

/** The days of one duty, passed and coming, as seen from a day. */
function daysOf(duty: Duty, part: Partial<Firm>, today: `${number}-${number}-${number}` = TODAY) {
  const { passed, coming } = datesOf(firm(part), today);
  return [...passed, ...coming].filter((due) => due.duty === duty).map(({ on }) => on);
}

describe('days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-02-28', -12, '2026-02-28'],
  ] as const)('PG-02 %s and %i months is %s', (day, months, expected) => {
    expect(monthsAfter(day, months)).toBe(expected);
  });

  it('PG-02 a period that ends with its month is followed by whole months', () => {
    expect(monthEndAfter('2024-06-30', 9)).toBe('2025-03-31');
    expect(monthEndAfter('2024-05-31', 9)).toBe('2025-02-28');
    expect(monthEndAfter('2027-02-28', 12)).toBe('2028-02-29');
    expect(monthEnd(2028, 2)).toBe('2028-02-29');
    expect(monthEnd(2026, 14)).toBe('2027-02-28');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('PG-02 takes only days that there are', () => {
    expect(['2026-02-29', '2028-02-29', '2026-13-01', '26-1-1', ''].map(parseDay)).toEqual([
      undefined,
      '2028-02-29',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the first financial year', () => {
  it.each([
    // As published: 7 June 2023, calendar year, first period of less than seven months.
    ['2023-06-07', 12, '2023-12-31'],
    // Six months to the day are enough; a day less is not.
    ['2026-07-01', 12, '2026-12-31'],
    ['2026-07-02', 12, '2027-12-31'],
    ['2026-10-01', 12, '2027-12-31'],
    ['2026-01-31', 1, '2027-01-31'],
    ['2027-08-31', 2, '2028-02-29'],
    ['2026-03-15', 3, '2027-03-31'],
  ] as const)('PG-02 of a licence of %s with its end in month %i ends on %s', (licence, month, end) => {
    expect(firstYearEnd(licence, month)).toBe(end);
  });

  it('PG-02 begins with the licence, the later ones with the month', () => {
    const years = yearsOf(firm({ licence: '2026-10-01', yearEnd: 2 }), '2026-01-01', '2029-12-31');
    expect(years).toEqual([
      { from: '2026-10-01', to: '2028-02-29', first: true },
      { from: '2028-03-01', to: '2029-02-28', first: false },
    ]);
  });
});

describe('dates of a company in the UAE', () => {
  it('PG-02 registration: three months, counted as the authority did from 1 March to 31 May 2024', () => {
    expect(daysOf('ctRegister', { licence: '2024-03-01' })).toEqual(['2024-05-31']);
    expect(daysOf('ctRegister', { licence: '2026-11-30' })).toEqual(['2027-02-27']);
    // Counted by hand from the day after it would be 2 February: the rule beside the date says which day counts.
    expect(daysOf('ctRegister', { licence: '2026-11-02', yearEnd: 12 })).toEqual(['2027-02-01']);
    const said = {
      en: 'The day of incorporation counts as the first day',
      ar: 'ويُعدّ يوم التأسيس اليوم الأول',
      ur: 'کمپنی بننے کا دن پہلا دن گنا جاتا ہے',
      hi: 'कंपनी बनने का दिन पहला दिन गिना जाता है',
    };
    for (const { code } of languages)
      expect(localeTexts(code).get('deadlines.duties.ctRegister.rule')).toContain(said[code]);
    expect(daysOf('ctRegister', { licence: '2024-02-29' })).toEqual([]);
    expect(daysOf('ctRegisterEarly', { licence: '2024-02-29' })).toEqual(['2024-12-31']);
    expect(daysOf('ctRegister', {})).toEqual([]);
  });

  it('PG-02 return and payment: nine months after each period, and seven to lift a late registration', () => {
    expect(daysOf('ctReturn', {})).toEqual(['2026-09-30', '2027-09-30', '2028-09-30']);
    expect(daysOf('ctReturn', { yearEnd: 6 })).toEqual(['2027-03-31', '2028-03-31']);
    expect(daysOf('ctReturn', { yearEnd: 2 })).toEqual(['2026-11-30', '2027-11-30']);
    expect(daysOf('ctReturn', { licence: '2026-10-01' })).toEqual(['2028-09-30']);
    expect(daysOf('ctWaiver', { licence: '2026-10-01' })).toEqual(['2028-07-31']);
    expect(daysOf('ctWaiver', {})).toEqual([]);
  });

  it('PG-02 VAT: 28 days after each period, in leap years too', () => {
    const from = (vat: Firm['vat'], today: `${number}-${number}-${number}`) =>
      datesOf(firm({ vat }), today).coming.filter(({ duty }) => duty === 'vatReturn');
    expect(
      from('q1', '2027-01-10')
        .slice(0, 3)
        .map(({ on }) => on),
    ).toEqual(['2027-02-28', '2027-05-28', '2027-08-28']);
    expect(from('q2', '2028-03-01')[0]).toEqual({
      duty: 'vatReturn',
      on: '2028-03-28',
      period: { from: '2027-12-01', to: '2028-02-29' },
    });
    expect(from('q3', TODAY)[0]?.on).toBe('2027-01-28');
    expect(from('monthly', TODAY)).toHaveLength(24);
    expect(from('none', TODAY)).toEqual([]);
    // No return for periods before the licence.
    expect(daysOf('vatReturn', { vat: 'monthly', licence: '2026-11-01' })[0]).toBe('2026-12-28');
  });

  it('PG-02 renewal: the day before each anniversary', () => {
    expect(daysOf('renewal', { licence: '2026-01-31' })).toEqual(['2027-01-30', '2028-01-30']);
    expect(daysOf('renewal', { licence: '2024-02-29' })).toEqual(['2027-02-27', '2028-02-28']);
    expect(daysOf('renewal', { licence: '2024-02-01', term: 3 })).toEqual(['2027-01-31']);
    expect(daysOf('renewal', { licence: '2015-12-01', term: 10 })).toEqual([]);
  });

  it('PG-02 a change of owners: fifteen days, kept in sight when they are over', () => {
    expect(daysOf('uboChange', { change: '2026-11-20' })).toEqual(['2026-12-05']);
    expect(daysOf('uboChange', { change: '2026-01-20' })).toEqual(['2026-02-04']);
    expect(daysOf('uboChange', { change: '2026-11-20', person: 'natural' })).toEqual([]);
  });

  it('PG-02 e-invoicing: by size', () => {
    expect(daysOf('provider', {})).toEqual(['2027-03-31']);
    expect(daysOf('provider', { large: true })).toEqual(['2026-10-30']);
    expect(daysOf('einvoice', { large: true })).toEqual(['2027-01-01']);
  });

  it('PG-02 what is due today is not over; what comes again leaves after three months', () => {
    const on = (today: `${number}-${number}-${number}`) => datesOf(USUAL, today);
    const isReturn = ({ duty, on }: { duty: Duty; on: string }) => duty === 'ctReturn' && on === '2026-09-30';
    expect(on('2026-09-30').coming.some(isReturn)).toBe(true);
    expect(on('2026-10-01').passed.some(isReturn)).toBe(true);
    expect(on('2027-01-01').passed.some(isReturn)).toBe(false);
    const days = on(TODAY).coming.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
  });
});

describe('dates of a person in the UAE', () => {
  it('PG-02 go by the calendar year, whatever the licence says', () => {
    const person = { person: 'natural', licence: '2026-05-10', yearEnd: 6 } as const;
    expect(daysOf('naturalRegister', person)).toEqual(['2027-03-31', '2028-03-31']);
    expect(daysOf('naturalReturn', person)).toEqual(['2027-09-30', '2028-09-30']);
    expect(daysOf('ctRegister', person)).toEqual([]);
    expect(undatedOf(firm(person))).toEqual(['naturalOnly']);
  });

  it.each([
    ['en', /\{\{first\}\} of the end of the calendar year/],
    ['ar', /\{\{first\}\} من نهاية السنة/],
    ['ur', /سال کے اختتام کے \{\{first\}\}/],
    ['hi', /वर्ष के अंत के \{\{first\}\}/],
  ] as const)('PG-02 both are counted from the end of that year (%s)', (code, fromTheEnd) => {
    for (const duty of ['naturalRegister', 'naturalReturn'])
      expect(localeTexts(code).get(`deadlines.duties.${duty}.rule`)).toMatch(fromTheEnd);
  });
});

describe('dates of a company in the UK', () => {
  const uk = { place: 'uk', licence: '2025-09-14', yearEnd: 9 } as const;

  it('PG-02 the statement: a review period of twelve months, and fourteen days', () => {
    // As GOV.UK counts: incorporated on 1 January, the period ends on 31 December.
    expect(daysOf('ukStatement', { ...uk, licence: '2026-01-01', yearEnd: 1 })).toEqual([
      '2027-01-14',
      '2028-01-14',
    ]);
    expect(daysOf('ukStatement', uk)).toEqual(['2026-09-27', '2027-09-27', '2028-09-27']);
  });

  it('PG-02 first accounts after 21 months, later ones after nine; tax a day later', () => {
    expect(daysOf('ukFirstAccounts', uk)).toEqual(['2027-06-14']);
    expect(daysOf('ukAccounts', uk)).toEqual(['2028-06-30']);
    expect(daysOf('ukPayment', uk)).toEqual(['2028-07-01']);
    expect(daysOf('ukReturn', uk)).toEqual(['2028-09-30']);
    expect(facts['uk-ct-payment-due'].value).toBe('9 months and 1 day');
  });

  it.each([
    // Nine months from the first anniversary (Companies Act 2006, s. 442); from a month's last day to a month's last
    // day (s. 443). 30 April 2027 is a last day, and nine months on is 31 January, not 30.
    ['2026-04-30', 4, '2028-01-31'],
    ['2026-04-29', 4, '2028-01-29'],
    ['2026-05-31', 5, '2028-02-29'],
    ['2025-05-31', 5, '2027-02-28'],
    // No last day, and February has no such day: its last.
    ['2026-05-30', 5, '2028-02-29'],
    ['2025-05-30', 5, '2027-02-28'],
    ['2025-05-29', 5, '2027-02-28'],
    // 28 February 2027 is a last day; in 2028 the 28th is none.
    ['2026-02-28', 2, '2027-11-30'],
    ['2027-02-28', 2, '2028-11-28'],
    // Incorporated on a leap day, the anniversary is the month's last.
    ['2024-02-29', 2, '2025-11-30'],
    ['2026-03-31', 3, '2027-12-31'],
    ['2026-03-30', 3, '2027-12-30'],
  ] as const)(
    'PG-02 first accounts of a company of %s, year-end in month %i, are due on %s',
    (licence, yearEnd, on) => {
      const today = monthsAfter(on, -3);
      expect(daysOf('ukFirstAccounts', { place: 'uk', licence, yearEnd }, today)).toEqual([on]);
    },
  );

  it.each([
    ['en', /from a month’s last day, to a month’s last day/],
    ['ar', /من آخر يوم في شهر إلى آخر يوم في شهر/],
    ['ur', /مہینے کے آخری دن تک/],
    ['hi', /महीने के आख़िरी दिन तक/],
  ] as const)('PG-02 the rule of first accounts says how month-ends count (%s)', (code, monthEnds) => {
    expect(localeTexts(code).get('deadlines.duties.ukFirstAccounts.rule')).toMatch(monthEnds);
  });

  it.each([
    // Published by HMRC: the period to 30 June 2016 is due on 7 August.
    ['q3', '2027-06-30', '2027-08-07'],
    ['q1', '2027-01-31', '2027-03-07'],
    ['q2', '2028-02-29', '2028-04-07'],
    ['monthly', '2026-12-31', '2027-02-07'],
  ] as const)('PG-06 VAT in %s: the period to %s is due on %s', (vat, to, on) => {
    const due = datesOf(firm({ ...uk, vat }), monthsAfter(on, -1)).coming.find(
      ({ duty, period }) => duty === 'ukVat' && period?.to === to,
    );
    expect(due?.on).toBe(on);
    expect(facts['uk-vat-return-due'].value).toBe('1 month and 7 days');
    expect(daysOf('ukVat', uk)).toEqual([]);
    expect(dutiesOf(firm({ ...uk, vat }))).toContain('ukVat');
  });

  it('PG-06 says what late accounts and a late return cost, as it does in the UAE', () => {
    expect(duties.ukAccounts.penalties.map((id) => facts[id].value)).toEqual([150, 375, 750, 1500]);
    expect(duties.ukFirstAccounts.penalties).toEqual(duties.ukAccounts.penalties);
    expect(duties.ukReturn.penalties.map((id) => facts[id].value)).toEqual([200, 10]);
    expect(undatedOf(firm({ place: 'uk' }))).toEqual(['incorporation', 'ukFirstTax']);
  });

  it('PG-02 guesses no first accounts where the year-end was changed', () => {
    const changed = { ...uk, yearEnd: 12 } as const;
    expect(daysOf('ukFirstAccounts', changed)).toEqual([]);
    // A first year may last eighteen months, to 13 March 2027: December 2026 may be its end, December 2027 is not.
    expect(daysOf('ukAccounts', changed)).toEqual(['2028-09-30']);
    expect(undatedOf(firm(changed))).toContain('ukChangedYear');
  });
});

describe('what stands behind a date', () => {
  it('PG-02 every duty has facts that exist, an office, and a sentence without a calendar', () => {
    for (const duty of dutiesOf(firm({ vat: 'q1' })))
      expect([duty, factsOf(duty, true).length + (duty === 'renewal' ? 1 : 0)]).not.toEqual([duty, 0]);
    expect(Object.values(duties).flatMap(({ penalties }) => penalties)).not.toEqual([]);
    expect(officeOf('renewal', 'freeZone')).toBe('freeZone');
    expect(officeOf('renewal', 'mainland')).toBe('mainland');
    expect(officeOf('vatReturn', 'freeZone')).toBe('fta');
  });

  it('PG-02 says what cannot be dated', () => {
    expect(undatedOf(USUAL)).toEqual(['licence', 'uboFirst', 'uboChange']);
    expect(undatedOf(firm({ licence: '2026-01-01', change: '2026-02-01' }))).toEqual([
      'firstYear',
      'uboFirst',
    ]);
  });
});

describe('a business in an address', () => {
  const read = (text: string) => deadlinesModel.parse(new URLSearchParams(text));

  it('PG-02 is read back as it was written', () => {
    const own = firm({
      place: 'freeZone',
      licence: '2026-01-31',
      yearEnd: 2,
      vat: 'q2',
      change: '2026-11-01',
      name: 'Acme & Söhne.',
      large: true,
      remind: 30,
    });
    const query = deadlinesModel.write(own, new URLSearchParams('utm=x'));
    expect(query.get('utm')).toBe('x');
    expect(deadlinesModel.parse(query)).toEqual(own);
    expect(deadlinesModel.write(USUAL, query).has('d')).toBe(false);
  });

  it.each(['', 'd=', 'd=moon_robot_2026-02-30_7_13_q9_x_0001-01-01__99', 'd=_______________'])(
    'PG-02 %j is as usual',
    (text) => {
      expect(read(text)).toEqual(USUAL);
    },
  );
});
