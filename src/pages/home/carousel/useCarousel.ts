import {
  type KeyboardEvent,
  type RefCallback,
  startTransition,
  type TouchEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { keyStep, type Step, useSwipe } from './gesture.ts';
import { measureTrack, showItem, windowOf } from './track.ts';
import { firstAfter, firstOf, isAtEnd, isAtStart, lastFirst, type View } from './windows.ts';

/** A carousel as its track, arrows and dots need it (HO-04, HO-10). */
export interface CarouselState {
  readonly view: View;
  /** Shows the next or the previous window; wraps. */
  readonly turn: (step: Step) => void;
  /** Shows a page, from 0. */
  readonly showPage: (page: number) => void;
  /** For the scrolling element. */
  readonly track: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
  /** Takes the focus from a button that is about to be disabled. */
  readonly focusTrack: () => void;
}

/** So many milliseconds without a scroll, and the track has come to rest. */
const REST = 120;

const isSame = (one: View, other: View) =>
  one.total === other.total && one.size === other.size && one.first === other.first;

/** Follows a track: tells its window when its width changes and when it has been scrolled. Gives the end of it. */
function followTrack(element: HTMLElement, tell: (view: View) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    // Without room, as in a window that is being made, nothing can be measured.
    if (element.clientWidth > 0) tell(windowOf(measureTrack(element)));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, REST);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  element.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    element.removeEventListener('scroll', wait);
  };
}

/**
 * A carousel of `total` items that shows windows of `wide` on wide screens, and of what fits on narrower ones. All
 * items are in a track that scrolls; windows are places in it, and the reader's own scrolling counts too.
 */
export function useCarousel(total: number, wide: number): CarouselState {
  const [place, setPlace] = useState<Omit<View, 'total'>>({ first: 0, size: wide });
  const element = useRef<HTMLElement>(null);
  const rtl = useLanguage().dir === 'rtl';
  const view: View = {
    total,
    size: place.size,
    first: Math.min(place.first, lastFirst({ ...place, total })),
  };

  const ref = useCallback((track: HTMLElement | null) => {
    if (!track) return undefined;
    element.current = track;
    // In a transition: a section that has just come to life must not be made anew in one piece.
    const unfollow = followTrack(track, (seen) =>
      startTransition(() =>
        setPlace((known) => (isSame(seen, { ...known, total: seen.total }) ? known : seen)),
      ),
    );
    return () => {
      element.current = null;
      unfollow();
    };
  }, []);

  const show = (first: number) => {
    setPlace({ first, size: view.size });
    if (element.current) showItem(element.current, first);
  };
  const turn = (step: Step) => show(firstAfter(view, step));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event.key, rtl);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
    // The focus stays in sight: it goes from an item to the first one of the new window.
    if (event.target === event.currentTarget) return;
    event.currentTarget.children[firstAfter(view, step)]?.querySelector('a')?.focus({ preventScroll: true });
  };
  // Between the ends the track scrolls by itself under the finger; at an end a swipe goes round.
  const swipe = useSwipe(
    rtl,
    () => view,
    (step, begun) => {
      if (step === 1 ? isAtEnd(begun) : isAtStart(begun)) show(firstAfter(begun, step));
    },
  );

  return {
    view,
    turn,
    showPage: (page) => show(firstOf(page, view)),
    focusTrack: () => element.current?.focus({ preventScroll: true }),
    track: {
      ref,
      ...swipe,
      onKeyDown,
    },
  };
}
