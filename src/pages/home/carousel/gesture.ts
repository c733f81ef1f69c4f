import { type TouchEvent, useRef } from 'react';

/** A step to the next (1) or previous (-1) item. */
export type Step = 1 | -1;

/** A position on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum length of a swipe in pixels. */
const MIN_SWIPE = 40;

/** Returns the step of an arrow key; undefined for other keys. From right to left, “next” is on the left. */
export function keyStep(key: string, rtl: boolean): Step | undefined {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return undefined;
}

/** Returns the step of a horizontal swipe; undefined for a tap and for vertical scrolling. */
export function swipeStep(from: Point, to: Point, rtl: boolean): Step | undefined {
  const x = to.x - from.x;
  if (Math.abs(x) < MIN_SWIPE || Math.abs(x) < 2 * Math.abs(to.y - from.y)) return undefined;
  return x < 0 === rtl ? -1 : 1;
}

/** Touch handlers that call `onSwipe` with the step and the value that `begin` returned at the start of the touch. */
export function useSwipe<T>(rtl: boolean, begin: () => T, onSwipe: (step: Step, started: T) => void) {
  const start = useRef<{ readonly at: Point; readonly started: T }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && { at: { x: touch.clientX, y: touch.clientY }, started: begin() };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const { at, started } = start.current;
      start.current = undefined;
      const step = swipeStep(at, { x: touch.clientX, y: touch.clientY }, rtl);
      if (step) onSwipe(step, started);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
