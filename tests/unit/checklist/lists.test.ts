import { describe, expect, it } from 'vitest';
import { removed, restored, shownList, withMark } from '../../../src/tools/checklist/listEdits.ts';
import { parseShelf } from '../../../src/tools/checklist/checklistStore.ts';
import { type List, mergeLists, newList, parseList, progressOf } from '../../../src/tools/checklist/model.ts';
import { sectionsOf, USUAL } from '../../../src/tools/checklist/requiredDocuments.ts';

const list = (change: Partial<List> = {}): List => ({ ...newList(USUAL, 1000), id: 'a', ...change });
const merged = (a: List, b: List) => mergeLists([a], [b])[0];

describe('progress', () => {
  it('PG-02 counts ready and needed documents', () => {
    const total = sectionsOf(USUAL).flatMap(({ documents }) => documents).length;
    expect(progressOf(list())).toEqual({ done: 0, count: total });
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    expect(progressOf(withMark(checked, 'degree', { state: 'none' }, 2000))).toEqual({
      done: 1,
      count: total - 1,
    });
  });
});

describe('two copies of a list', () => {
  it('FO-03 are merged: a mark of one tab and a note of another', () => {
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    const noted = withMark(list(), 'plan', { note: 'Ask Amina' }, 2500);
    for (const both of [merged(checked, noted), merged(noted, checked)]) {
      expect(both?.marks['passport']?.state).toBe('done');
      expect(both?.marks['plan']?.note).toBe('Ask Amina');
    }
  });

  it('FO-03 keep the newer mark, also after the clock was set back', () => {
    const first = withMark(list(), 'passport', { note: 'old' }, 9000);
    const second = withMark(first, 'passport', { note: 'new' }, 10);
    expect(merged(first, second)?.marks['passport']?.note).toBe('new');
    expect(merged(second, first)?.marks['passport']?.note).toBe('new');
  });

  it('PG-02 stay deleted, and can be restored with all marks', () => {
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    const gone = removed(checked, 3000);
    expect(merged(checked, gone)?.removedAt).toBe(3000);
    const back = restored(gone, 4000);
    expect(merged(gone, back)).toEqual(back);
    expect(back.marks).toEqual(checked.marks);
  });
});

describe('a new list', () => {
  it('PG-02 FO-03 has the choices of another list, without its id, name and marks', () => {
    const uk = withMark(list({ place: 'uk', name: 'Falcon' }), 'passport', { state: 'done' }, 2000);
    const { id, ...next } = newList(uk, 3000);
    expect(id).not.toBe(uk.id);
    expect(next).toEqual({ ...USUAL, place: 'uk', name: '', at: 3000, marks: {} });
  });
});

describe('the list to show', () => {
  const uk = list({ id: 'uk', place: 'uk', at: 5000 });
  const dubai = list({ id: 'dubai', at: 9000 });

  it('PG-02 is the current list, otherwise the last changed one, never a deleted one', () => {
    expect(shownList([uk, dubai], 'uk', undefined)).toBe(uk);
    expect(shownList([uk, dubai], 'lost', undefined)).toBe(dubai);
    expect(shownList([], undefined, undefined)).toBeUndefined();
    expect(shownList([removed(uk, 9000)], 'uk', undefined)).toBeUndefined();
  });

  it('PG-02 is the list that matches the address, or a new one', () => {
    expect(shownList([uk, dubai], 'dubai', { ...USUAL, place: 'uk' })).toBe(uk);
    expect(shownList([uk, dubai], 'dubai', { ...USUAL, place: 'estonia' })).toBeUndefined();
  });
});

describe('stored lists', () => {
  it('FO-03 get defaults for invalid fields and keep unknown marks', () => {
    const stored = {
      id: 'a',
      place: 'atlantis',
      marks: { passport: { state: 'eaten', note: 7 }, later: { state: 'done', note: 'x', at: 3 } },
    };
    expect(parseList(stored)).toEqual({
      id: 'a',
      name: '',
      ...USUAL,
      at: 0,
      marks: { passport: { state: 'open', note: '', at: 0 }, later: { state: 'done', note: 'x', at: 3 } },
    });
  });

  it('FO-03 are not affected by malformed lists', () => {
    const text = JSON.stringify({ current: 5, lists: [null, 'x', list()] });
    expect(parseShelf(text)).toEqual({ current: undefined, lists: [list()] });
    expect(parseShelf('{broken')).toBeUndefined();
    expect(parseShelf(null)).toBeUndefined();
  });
});
