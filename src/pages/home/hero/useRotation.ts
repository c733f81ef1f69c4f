import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Rotation, startRotation } from './rotation.ts';

/** The rotation of the slides (HO-03). */
export interface SlideRotation {
  /** Index of the current slide. */
  readonly index: number;
  /** True when the user has stopped the slides. */
  readonly paused: boolean;
  /** True when only the user changes slides, so that screen readers may announce each one. */
  readonly quiet: boolean;
  readonly choose: (index: number) => void;
  /** Stops or resumes the slides. */
  readonly togglePause: () => void;
  /** Handlers for elements that stop the slides while they have the pointer or the focus. */
  readonly holding: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Stops a rotation for reduced motion and while the slides are invisible; returns an unsubscribe function. */
function watchVisibility(
  rotation: Rotation,
  slides: HTMLElement | null,
  setStill: (still: boolean) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const updateMotion = () => {
    rotation.hold('still', motion.matches);
    setStill(motion.matches);
  };
  const updateHidden = () => rotation.hold('hidden', document.hidden);
  const observer = new IntersectionObserver((entries) =>
    rotation.hold('away', !entries.some((entry) => entry.isIntersecting)),
  );
  updateMotion();
  updateHidden();
  motion.addEventListener('change', updateMotion, { signal });
  document.addEventListener('visibilitychange', updateHidden, { signal });
  if (slides) observer.observe(slides);
  return () => {
    ended.abort();
    observer.disconnect();
  };
}

/** Rotates the `total` slides of `element` (HO-03). Waits for a slide until `isReady` returns true for it. */
export function useRotation(
  total: number,
  element: RefObject<HTMLElement | null>,
  isReady: (index: number) => boolean,
): SlideRotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [still, setStill] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const canShow = useEffectEvent(isReady);

  useEffect(() => {
    const started = startRotation(total, setIndex, (next) => canShow(next));
    const unwatch = watchVisibility(started, element.current, setStill);
    rotation.current = started;
    return () => {
      unwatch();
      started.end();
    };
  }, [total, element]);

  const hold: Rotation['hold'] = (reason, on) => rotation.current?.hold(reason, on);
  return {
    index,
    paused,
    quiet: paused || still,
    choose: (next) => {
      // The pointer is still on the dot: the rotation resumes nevertheless.
      hold('pointer', false);
      rotation.current?.choose(next);
    },
    togglePause: () => {
      hold('paused', !paused);
      // Pointer and focus are still on the button: the rotation resumes nevertheless.
      if (paused) {
        hold('pointer', false);
        hold('focus', false);
      }
      setPaused(!paused);
    },
    holding: {
      onPointerEnter: () => hold('pointer', true),
      onPointerLeave: () => hold('pointer', false),
      // The focus after a click does not stop the slides.
      onFocus: ({ target }) => hold('focus', target.matches(':focus-visible')),
      onBlur: () => hold('focus', false),
    },
  };
}
