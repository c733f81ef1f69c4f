import { describe, expect, it } from 'vitest';
import { EMIRATES } from '../../../src/content/zones/zone.ts';
import { zones } from '../../../src/content/zones/zones.ts';
import { limitsOf } from '../../../src/tools/zones/limits.ts';
import { listOf } from '../../../src/tools/zones/list.ts';
import { zonesModel } from '../../../src/tools/zones/zonesQuery.ts';

const { parse: parseState, speaks, usual: USUAL, write: stateQuery } = zonesModel;

const ids = (part: Partial<typeof USUAL>) => listOf(zones, { ...USUAL, ...part }).map(({ id }) => id);

describe('the list of zones', () => {
  it('PG-02 has each zone once, and all seven emirates', () => {
    expect(zones.length).toBeGreaterThanOrEqual(15);
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
    expect(new Set(zones.map(({ emirate }) => emirate)).size).toBe(7);
  });

  it('PG-05 has a position on the map for each zone', () => {
    const off = zones.filter(
      ({ place: [east, north] }) => east < 53.9 || east > 56.6 || north < 24.15 || north > 26.15,
    );
    expect(off.map(({ id }) => id)).toEqual([]);
    for (const emirate of EMIRATES) {
      const longitudes = zones.filter((zone) => zone.emirate === emirate).map(({ place }) => place[0]);
      expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(0.4);
    }
  });

  it('PG-02 is filtered by all needs', () => {
    expect(ids({ needs: ['common'], sort: 'name' })).toEqual(['adgm', 'difc']);
    expect(ids({ needs: ['port', 'land'], sector: 'energy' })).toEqual(['hamriyah']);
    expect(ids({ emirate: 'dubai', needs: ['noOffice'] })).toEqual(['ifza', 'meydan']);
    expect(ids({ emirate: 'ajman', needs: ['dual'] })).toEqual([]);
  });

  it('PG-02 is sorted by name, emirate or licence price', () => {
    expect(ids({ sort: 'name' }).slice(0, 2)).toEqual(['adgm', 'ajman']);
    expect(ids({ sort: 'emirate' }).at(-1)).toBe('ffz');
    expect(ids({ sort: 'price' }).slice(0, 6)).toEqual(['shams', 'rakez', 'ifza', 'meydan', 'dmcc', 'adgm']);
  });

  it('PG-05 begins with the best zones and ends with excluded ones', () => {
    expect(ids({}).slice(0, 3)).toEqual(['ifza', 'meydan', 'shams']);
    const health = ids({ work: 'health', goods: 'make' });
    expect(health).toHaveLength(zones.length);
    const cannot = ids({ sort: 'name' }).filter(
      (id) => !zones.find((zone) => zone.id === id)?.premises.includes('land'),
    );
    expect(cannot.length).toBeGreaterThan(3);
    expect(health.slice(-cannot.length).filter((id) => cannot.includes(id))).toEqual(cannot);
  });

  it('PG-02 has the limits of each zone', () => {
    const limits = Object.fromEntries(zones.map((zone) => [zone.id, limitsOf(zone)]));
    expect(limits['rakez']).toEqual(['notDubai', 'paperBank']);
    expect(limits['jafza']).toEqual(['lease']);
    expect(limits['dafza']).toEqual(['noLand', 'lease']);
    expect(limits['meydan']).toEqual(['meydanGroups', 'meydanCapital', 'noGoods', 'paperBank']);
  });
});

describe('the address', () => {
  const state = {
    emirate: 'dubai',
    sector: 'media',
    needs: ['port', 'vat'],
    sort: 'price',
    compare: ['rakez', 'dmcc'],
    work: 'trade',
    goods: 'store',
    clients: 'uae',
    people: 'team',
    first: 'port',
  } as const;

  it('PG-02 contains all values that differ from the defaults', () => {
    const query = stateQuery(state, new URLSearchParams('utm=1'));
    expect(query.get('f')).toBe('trade-store-uae-team-port');
    expect(parseState(query)).toEqual(state);
    expect([USUAL, undefined].map((none) => stateQuery(none, query).toString())).toEqual(['utm=1', 'utm=1']);
    expect([speaks(query), speaks(new URLSearchParams('utm=1'))]).toEqual([true, false]);
  });

  it('PG-02 has defaults for invalid values', () => {
    const query = new URLSearchParams(
      'e=mars&o=size&n=port,moon&c=dmcc,x,dmcc,difc,adgm,spc,saif&f=media-none',
    );
    expect(parseState(query)).toEqual({
      ...USUAL,
      needs: ['port'],
      compare: ['dmcc', 'difc', 'adgm', 'spc'],
      work: 'media',
      goods: 'none',
    });
  });
});
