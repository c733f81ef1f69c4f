/** Milliseconds that a slide stays (HO-03). */
export const TURN_TIME = 4000;
/** Milliseconds that a slide stays which the reader has chosen (HO-03). */
export const CHOSEN_TIME = 8000;
/** How often it is looked whether the next slide can be shown, in milliseconds, once its turn has come. */
const LOOK_AGAIN = 250;
/** Milliseconds that a flip takes, as `--t-flip` has it (HO-03). */
export const FLIP_TIME = 400;

/**
 * What keeps slides from turning: less motion wanted, page hidden, slides scrolled out of sight, pointer or focus on
 * them, pause button.
 */
export type Hold = 'still' | 'hidden' | 'away' | 'pointer' | 'focus' | 'paused';

/** Slides that turn by themselves. */
export interface Rotation {
  /** Shows a slide for longer; indexes go on at the other end. */
  readonly choose: (index: number) => void;
  /** Keeps the slides from turning, or no longer. They turn when nothing holds them, after a slide's whole time. */
  readonly hold: (reason: Hold, on: boolean) => void;
  /** Turns no more. */
  readonly end: () => void;
}

/**
 * Starts to turn `total` slides from the first one on; each that comes is told by its index from 0 (HO-03). A slide for
 * which `isThere` says no is waited for, so that none comes without its picture.
 */
export function startRotation(
  total: number,
  onSlide: (index: number) => void,
  isThere: (index: number) => boolean = () => true,
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
    if (isThere((index + 1) % total)) show(index + 1, TURN_TIME);
    else timer = setTimeout(turn, LOOK_AGAIN);
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
