import { afterAll, beforeAll, describe } from 'vitest';
import { wordPressUnavailable } from './availability.ts';
import { startWordPress } from './server.ts';
import type { RunningWordPress } from './server.ts';

/**
 * Describes tests that need a real WordPress (CS-04), which runs during the tests. Where it cannot run they are
 * skipped, and the title and a warning give the reason.
 */
export function describeWordPress(title: string, tests: (get: () => RunningWordPress) => void): void {
  describeRunning(title, startWordPress, tests);
}

/** Describes tests of a service built on a real WordPress. */
export function describeRunning<Running extends Pick<RunningWordPress, 'stop'>>(
  title: string,
  start: () => Promise<Running>,
  tests: (get: () => Running) => void,
): void {
  const unavailable = wordPressUnavailable();
  if (unavailable !== undefined) console.warn(`${title}: skipped, ${unavailable}`);
  const note = unavailable === undefined ? '' : ` (skipped: ${unavailable})`;

  describe.skipIf(unavailable !== undefined)(`${title}${note}`, () => {
    let running: Running | undefined;
    beforeAll(async () => {
      running = await start();
    }, 240_000);
    afterAll(() => running?.stop());
    tests(() => {
      if (running === undefined) throw new Error('WordPress is asked for before it has started');
      return running;
    });
  });
}
