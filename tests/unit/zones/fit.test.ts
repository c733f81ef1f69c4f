import { describe, expect, it } from 'vitest';
import { zones } from '../../../src/content/zones/zones.ts';
import { type Answers, fitting, QUESTIONS } from '../../../src/features/zones/fit.ts';
import { limitsOf } from '../../../src/features/zones/limits.ts';

const answers = ([work, goods, clients, people, first]: readonly [
  Answers['work'],
  Answers['goods'],
  Answers['clients'],
  Answers['people'],
  Answers['first'],
]): Answers => ({ work, goods, clients, people, first });

/** The best two for some answers, by id. */
const best = (...given: Parameters<typeof answers>) =>
  fitting(zones, answers(...given))
    .slice(0, 2)
    .map(({ zone }) => zone.id);

describe('which zone fits', () => {
  it('PG-02 a blogger without visas who looks at the price: Sharjah’s media zones', () => {
    expect(best(['media', 'none', 'abroad', 'none', 'price'])).toEqual(['shams', 'spc']);
  });

  it('PG-02 a fund that wants English courts: the two financial centres', () => {
    expect(best(['finance', 'none', 'abroad', 'few', 'courts'])).toEqual(['difc', 'adgm']);
  });

  it('PG-02 a factory with a team at a port: land at the quay', () => {
    expect(best(['industry', 'make', 'abroad', 'team', 'port'])).toEqual(['kezad', 'hamriyah']);
  });

  it('PG-02 a consultant with customers on Dubai’s mainland: of two alike, the one with the lower known price', () => {
    expect(best(['services', 'none', 'dubai', 'none', 'price'])).toEqual(['ifza', 'meydan']);
  });

  it('PG-02 goods that fly: warehouses beside an airport', () => {
    expect(best(['trade', 'store', 'abroad', 'few', 'airport'])).toEqual(['dafza', 'saif']);
  });

  it('PG-02 a clinic: the zone that takes nothing else', () => {
    expect(best(['health', 'none', 'dubai', 'team', 'address'])[0]).toBe('dhcc');
  });

  it('PG-02 says why, and which wish stays open', () => {
    const [first, second] = fitting(zones, answers(['media', 'none', 'dubai', 'none', 'price']));
    expect([first?.zone.id, first?.reasons, first?.misses]).toEqual([
      'shams',
      ['work', 'noOffice', 'price'],
      ['dubai'],
    ]);
    expect([second?.zone.id, second?.reasons, second?.misses]).toEqual([
      'dmc',
      ['work', 'dubai'],
      ['noOffice', 'price'],
    ]);
  });

  it('PG-02 never offers a zone that cannot take the business', () => {
    const ids = (...given: Parameters<typeof answers>) =>
      fitting(zones, answers(...given)).map(({ zone }) => zone.id);
    expect(ids(['services', 'none', 'abroad', 'few', 'price'])).not.toContain('dhcc');
    expect(ids(['trade', 'none', 'abroad', 'few', 'price'])).not.toContain('creative');
    expect(ids(['trade', 'store', 'abroad', 'few', 'price'])).not.toContain('difc');
    expect(ids(['industry', 'make', 'abroad', 'few', 'price'])).not.toContain('uaq');
  });

  it('PG-02 has two suggestions for whatever is answered, each with something it cannot do', () => {
    const { work, goods, clients, people, first } = QUESTIONS;
    const all = work.flatMap((w) =>
      goods.flatMap((g) =>
        clients.flatMap((c) => people.flatMap((p) => first.map((f) => [w, g, c, p, f] as const))),
      ),
    );
    for (const given of all) {
      const [one, two] = fitting(zones, answers(given));
      if (!one || !two) throw new Error(`Nothing fits ${given.join()}`);
      expect(one.reasons).not.toEqual([]);
      expect([limitsOf(one.zone), limitsOf(two.zone)]).not.toContainEqual([]);
    }
  });
});
