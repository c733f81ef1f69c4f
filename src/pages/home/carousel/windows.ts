import type { Step } from './gesture.ts';

/** The visible window of a carousel: `size` of its `total` items from the index `first` (HO-04, HO-10). */
export interface View {
  readonly total: number;
  readonly size: number;
  readonly first: number;
}

/** Pixels that rounding and zoom may add to a scroll position. */
const TOLERANCE = 2;

/** The first item of the last window, which is always full. */
export const lastFirst = ({ total, size }: Omit<View, 'first'>): number => Math.max(0, total - size);

/** True when the button “previous” is disabled. */
export const isAtStart = ({ first }: View): boolean => first <= 0;

/** True when the button “next” is disabled. */
export const isAtEnd = (view: View): boolean => view.first >= lastFirst(view);

/**
 * Returns the CSS `touch-action` of a track. A swipe beyond an end is not the browser's: it would continue from the
 * other end, or go back in the history.
 */
export function touchActionOf(view: View, rtl: boolean): string {
  const [back, forward] = rtl ? ['pan-right', 'pan-left'] : ['pan-left', 'pan-right'];
  const pans = [!isAtStart(view) && back, !isAtEnd(view) && forward].filter(Boolean);
  return ['pan-y', 'pinch-zoom', ...pans].join(' ');
}

/** The number of pages (dots), at least one. */
export const pageCount = ({ total, size }: Omit<View, 'first'>): number =>
  Math.max(1, Math.ceil(total / size));

/** The index of the page that a window shows. */
export const pageOf = (view: View): number =>
  isAtEnd(view) ? pageCount(view) - 1 : Math.floor(view.first / view.size);

/** The first item of a page. */
export const firstOf = (page: number, view: View): number => Math.min(page * view.size, lastFirst(view));

/** The first item of the next or previous window; wraps. */
export function firstAfter(view: View, step: Step): number {
  const last = lastFirst(view);
  if (step === 1) return isAtEnd(view) ? 0 : Math.min(view.first + view.size, last);
  return isAtStart(view) ? last : Math.max(view.first - view.size, 0);
}

/** Horizontal distance of an item from the first one; negative from right to left, as `scrollLeft` is. */
export const offsetOf = (track: HTMLElement, index: number): number =>
  (track.children[index]?.getBoundingClientRect().left ?? 0) -
  (track.children[0]?.getBoundingClientRect().left ?? 0);

/** Returns the window that a track shows. `--fitting` is the number of items that fit, as in the layout. */
export function viewOf(track: HTMLElement): View {
  const total = track.children.length;
  const fitting = Math.floor(Number(getComputedStyle(track).getPropertyValue('--fitting')));
  const size = Math.max(1, Math.min(fitting, total));
  const last = Math.max(0, total - size);
  const scrolled = Math.abs(track.scrollLeft);
  const ended = scrolled > 0 && scrolled + track.clientWidth >= track.scrollWidth - TOLERANCE;
  const nearest = Math.round(scrolled / (Math.abs(offsetOf(track, 1)) || 1));
  return { total, size, first: ended ? last : Math.min(nearest, last) };
}
