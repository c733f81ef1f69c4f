import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hold, startRotation } from '../../../src/pages/home/hero/rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A rotation of fifteen slides with the shown indexes. */
function rotate() {
  const shown: number[] = [];
  return { shown, rotation: startRotation(15, (index) => shown.push(index)) };
}

describe('rotation of the hero', () => {
  it('HO-03 continues from the last slide to the first, 8 s after a slide was chosen', () => {
    const { shown, rotation } = rotate();
    rotation.choose(-1);
    rotation.choose(15);
    expect(shown).toEqual([14, 0]);
    vi.advanceTimersByTime(7_999);
    expect(shown).toEqual([14, 0]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([14, 0, 1]);
  });

  it.each<Hold>(['still', 'hidden', 'away', 'pointer', 'focus', 'paused'])(
    'HO-03 pauses on hold: %s',
    (reason) => {
      const { shown, rotation } = rotate();
      vi.advanceTimersByTime(3_000);
      rotation.hold(reason, true);
      vi.advanceTimersByTime(60_000);
      expect(shown).toEqual([]);
      rotation.hold(reason, false);
      vi.advanceTimersByTime(3_999);
      expect(shown).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(shown).toEqual([1]);
    },
  );

  it('HO-03 resumes after the last hold', () => {
    const { shown, rotation } = rotate();
    rotation.hold('pointer', true);
    rotation.hold('focus', true);
    rotation.hold('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    rotation.hold('focus', false);
    vi.advanceTimersByTime(4_000);
    expect(shown).toEqual([1]);
  });

  it('HO-03 the rotation shows a slide that is chosen on hold, and does not replace it', () => {
    const { shown, rotation } = rotate();
    rotation.hold('paused', true);
    rotation.choose(3);
    expect(shown).toEqual([3]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([3]);
  });

  it('HO-03 does not restart the interval when a hold is repeated', () => {
    const { shown, rotation } = rotate();
    vi.advanceTimersByTime(3_000);
    rotation.hold('hidden', false);
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([1]);
  });

  it('HO-03 stops when it is ended', () => {
    const { shown, rotation } = rotate();
    rotation.end();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
