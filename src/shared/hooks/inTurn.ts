import { whenIdle } from '../whenIdle.ts';
import { onceTapped } from './onceTapped.ts';

/** On a phone that is never idle each has its turn all the same, after so many milliseconds. */
const PATIENCE = 200;

const row: (() => void)[] = [];
let stopWaiting = () => {};
let ignoreTaps = () => {};

function next(): void {
  stopWaiting = whenIdle(() => {
    row.shift()?.();
    if (row.length > 0) next();
    else ignoreTaps();
  }, PATIENCE);
}

/**
 * Resolves in an idle moment of one's own, one caller after the other, and for all at the reader's next tap: parts that
 * come to life at the same moment do so in one piece, in which a phone does not answer.
 */
export function inTurn(): Promise<void> {
  return new Promise((resolve) => {
    row.push(resolve);
    if (row.length > 1) return;
    ignoreTaps = onceTapped(() => {
      stopWaiting();
      for (const take of row.splice(0)) take();
    });
    next();
  });
}
