import { describe, expect, it } from 'vitest';
import { zones } from '../../../src/content/zones/zones.ts';
import { differingRows, ROWS } from '../../../src/tools/zones/list.ts';

const those = (...ids: string[]) => zones.filter(({ id }) => ids.includes(id));

describe('rows of the comparison', () => {
  it('PG-02 are those in which the zones differ', () => {
    expect(differingRows(those('ifza', 'meydan'))).toEqual(['sectors', 'price', 'cannot']);
    const three = differingRows(those('ifza', 'meydan', 'adgm'));
    expect(three).toEqual(expect.arrayContaining(['emirate', 'office', 'law', 'dual']));
  });

  it('PG-02 are all for one zone', () => {
    expect(differingRows(those('ifza'))).toEqual(ROWS);
  });
});
