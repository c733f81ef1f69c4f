import { describe, expect, it } from 'vitest';
import { zones } from '../../../src/content/zones/zones.ts';
import { differingRows, ROWS } from '../../../src/features/zones/rows.ts';

const those = (...ids: string[]) => zones.filter(({ id }) => ids.includes(id));

describe('rows of the comparison', () => {
  it('PG-02 only those in which the zones differ', () => {
    expect(differingRows(those('ifza', 'meydan'))).toEqual(['sectors', 'price', 'cannot']);
    const three = differingRows(those('ifza', 'meydan', 'adgm'));
    expect(three).toEqual(expect.arrayContaining(['emirate', 'office', 'law', 'dual']));
  });

  it('PG-02 all of them where one zone stands alone', () => {
    expect(differingRows(those('ifza'))).toEqual(ROWS);
  });
});
