import { describe, expect, it } from 'vitest';
import { type Place, places } from '../../../src/content/estimates/places.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { OPTIONS, type Setup, USUAL } from '../../../src/tools/calculator/query.ts';
import { basesOf, estimate, factsIn } from '../../../src/tools/calculator/estimate.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const worked = (changes: Partial<Setup>) => estimate({ ...USUAL, ...changes });
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

describe('worked examples', () => {
  it('PG-02 a Dubai LLC costs the all-in prices of agents, converted at the fixed rate', () => {
    const { basis, years, all, converted, open } = worked({ place: 'mainland' });
    expect(basis).toBe('allIn');
    // 11,805 and 6,466 US dollars at 3.6725.
    expect(years).toEqual([
      { low: 43_354, high: 43_354, about: true, from: false },
      { low: 23_746, high: 23_746, about: true, from: false },
      { low: 23_746, high: 23_746, about: true, from: false },
    ]);
    expect(all?.low).toBe(43_354 + 2 * 23_746);
    expect(converted).toBe(true);
    expect(idsOf(open)).toEqual(['ownerVisa', 'visaRenewal', 'establishment', 'desk', 'papers', 'accounts']);
  });

  it('PG-02 a Dubai LLC with three employees costs 70,622 in the first year, without their renewal', () => {
    const { years, all, open } = worked({ place: 'mainland', staffVisas: 3 });
    // 11,805 + 3 × 2,475 = 19,230 US dollars = 70,622.175 dirhams, rounded once.
    expect(years.map((year) => year?.low)).toEqual([70_622, 23_746, 23_746]);
    expect(all?.high).toBe(118_114);
    expect(open).toContainEqual({ id: 'visaRenewal', times: 4 });
  });

  it('PG-02 a disputed licence price is a range', () => {
    const { basis, years, counted, converted } = worked({ place: 'ifza' });
    expect(basis).toBe('licence');
    expect(idsOf(counted)).toEqual(['licence']);
    expect(years[0]).toEqual({ low: 7900, high: 12_900, about: false, from: false });
    expect(years[1]).toEqual({ low: 7900, high: 12_900, about: true, from: false });
    expect(converted).toBe(false);
  });

  it('PG-02 the lowest price of a list is a minimum', () => {
    expect(worked({ place: 'shams' }).years[0]).toEqual({ low: 5750, high: 5750, about: true, from: true });
  });

  it('PG-02 employees’ visas are in the first year, without their renewal', () => {
    const { years, open } = worked({ place: 'ifza', owners: 2, ownerVisas: 2, staffVisas: 2 });
    // 2 × 2,475 US dollars are 18,178.875 dirhams.
    expect([years[0]?.low, years[0]?.high]).toEqual([26_079, 31_079]);
    expect(years[1]?.high).toBe(12_900);
    expect(open).toContainEqual({ id: 'visaRenewal', times: 4 });
    expect(open).toContainEqual({ id: 'ownerVisa', times: 2 });
  });

  it('PG-02 a package without a known renewal has no total of three years', () => {
    const { years, all, open } = worked({ place: 'dmcc', basis: 'package' });
    expect(years[0]).toEqual({ low: 35_296, high: 43_620, about: false, from: false });
    expect([years[1], years[2], all]).toEqual([undefined, undefined, undefined]);
    expect(idsOf(open)).toContain('renewal');
  });

  it('PG-02 a UK company pays Companies House at the start and every year', () => {
    const { years, all, open } = worked({ place: 'uk', owners: 3, staffVisas: 4 });
    expect(years.map((year) => year?.low)).toEqual([100, 50, 50]);
    expect(all).toEqual({ low: 200, high: 200, about: false, from: false });
    expect(open).toContainEqual({ id: 'ukIdentity', times: 3 });
    expect(idsOf(open)).not.toContain('visaRenewal');
  });

  it('PG-06 an Estonian company pays registration once, contact person and accounting every year', () => {
    const { basis, counted, years, all, open, lasts } = worked({ place: 'estonia', owners: 2 });
    expect(basis).toBe('services');
    expect(counted.map(({ id, payee, times }) => [id, payee, times])).toEqual([
      ['eeCompany', 'register', 1],
      ['eeResidency', 'police', 2],
      ['eeContact', 'provider', 1],
      ['eeAccounting', 'accountant', 12],
    ]);
    // Yearly prices are assumed to stay the same.
    expect(counted.map(({ assumedFrom }) => assumedFrom)).toEqual([undefined, undefined, 2, 2]);
    // 265 + 2 × 150 + 200 to 400 + 12 × 50; then 200 to 400 + 12 × 50 in each of two years.
    expect(years).toEqual([
      { low: 1365, high: 1565, about: false, from: true },
      { low: 800, high: 1000, about: true, from: true },
      { low: 800, high: 1000, about: true, from: true },
    ]);
    expect(all).toEqual({ low: 2965, high: 3565, about: true, from: true });
    expect(open).toEqual([
      { id: 'eeAddress', times: 1 },
      { id: 'eeJourney', times: 2 },
      { id: 'eeFilings', times: 1 },
    ]);
    // The card is valid for more than three years.
    expect(lasts).toBe('ee-card-length');
    expect(facts['ee-card-length'].value).toBeGreaterThan(years.length);
    expect(factsIn([worked({ place: 'estonia' })])).toContain('ee-card-length');
    expect(worked({ place: 'uk' }).lasts).toBeUndefined();
  });

  it('PG-06 the total with one founder is near the figure of the e-Residency programme', () => {
    // 265 + 150 + 200 to 400 + 600; the programme says "about 1,300".
    const [first] = worked({ place: 'estonia' }).years;
    expect([first?.low, first?.high]).toEqual([1215, 1415]);
    const own = facts['ee-first-year-accountant'].value;
    expect(own).toBeGreaterThan(1215);
    expect(own).toBeLessThan(1415);
  });

  it('PG-02 each owner of an Estonian company pays for e-residency; state fees are one-time', () => {
    const { years, all, open } = worked({ place: 'estonia', owners: 2, basis: 'fees' });
    expect(years[0]?.low).toBe(265 + 2 * 150);
    expect([years[1], years[2], all]).toEqual([undefined, undefined, undefined]);
    expect(idsOf(open)).toEqual(['eeContact', 'eeJourney', 'accounts']);
  });

  it('PG-02 only a zone in Dubai can add a mainland branch', () => {
    expect(worked({ place: 'meydan', dual: true }).years[0]?.low).toBe(12_500 + 10_000);
    expect(idsOf(worked({ place: 'shams', dual: true }).counted)).toEqual(['licence']);
  });

  it('PG-02 the mainland branch costs 30,000 in three years', () => {
    const { years, all, open } = worked({ place: 'ifza', dual: true });
    expect(years.map((year) => [year?.low, year?.high])).toEqual([
      [17_900, 22_900],
      [17_900, 22_900],
      [17_900, 22_900],
    ]);
    expect([all?.low, all?.high]).toEqual([53_700, 68_700]);
    expect(idsOf(open).filter((id) => id.startsWith('dual'))).toEqual([]);
    // Without a known renewal of the package there is no yearly total.
    const unknown = worked({ place: 'dmcc', basis: 'package', dual: true });
    expect(unknown.years[0]?.low).toBe(35_296 + 10_000);
    expect([unknown.years[1], unknown.years[2], unknown.all]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['en', /per year/],
    ['ar', /سنويًا/],
    ['ur', /فی سال/],
    ['hi', /प्रति वर्ष/],
  ] as const)('PG-02 the line of the branch says that it is yearly (%s)', (code, yearly) => {
    expect(localeTexts(code).get('calculator.line.dualLicence')).toMatch(yearly);
    expect(localeTexts(code).get('zones.sources.branch')).toMatch(yearly);
  });

  it('PG-02 share capital is shown but not counted', () => {
    expect(worked({ place: 'meydan' }).capital).toBe('meydan-investor-capital');
    expect(worked({ place: 'meydan' }).years[0]?.low).toBe(12_500);
    expect(worked({ place: 'meydan', ownerVisas: 0 }).capital).toBeUndefined();
  });

  it('PG-02 an unavailable basis is replaced, and each owner has at most one visa', () => {
    expect(worked({ place: 'rakez', basis: 'package' }).basis).toBe('allIn');
    expect(worked({ owners: 1, ownerVisas: 5 }).open).toContainEqual({ id: 'ownerVisa', times: 1 });
  });
});

describe('every set-up', () => {
  const every: Setup[] = [];
  for (const place of OPTIONS.place)
    for (const basis of basesOf({ ...USUAL, place }))
      for (const kind of OPTIONS.kind)
        for (const office of OPTIONS.office)
          every.push({ ...USUAL, place, basis, kind, office, staffVisas: 1, bank: true, dual: true });

  it('PG-02 has a total from amounts with a source', () => {
    for (const setup of every) {
      const result = estimate(setup);
      expect(result.years[0]?.low).toBeGreaterThan(0);
      expect(result.open.length).toBeGreaterThan(0);
      for (const id of factsIn([result])) expect(facts[id].source).not.toBe('');
    }
  });

  it('PG-02 counts exactly one of all-in, package and licence price', () => {
    for (const setup of every) {
      const whole = idsOf(estimate(setup).counted).filter((id) =>
        ['allIn', 'ours', 'package', 'licence'].includes(id),
      );
      expect(whole.length).toBe(setup.basis === 'fees' || setup.basis === 'services' ? 0 : 1);
    }
  });

  it('PG-02 has no duplicate line', () => {
    for (const setup of every) {
      const { counted, open } = estimate(setup);
      const ids = [...idsOf(counted), ...idsOf(open)];
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('PG-02 marks prices whose fact says “lowest”', () => {
    const prices = Object.entries<Place>(places).flatMap(([id, { prices }]) =>
      prices.flatMap(([, price]) => {
        const first = price?.years[0];
        return first
          ? [{ id, marked: price.lowest ?? false, says: facts[first].covers.includes('lowest') }]
          : [];
      }),
    );
    expect(prices.filter(({ marked, says }) => marked !== says)).toEqual([]);
    expect(prices.length).toBeGreaterThan(10);
  });
});
