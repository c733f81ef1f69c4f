import { describe, expect, it } from 'vitest';
import { keyStep, swipeStep } from '../../../src/pages/home/carousel/gesture.ts';

const from = { x: 200, y: 300 };
const by = (x: number, y = 0) => ({ x: from.x + x, y: from.y + y });

it('HO-04 the carousels use no keys except the arrows to the left and right', () => {
  expect(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'r'].map((key) => keyStep(key, false))).toEqual(
    Array.from({ length: 5 }),
  );
});

describe('swipes', () => {
  it('HO-03 need at least 40 pixels', () => {
    expect([by(0), by(-39), by(39)].map((to) => swipeStep(from, to, false))).toEqual(
      Array.from({ length: 3 }),
    );
    expect(swipeStep(from, by(-40), false)).toBe(1);
  });

  it('HO-03 are not recognised while the page scrolls', () => {
    expect([by(-60, 200), by(60, -31)].map((to) => swipeStep(from, to, false))).toEqual([
      undefined,
      undefined,
    ]);
    expect(swipeStep(from, by(60, 30), false)).toBe(-1);
  });
});
