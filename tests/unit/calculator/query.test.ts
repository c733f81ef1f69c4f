import { describe, expect, it } from 'vitest';
import { type Setup, USUAL } from '../../../src/features/calculator/model.ts';
import { setupsFrom, toParams } from '../../../src/features/calculator/query.ts';

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
const read = (query: string) => setupsFrom(new URLSearchParams(query));

describe('the address of an estimate', () => {
  it('PG-02 says the place and what is not the usual', () => {
    expect(toParams([USUAL]).toString()).toBe('p=mainland');
    expect(toParams([full]).toString()).toBe('p=dmcc&r=licence&k=commercial&o=3&i=0&e=10&f=own&b=1&m=1');
  });

  it.each([[[USUAL]], [[full]], [[full, USUAL]], [[USUAL, full]]] as const)(
    'PG-02 brings back what was written',
    (setups) => {
      expect(setupsFrom(toParams(setups))).toEqual(setups);
    },
  );

  it('PG-02 keeps what is right beside what is not', () => {
    expect(read('p=moon&o=2&i=-1&e=99&k=toString&f=&b=yes&r=licence')).toEqual([
      { ...USUAL, owners: 2, basis: 'licence' },
    ]);
    expect(read('p=__proto__&p2=uk&o2=1e1')).toEqual([USUAL, { ...USUAL, place: 'uk' }]);
    expect(read('')).toEqual([USUAL]);
  });
});
