import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds that a mouse rests on a thing before that is taken for a choice. */
const INTENT = 120;

/** Chooses a thing when a mouse rests on it; one that only passes by changes nothing. */
export function useHoverIntent(choose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(choose, INTENT);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
