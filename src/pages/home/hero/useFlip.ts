import { useEffect, useEffectEvent, useState } from 'react';
import { FLIP_TIME } from './rotation.ts';

/** The visible face of a flip and its phase. */
export interface Flip {
  readonly shown: number;
  /** `still` until the first flip. */
  readonly phase: 'still' | 'out' | 'in';
}

/** Changes the shown index in the middle of a flip (HO-03). */
export function useFlip(index: number): Flip {
  const [face, setFace] = useState<{ readonly shown: number; readonly turned: boolean }>({
    shown: index,
    turned: false,
  });
  const turning = face.shown !== index;
  const turn = useEffectEvent(() => setFace({ shown: index, turned: true }));

  useEffect(() => {
    if (!turning) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(turn, still ? 0 : FLIP_TIME / 2);
    return () => clearTimeout(timer);
  }, [turning]);

  return { shown: face.shown, phase: turning ? 'out' : face.turned ? 'in' : 'still' };
}
