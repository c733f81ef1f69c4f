import { describe, expect, it } from 'vitest';
import { page as english } from '../../../src/content/pages/en/visa/requirements.ts';
import {
  kindModel,
  KINDS,
  needsStamps,
  papersFor,
  parseCheckedPapers,
  progressOf,
} from '../../../src/features/visaPapers/visaDocuments.ts';

describe('papers for a visa', () => {
  it('PG-02 each kind asks for what all ask for, then for its own', () => {
    expect(papersFor('golden')).toEqual([
      'passport',
      'photo',
      'former',
      'contact',
      'proof',
      'cover',
      'approval',
    ]);
    for (const kind of KINDS) expect(new Set(papersFor(kind)).size).toBe(papersFor(kind).length);
  });

  it('PG-02 counts what is ready of this kind alone', () => {
    const done = new Set(['passport', 'degree', 'ticket'] as const);
    expect(progressOf('employee', done)).toEqual({ done: 2, count: 8 });
    expect(progressOf('visit', done)).toEqual({ done: 2, count: 8 });
    expect(progressOf('golden', done)).toEqual({ done: 1, count: 7 });
  });

  it('PG-02 says where stamps may be needed', () => {
    expect(KINDS.filter(needsStamps)).toEqual(['investor', 'employee', 'family']);
  });

  it('PG-02 what the device or the address holds and is not understood is left out', () => {
    expect([...parseCheckedPapers('passport toString __proto__ degree passport')]).toEqual([
      'passport',
      'degree',
    ]);
    expect([...parseCheckedPapers('')]).toEqual([]);
    expect(kindModel.parse(new URLSearchParams('v=family')).kind).toBe('family');
    expect(kindModel.parse(new URLSearchParams('v=constructor')).kind).toBe('investor');
    expect(kindModel.write({ kind: 'investor' }, new URLSearchParams('a=1&v=visit')).toString()).toBe('a=1');
    expect(kindModel.write({ kind: 'visit' }).toString()).toBe('v=visit');
  });

  it('PG-01 has as many papers of each kind as the page below it', () => {
    const table = english.blocks.find((block) => block.kind === 'documents');
    const count = new Map(table?.groups.map(({ title, items }) => [title, items.length]));
    const titles = {
      visit: 'Visit',
      investor: 'Investor or partner',
      employee: 'Employee',
      family: 'Family',
      golden: 'Golden visa',
    } as const;
    for (const kind of KINDS)
      expect(papersFor(kind)).toHaveLength(
        (count.get('Every application') ?? 0) + (count.get(titles[kind]) ?? 0),
      );
  });
});
