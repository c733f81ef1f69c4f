import { describe, expect, it } from 'vitest';
import { type TrackMeasures, windowOf } from '../../../src/pages/home/carousel/track.ts';
import {
  firstAfter,
  firstOf,
  isAtEnd,
  isAtStart,
  pageCount,
  pageOf,
  type View,
} from '../../../src/pages/home/carousel/windows.ts';

const industries = (first: number): View => ({ total: 8, size: 4, first });
const articles = (first: number): View => ({ total: 6, size: 3, first });
const tail: View = { total: 5, size: 2, first: 0 };

describe.each([
  ['HO-04', industries, 4],
  ['HO-10', articles, 3],
])('%s windows', (id, at, size) => {
  it(`${id} the arrows are disabled at the ends, and only there`, () => {
    expect([at(0), at(1), at(size)].map(isAtStart)).toEqual([true, false, false]);
    expect([at(0), at(size - 1), at(size)].map(isAtEnd)).toEqual([false, false, true]);
  });

  it(`${id} a step shows the next or the previous window`, () => {
    expect(firstAfter(at(0), 1)).toBe(size);
    expect(firstAfter(at(size), -1)).toBe(0);
  });

  it(`${id} behind the last window comes the first, before the first the last`, () => {
    expect(firstAfter(at(size), 1)).toBe(0);
    expect(firstAfter(at(0), -1)).toBe(size);
  });

  it(`${id} two dots jump by page`, () => {
    expect(pageCount(at(0))).toBe(2);
    expect([0, 1].map((page) => firstOf(page, at(0)))).toEqual([0, size]);
    expect([0, 1, size - 1, size].map((first) => pageOf(at(first)))).toEqual([0, 0, 0, 1]);
  });
});

describe('windows that the items do not fill', () => {
  const walk = (view: View, step: 1 | -1, steps: number) => {
    const places: number[] = [];
    for (let first = view.first; places.length < steps; places.push(first))
      first = firstAfter({ ...view, first }, step);
    return places;
  };

  it('HO-04 the last window is full, and every item comes into sight', () => {
    expect(walk(tail, 1, 3)).toEqual([2, 3, 0]);
    expect(walk(tail, -1, 3)).toEqual([3, 1, 0]);
    expect(pageCount(tail)).toBe(3);
    expect([0, 1, 2].map((page) => firstOf(page, tail))).toEqual([0, 2, 3]);
    expect([0, 1, 2, 3].map((first) => pageOf({ ...tail, first }))).toEqual([0, 0, 1, 2]);
  });

  it.each([
    ['fewer articles than fit', { total: 2, size: 3, first: 0 }],
    ['as many as fit', { total: 3, size: 3, first: 0 }],
    ['none', { total: 0, size: 3, first: 0 }],
  ])('HO-10 %s: one page, both arrows disabled, steps lead nowhere', (_, view) => {
    expect(pageCount(view)).toBe(1);
    expect(pageOf(view)).toBe(0);
    expect([isAtStart(view), isAtEnd(view)]).toEqual([true, true]);
    expect([firstAfter(view, 1), firstAfter(view, -1)]).toEqual([0, 0]);
  });
});

describe('the window that a track shows', () => {
  /** A track of items and gaps, scrolled to `scrolled` pixels. */
  const track = (total: number, item: number, gap: number, room: number, scrolled: number): TrackMeasures => {
    const length = total * (item + gap) - gap;
    return {
      starts: Array.from({ length: total }, (_, index) => index * (item + gap) - scrolled),
      item,
      room,
      ended: scrolled >= length - room,
    };
  };

  it('HO-04 four industries fill a wide track', () => {
    expect(windowOf(track(8, 276, 48, 4 * 276 + 3 * 48, 0))).toEqual(industries(0));
    expect(windowOf(track(8, 276, 48, 4 * 276 + 3 * 48, 4 * 324))).toEqual(industries(4));
  });

  it('HO-04 a fraction of a pixel takes no item away', () => {
    expect(windowOf(track(8, 276.4, 48.1, 4 * 276.4 + 3 * 48.1 - 0.8, 0)).size).toBe(4);
  });

  it('HO-10 three articles fill a wide track, two a tablet’s, one a phone’s', () => {
    const sizes = [3, 2.2, 1.2].map((fitting) => {
      const room = 1000;
      const gap = 20;
      return windowOf(track(6, (room - (fitting - 1) * gap) / fitting, gap, room, 0)).size;
    });
    expect(sizes).toEqual([3, 2, 1]);
  });

  it('HO-10 the article nearest to the start leads the window; at the end it is the last window', () => {
    const phone = (scrolled: number) => windowOf(track(6, 280, 20, 340, scrolled)).first;
    expect([0, 140, 160, 300, 1_430, 1_440].map(phone)).toEqual([0, 0, 1, 1, 5, 5]);
    const tablet = (scrolled: number) => windowOf(track(6, 280, 20, 640, scrolled)).first;
    expect([900, 1_140].map(tablet)).toEqual([3, 4]);
  });

  it('HO-10 a track without items, or with one, shows what there is', () => {
    expect(windowOf(track(0, 0, 20, 640, 0))).toEqual({ total: 0, size: 1, first: 0 });
    expect(windowOf(track(1, 280, 20, 640, 0))).toEqual({ total: 1, size: 1, first: 0 });
  });
});
