// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  firstAfter,
  firstOf,
  isAtEnd,
  isAtStart,
  pageCount,
  pageOf,
  type View,
  viewOf,
} from '../../../src/pages/home/carousel/windows.ts';

const industries = (first: number): View => ({ total: 8, size: 4, first });
const tail: View = { total: 5, size: 2, first: 0 };

describe('a number of items that windows do not divide', () => {
  const walk = (view: View, step: 1 | -1, steps: number) => {
    const places: number[] = [];
    for (let first = view.first; places.length < steps; places.push(first))
      first = firstAfter({ ...view, first }, step);
    return places;
  };

  it('HO-04 the last window is full, and every item is shown', () => {
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
  ])('HO-10 %s: one page, both arrows disabled, steps change nothing', (_, view) => {
    expect(pageCount(view)).toBe(1);
    expect(pageOf(view)).toBe(0);
    expect([isAtStart(view), isAtEnd(view)]).toEqual([true, true]);
    expect([firstAfter(view, 1), firstAfter(view, -1)]).toEqual([0, 0]);
  });
});

describe('the window that a track shows', () => {
  /** A track of items of 80 pixels and gaps of 20, scrolled by some pixels. */
  function track(total: number, fitting: number, scrolled: number, rtl = false): HTMLElement {
    const sign = rtl ? -1 : 1;
    const element = document.body.appendChild(document.createElement('ul'));
    element.style.setProperty('--fitting', String(fitting));
    for (let index = 0; index < total; index += 1) {
      const item = element.appendChild(document.createElement('li'));
      item.getBoundingClientRect = () => new DOMRect(sign * (index * 100 - scrolled), 0, 80, 100);
    }
    Object.defineProperties(element, {
      scrollLeft: { value: sign * scrolled },
      clientWidth: { value: fitting * 100 - 20 },
      scrollWidth: { value: Math.max(total * 100 - 20, fitting * 100 - 20) },
    });
    return element;
  }
  const firstsAt = (fitting: number, places: readonly number[], rtl = false) =>
    places.map((scrolled) => viewOf(track(6, fitting, scrolled, rtl)).first);

  it('HO-04 a wide track shows the first four industries, and the last four at its end', () => {
    expect(viewOf(track(8, 4, 0))).toEqual(industries(0));
    expect(viewOf(track(8, 4, 400))).toEqual(industries(4));
  });

  it('HO-04 a track shows its last window when a fraction of a pixel is missing to its end', () => {
    expect(viewOf(track(8, 2.4, 559.2))).toEqual({ total: 8, size: 2, first: 6 });
    expect(viewOf(track(8, 2.4, 540)).first).toBe(5);
  });

  it('HO-10 three articles fill a wide track, two a tablet’s, one a phone’s', () => {
    expect([3, 2.2, 1.2].map((fitting) => viewOf(track(6, fitting, 0)).size)).toEqual([3, 2, 1]);
  });

  it.each([
    ['LA-01', false],
    ['LA-03', true],
  ])(
    'HO-10 %s the nearest article is the first of the window; at the end the last window is shown',
    (_, rtl) => {
      expect(firstsAt(1.2, [0, 40, 60, 110, 480], rtl)).toEqual([0, 0, 1, 1, 5]);
      expect(firstsAt(2.2, [300, 380], rtl)).toEqual([3, 4]);
      expect(firstsAt(3, [0, 300], rtl)).toEqual([0, 3]);
    },
  );

  it('HO-10 a track without items, or with one, shows all of them', () => {
    expect(viewOf(track(0, 3, 0))).toEqual({ total: 0, size: 1, first: 0 });
    expect(viewOf(track(1, 3, 0))).toEqual({ total: 1, size: 1, first: 0 });
  });
});
