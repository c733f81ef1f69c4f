import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Rotation, startRotation } from './rotation.ts';

/** The hero's slides as they turn (HO-03). */
export interface SlideRotation {
  /** Of the slide whose turn it is, from 0. */
  readonly index: number;
  /** Whether the reader has stopped the slides. */
  readonly paused: boolean;
  /** Whether only the reader turns the slides, so that each one may be told aloud. */
  readonly quiet: boolean;
  readonly choose: (index: number) => void;
  /** Stops the slides, or lets them go on. */
  readonly togglePause: () => void;
  /** For the parts that stop the slides while a pointer or the focus is on them. */
  readonly holding: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Tells a rotation what the device wants and whether the slides can be seen; the return value ends that. */
function heed(
  rotation: Rotation,
  slides: HTMLElement | null,
  setStill: (still: boolean) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const wish = matchMedia('(prefers-reduced-motion: reduce)');
  const heedWish = () => {
    rotation.hold('still', wish.matches);
    setStill(wish.matches);
  };
  const heedSight = () => rotation.hold('hidden', document.hidden);
  const place = new IntersectionObserver((entries) =>
    rotation.hold('away', !entries.some((entry) => entry.isIntersecting)),
  );
  heedWish();
  heedSight();
  wish.addEventListener('change', heedWish, { signal });
  document.addEventListener('visibilitychange', heedSight, { signal });
  if (slides) place.observe(slides);
  return () => {
    ended.abort();
    place.disconnect();
  };
}

/**
 * Turns the `total` slides that `element` shows, and stops for whom they would disturb (HO-03). `isThere`: whether a
 * slide can be shown.
 */
export function useRotation(
  total: number,
  element: RefObject<HTMLElement | null>,
  isThere: (index: number) => boolean,
): SlideRotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [still, setStill] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const canShow = useEffectEvent(isThere);

  useEffect(() => {
    const started = startRotation(total, setIndex, (next) => canShow(next));
    const unheed = heed(started, element.current, setStill);
    rotation.current = started;
    return () => {
      unheed();
      started.end();
    };
  }, [total, element]);

  const hold: Rotation['hold'] = (reason, on) => rotation.current?.hold(reason, on);
  return {
    index,
    paused,
    quiet: paused || still,
    choose: (next) => {
      // A pointer that has chosen rests where it is: the slides go on after the chosen one's time all the same.
      hold('pointer', false);
      rotation.current?.choose(next);
    },
    togglePause: () => {
      hold('paused', !paused);
      // Who lets the slides go on wants to see them go, the pointer still on the button.
      if (paused) {
        hold('pointer', false);
        hold('focus', false);
      }
      setPaused(!paused);
    },
    holding: {
      onPointerEnter: () => hold('pointer', true),
      onPointerLeave: () => hold('pointer', false),
      // The focus that a click leaves behind is no reader's place.
      onFocus: ({ target }) => hold('focus', target.matches(':focus-visible')),
      onBlur: () => hold('focus', false),
    },
  };
}
