import { describe, expect, it } from 'vitest';
import { type Setup, setupsModel, USUAL } from '../../../src/tools/calculator/query.ts';

const full: Setup = {
  place: 'dmcc',
  basis: 'licence',
  kind: 'commercial',
  owners: 3,
  ownerVisas: 0,
  staffVisas: 10,
  office: 'own',
  bank: true,
  dual: true,
};
const read = (query: string) => setupsModel.parse(new URLSearchParams(query));
const both = (first: Setup, second?: Setup) => ({ first, second });

describe('the address of an estimate', () => {
  it('PG-02 has the place and all values that differ from the defaults', () => {
    expect(setupsModel.write(both(USUAL)).toString()).toBe('p=mainland');
    expect(setupsModel.write(both(full)).toString()).toBe(
      'p=dmcc&r=licence&k=commercial&o=3&i=0&e=10&f=own&b=1&m=1',
    );
  });

  it.each([both(USUAL), both(full), both(full, USUAL), both(USUAL, full)])(
    'PG-02 is the same after writing and parsing',
    (setups) => {
      expect(setupsModel.parse(setupsModel.write(setups))).toEqual(setups);
    },
  );

  it('PG-02 ignores invalid values and keeps valid ones', () => {
    expect(read('p=moon&o=2&i=-1&e=99&k=toString&f=&b=yes&r=licence')).toEqual(
      both({ ...USUAL, owners: 2, basis: 'licence' }),
    );
    expect(read('p=__proto__&p2=uk&o2=1e1')).toEqual(both(USUAL, { ...USUAL, place: 'uk' }));
    expect(read('')).toEqual(both(USUAL));
  });
});
