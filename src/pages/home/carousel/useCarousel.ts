import { type KeyboardEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { keyStep, type Step, useSwipe } from './gesture.ts';
import {
  firstAfter,
  firstOf,
  isAtEnd,
  isAtStart,
  lastFirst,
  offsetOf,
  touchActionOf,
  type View,
  viewOf,
} from './windows.ts';

/** The state of a carousel, for its track, arrows and dots (HO-04, HO-10). */
export type CarouselState = ReturnType<typeof useCarousel>;

const isSame = (one: View, other: View) =>
  one.total === other.total && one.size === other.size && one.first === other.first;

/**
 * A carousel of `total` items with windows of `wide` items on wide screens and of the fitting items on narrower ones.
 * The browser scrolls and snaps the track; windows are positions in it.
 */
export function useCarousel(total: number, wide: number) {
  const [place, setPlace] = useState<View>({ total, size: wide, first: 0 });
  const element = useRef<HTMLElement>(null);
  /** The item that a smooth scroll leads to. */
  const target = useRef<number>(undefined);
  const rtl = useLanguage().dir === 'rtl';
  const view: View = { ...place, total, first: Math.min(place.first, lastFirst({ ...place, total })) };

  const update = useCallback(() => {
    const track = element.current;
    // A hidden track has no layout.
    if (!track || track.clientWidth === 0) return;
    const scrolled = viewOf(track);
    if (scrolled.first === target.current) target.current = undefined;
    const seen = { ...scrolled, first: target.current ?? scrolled.first };
    startTransition(() => setPlace((known) => (isSame(seen, known) ? known : seen)));
  }, []);
  const ref = useCallback(
    (track: HTMLElement | null) => {
      element.current = track;
      if (!track) return undefined;
      const observer = new ResizeObserver(update);
      observer.observe(track);
      return () => {
        element.current = null;
        observer.disconnect();
      };
    },
    [update],
  );

  // The size of a window depends on the number of items.
  useEffect(update, [total, update]);

  const release = () => {
    target.current = undefined;
    update();
  };
  const show = (first: number) => {
    const track = element.current;
    if (!track) return;
    target.current = first;
    track.scrollTo({ left: offsetOf(track, first) });
    update();
  };
  const current = (): View => {
    const seen = element.current ? viewOf(element.current) : view;
    return { ...seen, first: target.current ?? seen.first };
  };
  /** Shows the next or the previous window; wraps. */
  const turn = (step: Step) => show(firstAfter(current(), step));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event.key, rtl);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = firstAfter(current(), step);
    show(first);
    // The focus moves from an item to the first item of the new window.
    if (event.target === event.currentTarget) return;
    event.currentTarget.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  };
  // The browser scrolls; a swipe beyond an end wraps.
  const swipe = useSwipe(
    rtl,
    () => {
      release();
      return current();
    },
    (step, started) => {
      if (step === 1 ? isAtEnd(started) : isAtStart(started)) show(firstAfter(started, step));
    },
  );

  return {
    view,
    turn,
    /** Shows a page by its index. */
    showPage: (page: number) => show(firstOf(page, view)),
    /** Takes the focus from a button that is about to be disabled. */
    focusTrack: () => element.current?.focus({ preventScroll: true }),
    /** Properties of the scrolling element. */
    track: {
      ref,
      ...swipe,
      onKeyDown,
      onScroll: update,
      onScrollEnd: release,
      style: { touchAction: touchActionOf(view, rtl) },
    },
  };
}
