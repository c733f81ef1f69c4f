import type { View } from './windows.ts';

/** A track and its items, measured along the line in pixels from the track's own start, whatever the direction. */
export interface TrackMeasures {
  /** Where each item begins; below 0 for what has been scrolled away. */
  readonly starts: readonly number[];
  /** Length of one item. */
  readonly item: number;
  /** Room for items. */
  readonly room: number;
  /** Whether the track cannot be scrolled further. */
  readonly ended: boolean;
}

/** Half pixels come and go with the zoom. */
const SLACK = 2;

/** Measures a track whose children are its items. */
export function measureTrack(track: HTMLElement): TrackMeasures {
  const style = getComputedStyle(track);
  const rtl = style.direction === 'rtl';
  const before = Number.parseFloat(style.paddingInlineStart);
  const after = Number.parseFloat(style.paddingInlineEnd);
  const box = track.getBoundingClientRect();
  const items = Array.from(track.children, (child) => child.getBoundingClientRect());
  return {
    starts: items.map((item) => (rtl ? box.right - item.right : item.left - box.left) - before),
    item: items[0]?.width ?? 0,
    room: track.clientWidth - before - after,
    ended: Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - SLACK,
  };
}

/** The window that a track shows: as many items as fit, at least one, from the one that stands at its start. */
export function windowOf({ starts, item, room, ended }: TrackMeasures): View {
  const total = starts.length;
  const pitch = (starts[1] ?? 0) - (starts[0] ?? 0);
  const fitting = pitch > 0 ? Math.floor((room + pitch - item + SLACK) / pitch) : total;
  const size = Math.max(1, Math.min(fitting, total));
  const far = starts.map((start) => Math.abs(start));
  const nearest = Math.max(0, far.indexOf(Math.min(...far)));
  const last = Math.max(0, total - size);
  return { total, size, first: ended && nearest > 0 ? last : Math.min(nearest, last) };
}

/** Brings the item of an index to the track's start; at once for those who want no motion. */
export function showItem(track: HTMLElement, index: number): void {
  const rtl = getComputedStyle(track).direction === 'rtl';
  const start = measureTrack(track).starts[index] ?? 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollBy({ left: rtl ? -start : start, behavior: still ? 'instant' : 'smooth' });
}

/** Scrolls a track to where a finger has drawn it. Until it rests, it must not snap back under the finger. */
export function dragTrack(track: HTMLElement, left: number): void {
  track.dataset['dragged'] = '';
  track.scrollLeft = left;
}

/** So many milliseconds without a scroll, and the track has come to rest. */
const REST = 120;

/**
 * Follows a track: tells its window when its width changes and when it has been scrolled. From then on swipes are the
 * app's, which turns windows by them; before, and without script, the browser scrolls the track. Gives the end of it.
 */
export function followTrack(track: HTMLElement, onView: (view: View) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const passive = { passive: true, signal: ended.signal };
  let touched = false;
  const measure = () => {
    // Without room, as in a window that is being made, nothing can be measured.
    if (track.clientWidth > 0) onView(windowOf(measureTrack(track)));
  };
  const rest = () => {
    if (touched) return;
    delete track.dataset['dragged'];
    measure();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  };
  const touch = ({ touches }: TouchEvent) => {
    touched = touches.length > 0;
    wait();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(track);
  track.style.touchAction = 'pan-y pinch-zoom';
  track.addEventListener('scroll', wait, passive);
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
    track.addEventListener(name, touch, passive);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    ended.abort();
    track.style.touchAction = '';
  };
}
