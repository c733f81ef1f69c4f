import { type TouchEvent, useRef } from 'react';

/** A step to the next thing (1) or back to the previous one (-1). */
export type Step = 1 | -1;

/** A finger's place on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that goes less far, in pixels, has only touched. */
const SWIPE = 40;

/** The step that an arrow key asks for; undefined for any other key. Where reading goes left, so does "next". */
export function keyStep(key: string, rtl: boolean): Step | undefined {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return undefined;
}

/** The step that a swipe asks for; undefined when it was none, or one up or down, which scrolls the page. */
export function swipeStep(from: Point, to: Point, rtl: boolean): Step | undefined {
  const x = to.x - from.x;
  if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(to.y - from.y)) return undefined;
  return x < 0 === rtl ? -1 : 1;
}

/** What an element needs to be swiped by one finger. `turn` gets the step, and what `begin` gave at its start. */
export function useSwipe<T>(rtl: boolean, begin: () => T, turn: (step: Step, begun: T) => void) {
  const start = useRef<{ readonly at: Point; readonly begun: T }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current =
        touch && touches.length === 1
          ? { at: { x: touch.clientX, y: touch.clientY }, begun: begin() }
          : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const { at, begun } = start.current;
      start.current = undefined;
      const step = swipeStep(at, { x: touch.clientX, y: touch.clientY }, rtl);
      if (step) turn(step, begun);
    },
  };
}
