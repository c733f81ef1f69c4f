import { describe, expect, it } from 'vitest';
import { keyStep, swipeStep } from '../../../src/pages/home/carousel/gesture.ts';

const from = { x: 200, y: 300 };
const by = (x: number, y = 0) => ({ x: from.x + x, y: from.y + y });

describe('arrow keys', () => {
  it('HO-04 the right arrow goes on, the left one back', () => {
    expect(['ArrowRight', 'ArrowLeft'].map((key) => keyStep(key, false))).toEqual([1, -1]);
  });

  it('LA-03 in Arabic the left arrow goes on', () => {
    expect(['ArrowRight', 'ArrowLeft'].map((key) => keyStep(key, true))).toEqual([-1, 1]);
  });

  it('HO-04 other keys do what they always do', () => {
    expect(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'r'].map((key) => keyStep(key, false))).toEqual(
      Array.from({ length: 5 }),
    );
  });
});

describe('swipes', () => {
  it('HO-03 to the left goes on, to the right back', () => {
    expect([by(-80), by(80)].map((to) => swipeStep(from, to, false))).toEqual([1, -1]);
  });

  it('LA-03 in Arabic to the right goes on', () => {
    expect([by(-80), by(80)].map((to) => swipeStep(from, to, true))).toEqual([-1, 1]);
  });

  it('HO-03 a tap and a trembling finger are no swipes', () => {
    expect([by(0), by(-39), by(39)].map((to) => swipeStep(from, to, false))).toEqual(
      Array.from({ length: 3 }),
    );
    expect(swipeStep(from, by(-40), false)).toBe(1);
  });

  it('HO-03 who scrolls the page turns nothing', () => {
    expect([by(-60, 200), by(60, -31)].map((to) => swipeStep(from, to, false))).toEqual([
      undefined,
      undefined,
    ]);
    expect(swipeStep(from, by(60, 30), false)).toBe(-1);
  });
});
