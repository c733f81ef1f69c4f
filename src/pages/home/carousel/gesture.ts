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

/** What a swipe does; `started` is what `begin` gave when the finger came down. */
export interface Swipe<T> {
  readonly begin: () => T;
  readonly turn: (step: Step, started: T) => void;
  /** The finger has moved so many pixels to the right; negative to the left. */
  readonly drag?: (distance: number, started: T) => void;
  /** The gesture ended without a step. */
  readonly release?: (started: T) => void;
}

/** What an element needs to be swiped by one finger. */
export function useSwipe<T>(rtl: boolean, { begin, turn, drag, release }: Swipe<T>) {
  const start = useRef<{ readonly at: Point; readonly started: T }>(undefined);
  const cancel = () => {
    if (start.current) release?.(start.current.started);
    start.current = undefined;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      cancel();
      const touch = touches[0];
      if (touch && touches.length === 1)
        start.current = { at: { x: touch.clientX, y: touch.clientY }, started: begin() };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!start.current || !touch) return;
      const { at, started } = start.current;
      const distance = touch.clientX - at.x;
      if (Math.abs(distance) > Math.abs(touch.clientY - at.y)) drag?.(distance, started);
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const { at, started } = start.current;
      const step = swipeStep(at, { x: touch.clientX, y: touch.clientY }, rtl);
      if (!step) return cancel();
      start.current = undefined;
      turn(step, started);
    },
    // The browser scrolls the page instead.
    onTouchCancel: cancel,
  };
}
