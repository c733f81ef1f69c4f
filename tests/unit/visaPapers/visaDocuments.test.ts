import { describe, expect, it } from 'vitest';
import { loadBody } from '../../../src/content/pages/bodies.ts';
import {
  kindModel,
  KINDS,
  needsStamps,
  papersFor,
  parseCheckedPapers,
  progressOf,
} from '../../../src/tools/visaPapers/visaDocuments.ts';

describe('documents for a visa', () => {
  it('PG-02 are the common ones and those of the kind', () => {
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

  it('PG-02 are counted for the chosen kind only', () => {
    const done = new Set(['passport', 'degree', 'ticket'] as const);
    expect(progressOf('employee', done)).toEqual({ done: 2, count: 8 });
    expect(progressOf('visit', done)).toEqual({ done: 2, count: 8 });
    expect(progressOf('golden', done)).toEqual({ done: 1, count: 7 });
  });

  it('PG-02 may need legalisation for some kinds', () => {
    expect(KINDS.filter(needsStamps)).toEqual(['investor', 'employee', 'family']);
  });

  it('PG-02 are parsed without unknown values', () => {
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

  it('PG-01 are as many as in the page below', async () => {
    const { page } = await loadBody('/visa/requirements', 'en');
    const table = page.blocks.find((block) => block.kind === 'documents');
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
