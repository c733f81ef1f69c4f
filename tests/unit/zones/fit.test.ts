import { describe, expect, it } from 'vitest';
import { zones } from '../../../src/content/zones/zones.ts';
import { fitting } from '../../../src/tools/zones/fit.ts';
import { type Answers, QUESTIONS } from '../../../src/tools/zones/zonesQuery.ts';
import { limitsOf } from '../../../src/tools/zones/limits.ts';

const answers = ([work, goods, clients, people, first]: readonly [
  Answers['work'],
  Answers['goods'],
  Answers['clients'],
  Answers['people'],
  Answers['first'],
]): Answers => ({ work, goods, clients, people, first });

const best = (...given: Parameters<typeof answers>) =>
  fitting(zones, answers(...given))
    .slice(0, 2)
    .map(({ zone }) => zone.id);

describe('the suggested zones', () => {
  it('PG-02 are media zones in Sharjah for a blogger without visas', () => {
    expect(best(['media', 'none', 'abroad', 'none', 'price'])).toEqual(['shams', 'spc']);
  });

  it('PG-02 are the two financial centres for a fund that wants English courts', () => {
    expect(best(['finance', 'none', 'abroad', 'few', 'courts'])).toEqual(['difc', 'adgm']);
  });

  it('PG-02 are zones at a port for a factory', () => {
    expect(best(['industry', 'make', 'abroad', 'team', 'port'])).toEqual(['kezad', 'hamriyah']);
  });

  it('PG-02 are ordered by price when they are otherwise equal', () => {
    expect(best(['services', 'none', 'dubai', 'none', 'price'])).toEqual(['ifza', 'meydan']);
  });

  it('PG-02 are zones at an airport for goods by air', () => {
    expect(best(['trade', 'store', 'abroad', 'few', 'airport'])).toEqual(['dafza', 'saif']);
  });

  it('PG-02 begin with the healthcare zone for a clinic', () => {
    expect(best(['health', 'none', 'dubai', 'team', 'address'])[0]).toBe('dhcc');
  });

  it('PG-02 have reasons and unmet wishes', () => {
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

  it('PG-02 exclude zones that do not allow the business', () => {
    const ids = (...given: Parameters<typeof answers>) =>
      fitting(zones, answers(...given)).map(({ zone }) => zone.id);
    expect(ids(['services', 'none', 'abroad', 'few', 'price'])).not.toContain('dhcc');
    expect(ids(['trade', 'none', 'abroad', 'few', 'price'])).not.toContain('creative');
    expect(ids(['trade', 'store', 'abroad', 'few', 'price'])).not.toContain('difc');
    expect(ids(['industry', 'make', 'abroad', 'few', 'price'])).not.toContain('uaq');
  });

  it('PG-02 are at least two for all answers, with their limits', () => {
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
