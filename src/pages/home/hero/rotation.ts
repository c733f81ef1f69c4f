/** Time of a slide in ms (HO-03). */
const TURN_TIME = 4000;
/** Time of a slide that the user has chosen, in ms (HO-03). */
const CHOSEN_TIME = 8000;
/** Interval of checks whether the picture of the next slide is loaded. */
const CHECK_INTERVAL_MS = 250;
/** Time of a flip in ms, the same as `--t-flip` (HO-03). */
export const FLIP_TIME = 400;

/** Reasons to stop: reduced motion, hidden page, slides outside the screen, pointer or focus on them, pause button. */
export type Hold = 'still' | 'hidden' | 'away' | 'pointer' | 'focus' | 'paused';

/** Slides that rotate automatically. */
export interface Rotation {
  /** Shows a slide for `CHOSEN_TIME`; the index wraps. */
  readonly choose: (index: number) => void;
  /** Adds or removes a reason to stop. Without reasons the rotation resumes after the full time of a slide. */
  readonly hold: (reason: Hold, on: boolean) => void;
  /** Stops the rotation finally. */
  readonly end: () => void;
}

/**
 * Starts the rotation of `total` slides at the first one and calls `onSlide` with the index of each next slide (HO-03).
 * Waits for a slide until `isReady` returns true for it.
 */
export function startRotation(
  total: number,
  onSlide: (index: number) => void,
  isReady: (index: number) => boolean = () => true,
): Rotation {
  const holds = new Set<Hold>();
  let index = 0;
  let time = TURN_TIME;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (holds.size === 0) timer = setTimeout(turn, time);
  };
  const turn = () => {
    if (isReady((index + 1) % total)) show(index + 1, TURN_TIME);
    else timer = setTimeout(turn, CHECK_INTERVAL_MS);
  };
  const show = (next: number, stay: number) => {
    index = (next + total) % total;
    time = stay;
    onSlide(index);
    wait();
  };
  wait();

  return {
    choose: (next) => show(next, CHOSEN_TIME),
    hold: (reason, on) => {
      if (holds.has(reason) === on) return;
      if (on) holds.add(reason);
      else holds.delete(reason);
      wait();
    },
    end: () => clearTimeout(timer),
  };
}
