import { describe, expect, it } from 'vitest';
import {
  daysAfter,
  monthEnd,
  monthEndAfter,
  monthsAfter,
  parseDay,
} from '../../../src/content/facts/days.ts';
import { type Duty, duties, factsOf, officeOf } from '../../../src/tools/deadlines/duties.ts';
import { datesOf, dutiesOf, undatedOf } from '../../../src/tools/deadlines/dueDates.ts';
import { deadlinesModel, type Firm, USUAL } from '../../../src/tools/deadlines/deadlinesQuery.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';
import { firstYearEnd, yearsOf } from '../../../src/tools/deadlines/years.ts';

const TODAY = '2026-11-22';
const firm = (part: Partial<Firm>): Firm => ({ ...USUAL, ...part });

/** The past and future days of one duty at `today`. */
function daysOf(duty: Duty, part: Partial<Firm>, today: `${number}-${number}-${number}` = TODAY) {
  const { passed, coming } = datesOf(firm(part), today);
  return [...passed, ...coming].filter((due) => due.duty === duty).map(({ on }) => on);
}

describe('days', () => {
  it.each([
    [1, '2026-01-31', '2026-02-28'],
    [1, '2028-01-31', '2028-02-29'],
    [12, '2028-02-29', '2029-02-28'],
    [6, '2026-08-31', '2027-02-28'],
    [3, '2026-11-30', '2027-02-28'],
    [-12, '2027-02-28', '2026-02-28'],
  ] as const)('PG-02 %i months after %s is %s', (months, day, expected) => {
    expect(monthsAfter(day, months)).toBe(expected);
  });

  it('PG-02 a month-end plus months is a month-end', () => {
    expect(monthEndAfter('2024-06-30', 9)).toBe('2025-03-31');
    expect(monthEndAfter('2024-05-31', 9)).toBe('2025-02-28');
    expect(monthEndAfter('2027-02-28', 12)).toBe('2028-02-29');
    expect(monthEnd(2028, 2)).toBe('2028-02-29');
    expect(monthEnd(2026, 14)).toBe('2027-02-28');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('PG-02 are rejected when they do not exist', () => {
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
    // Published by the authority.
    ['2023-06-07', 12, '2023-12-31'],
    // The first year has at least six months.
    ['2026-07-01', 12, '2026-12-31'],
    ['2026-07-02', 12, '2027-12-31'],
    ['2026-10-01', 12, '2027-12-31'],
    ['2026-01-31', 1, '2027-01-31'],
    ['2027-08-31', 2, '2028-02-29'],
    ['2026-03-15', 3, '2027-03-31'],
  ] as const)('PG-02 ends for a licence of %s and year-end in month %i on %s', (licence, month, end) => {
    expect(firstYearEnd(licence, month)).toBe(end);
  });

  it('PG-02 begins on the day of the licence', () => {
    const years = yearsOf(firm({ licence: '2026-10-01', yearEnd: 2 }), '2026-01-01', '2029-12-31');
    expect(years).toEqual([
      { from: '2026-10-01', to: '2028-02-29', first: true },
      { from: '2028-03-01', to: '2029-02-28', first: false },
    ]);
  });
});

describe('dates of a company in the UAE', () => {
  it('PG-02 registration is due after three months, as from 1 March to 31 May 2024', () => {
    expect(daysOf('ctRegister', { licence: '2024-03-01' })).toEqual(['2024-05-31']);
    expect(daysOf('ctRegister', { licence: '2026-11-30' })).toEqual(['2027-02-27']);
    // The rule beside the date says that the first day counts.
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

  it('PG-02 return and payment are due nine months after each period, seven for the waiver', () => {
    expect(daysOf('ctReturn', {})).toEqual(['2026-09-30', '2027-09-30', '2028-09-30']);
    expect(daysOf('ctReturn', { yearEnd: 6 })).toEqual(['2027-03-31', '2028-03-31']);
    expect(daysOf('ctReturn', { yearEnd: 2 })).toEqual(['2026-11-30', '2027-11-30']);
    expect(daysOf('ctReturn', { licence: '2026-10-01' })).toEqual(['2028-09-30']);
    expect(daysOf('ctWaiver', { licence: '2026-10-01' })).toEqual(['2028-07-31']);
    expect(daysOf('ctWaiver', {})).toEqual([]);
  });

  it('PG-02 VAT returns are due 28 days after each period, also in leap years', () => {
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
    expect(daysOf('vatReturn', { vat: 'monthly', licence: '2026-11-01' })[0]).toBe('2026-12-28');
  });

  it('PG-02 renewal is due on the day before each anniversary', () => {
    expect(daysOf('renewal', { licence: '2026-01-31' })).toEqual(['2027-01-30', '2028-01-30']);
    expect(daysOf('renewal', { licence: '2024-02-29' })).toEqual(['2027-02-27', '2028-02-28']);
    expect(daysOf('renewal', { licence: '2024-02-01', term: 3 })).toEqual(['2027-01-31']);
    expect(daysOf('renewal', { licence: '2015-12-01', term: 10 })).toEqual([]);
  });

  it('PG-02 a change of owners is due after fifteen days, and shown when it is overdue', () => {
    expect(daysOf('uboChange', { change: '2026-11-20' })).toEqual(['2026-12-05']);
    expect(daysOf('uboChange', { change: '2026-01-20' })).toEqual(['2026-02-04']);
    expect(daysOf('uboChange', { change: '2026-11-20', person: 'natural' })).toEqual([]);
  });

  it('PG-02 e-invoicing is due by size of the company', () => {
    expect(daysOf('provider', {})).toEqual(['2027-03-31']);
    expect(daysOf('provider', { large: true })).toEqual(['2026-10-30']);
    expect(daysOf('einvoice', { large: true })).toEqual(['2027-01-01']);
  });

  it('PG-02 dates of today are not past, and repeated ones are shown for three months', () => {
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
  it('PG-02 depend on the calendar year only', () => {
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
  ] as const)('PG-02 are described as counted from the end of that year (%s)', (code, fromTheEnd) => {
    for (const duty of ['naturalRegister', 'naturalReturn'])
      expect(localeTexts(code).get(`deadlines.duties.${duty}.rule`)).toMatch(fromTheEnd);
  });
});

describe('duties', () => {
  it('PG-02 have facts and an office', () => {
    for (const duty of dutiesOf(firm({ vat: 'q1' })))
      expect([duty, factsOf(duty, true).length + (duty === 'renewal' ? 1 : 0)]).not.toEqual([duty, 0]);
    expect(Object.values(duties).flatMap(({ penalties }) => penalties)).not.toEqual([]);
    expect(officeOf('renewal', 'freeZone')).toBe('freeZone');
    expect(officeOf('renewal', 'mainland')).toBe('mainland');
    expect(officeOf('vatReturn', 'freeZone')).toBe('fta');
  });

  it('PG-02 without a date are listed', () => {
    expect(undatedOf(USUAL)).toEqual(['licence', 'uboFirst', 'uboChange']);
    expect(undatedOf(firm({ licence: '2026-01-01', change: '2026-02-01' }))).toEqual([
      'firstYear',
      'uboFirst',
    ]);
  });
});

describe('a business in an address', () => {
  const read = (text: string) => deadlinesModel.parse(new URLSearchParams(text));

  it('PG-02 is the same after writing and parsing', () => {
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
    'PG-02 has the defaults for %j',
    (text) => {
      expect(read(text)).toEqual(USUAL);
    },
  );
});
