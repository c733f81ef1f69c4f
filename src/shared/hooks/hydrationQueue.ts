import { whenIdle } from '../whenIdle.ts';
import { onNextClick } from './onNextClick.ts';

/** On a phone that is never idle the next one is hydrated all the same, after so many milliseconds. */
const PATIENCE = 200;

const queue: (() => void)[] = [];
let stopWaiting = () => {};
let stopListening = () => {};

function next(): void {
  stopWaiting = whenIdle(() => {
    queue.shift()?.();
    if (queue.length > 0) next();
    else stopListening();
  }, PATIENCE);
}

/**
 * Resolves in an idle moment of the caller's own, one caller after the other, and for all at the reader's next click:
 * React hydrates in one task what is ready at the same moment, and a phone does not respond while it does.
 */
export function queueHydration(): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length > 1) return;
    stopListening = onNextClick(() => {
      stopWaiting();
      for (const resume of queue.splice(0)) resume();
    });
    next();
  });
}
