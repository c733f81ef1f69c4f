import { useEffect, useEffectEvent, useState } from 'react';
import { FLIP_TIME } from './rotation.ts';

/** What a flipping thing shows: the old face on its way out, then the new one coming in. */
export interface Flip {
  readonly shown: number;
  /** `still` until the first flip, so that what a page came with does not move. */
  readonly phase: 'still' | 'out' | 'in';
}

/** Follows an index with a flip: half its time the old face turns away, then the new one is shown (HO-03). */
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
