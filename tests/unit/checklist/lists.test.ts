import { describe, expect, it } from 'vitest';
import { listAsText } from '../../../src/features/checklist/asText.ts';
import {
  removed,
  restored,
  shownList,
  withHead,
  withMark,
} from '../../../src/features/checklist/listEdits.ts';
import { parseShelf } from '../../../src/features/checklist/checklistStorage.ts';
import { type List, mergeLists, newList, parseList } from '../../../src/features/checklist/model.ts';
import { progressIn, progressOf } from '../../../src/features/checklist/progress.ts';
import { sectionsOf, USUAL } from '../../../src/features/checklist/requiredDocuments.ts';

const list = (change: Partial<List> = {}): List => ({ ...newList(USUAL, 1000), id: 'a', ...change });
const merged = (a: List, b: List) => mergeLists([a], [b])[0];

describe('progress', () => {
  it('PG-02 counts what is ready of what is needed', () => {
    const total = sectionsOf(USUAL).flatMap(({ documents }) => documents).length;
    expect(progressOf(list())).toEqual({ done: 0, count: total });
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    expect(progressOf(withMark(checked, 'degree', { state: 'none' }, 2000))).toEqual({
      done: 1,
      count: total - 1,
    });
  });

  it('PG-02 counts a group of papers by itself', () => {
    const groups = sectionsOf(USUAL);
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    const counts = groups.map(({ documents }) => progressIn(checked, documents));
    expect(counts.map(({ done }) => done).filter((done) => done > 0)).toEqual([1]);
    expect(counts.map(({ count }) => count)).toEqual(groups.map(({ documents }) => documents.length));
  });

  it('PG-02 marks stay where other choices ask for the same papers', () => {
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    expect(progressOf(withHead(checked, { place: 'uk' }, 3000)).done).toBe(1);
  });
});

describe('two copies of a list', () => {
  it('FO-03 keep what was checked in one tab and written in the other', () => {
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    const noted = withMark(list(), 'plan', { note: 'Ask Amina' }, 2500);
    for (const both of [merged(checked, noted), merged(noted, checked)]) {
      expect(both?.marks['passport']?.state).toBe('done');
      expect(both?.marks['plan']?.note).toBe('Ask Amina');
    }
  });

  it('FO-03 the newer mark wins, also after the clock was set back', () => {
    const first = withMark(list(), 'passport', { note: 'old' }, 9000);
    const second = withMark(first, 'passport', { note: 'new' }, 10);
    expect(merged(first, second)?.marks['passport']?.note).toBe('new');
    expect(merged(second, first)?.marks['passport']?.note).toBe('new');
  });

  it('PG-02 a deleted list stays deleted, and comes back whole', () => {
    const checked = withMark(list(), 'passport', { state: 'done' }, 2000);
    const gone = removed(checked, 3000);
    expect(merged(checked, gone)?.removedAt).toBe(3000);
    const back = restored(gone, 4000);
    expect(merged(gone, back)).toEqual(back);
    expect(back.marks).toEqual(checked.marks);
  });
});

describe('a new list', () => {
  it('FO-03 takes the choices of another one, and nothing else of it', () => {
    const uk = withMark(list({ place: 'uk', name: 'Falcon' }), 'passport', { state: 'done' }, 2000);
    const next = newList(uk, 3000);
    expect(next.id).not.toBe(uk.id);
    expect(next).toMatchObject({ place: 'uk', name: '', marks: {} });
  });
});

describe('the list to show', () => {
  const uk = list({ id: 'uk', place: 'uk', at: 5000 });
  const dubai = list({ id: 'dubai', at: 9000 });

  it('PG-02 is the current one, else the one touched last', () => {
    expect(shownList([uk, dubai], 'uk', undefined)).toBe(uk);
    expect(shownList([uk, dubai], 'lost', undefined)).toBe(dubai);
    expect(shownList([], undefined, undefined)).toBeUndefined();
  });

  it('PG-02 an address wins, and changes no list: where none fits, a new one is begun', () => {
    expect(shownList([uk, dubai], 'dubai', { ...USUAL, place: 'uk' })).toBe(uk);
    expect(shownList([uk, dubai], 'dubai', { ...USUAL, place: 'estonia' })).toBeUndefined();
  });

  it('PG-02 a deleted one is not shown', () => {
    expect(shownList([removed(uk, 9000)], 'uk', undefined)).toBeUndefined();
  });
});

describe('what is stored', () => {
  it('FO-03 is made whole where it can be, and kept whatever this version does not know', () => {
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

  it('FO-03 a list that is none takes no other with it; a text that is none is told apart from an empty one', () => {
    const text = JSON.stringify({ current: 5, lists: [null, 'x', list()] });
    expect(parseShelf(text)).toEqual({ current: undefined, lists: [list()] });
    expect(parseShelf('{broken')).toBeUndefined();
    expect(parseShelf(null)).toBeUndefined();
  });
});

it('PG-02 a list as text: marks, notes, without what is not needed', () => {
  const text = listAsText({
    title: 'Falcon Trading',
    heads: ['Dubai mainland', '1 of 2 ready'],
    groups: [
      {
        title: 'For the bank',
        lines: [
          { name: 'Plan', state: 'done', note: '' },
          { name: 'Contracts', state: 'open', note: ' Ask Amina\n\nand Omar ' },
          { name: 'Accounts', state: 'none', note: 'No parent' },
        ],
      },
      { title: 'Empty', lines: [{ name: 'Degree', state: 'none', note: '' }] },
    ],
    address: 'https://marsa.example/checklist?in=mainland',
  });
  expect(text).toBe(
    [
      'Falcon Trading\nDubai mainland\n1 of 2 ready',
      'For the bank\n☑ Plan\n☐ Contracts\n   Ask Amina\n   and Omar',
      'https://marsa.example/checklist?in=mainland',
    ].join('\n\n'),
  );
});
