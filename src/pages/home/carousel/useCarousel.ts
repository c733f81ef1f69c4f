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
import { dragTrack, followTrack, showItem } from './track.ts';
import { firstAfter, firstOf, lastFirst, type View } from './windows.ts';

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
    readonly onTouchMove: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
    readonly onTouchCancel: () => void;
  };
  /** Takes the focus from a button that is about to be disabled. */
  readonly focusTrack: () => void;
}

const isSame = (one: View, other: View) =>
  one.total === other.total && one.size === other.size && one.first === other.first;

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
    // In a transition: a section that has just been hydrated must not be rendered anew in one piece.
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
  // A swipe turns a whole window, and goes round at the ends; meanwhile the track follows the finger.
  const swipe = useSwipe(rtl, {
    begin: () => ({ from: view, left: element.current?.scrollLeft ?? 0 }),
    drag: (distance, { left }) => {
      if (element.current) dragTrack(element.current, left - distance);
    },
    turn: (step, { from }) => show(firstAfter(from, step)),
    release: ({ from }) => show(from.first),
  });

  return {
    view,
    turn,
    showPage: (page) => show(firstOf(page, view)),
    focusTrack: () => element.current?.focus({ preventScroll: true }),
    track: { ref, ...swipe, onKeyDown },
  };
}
