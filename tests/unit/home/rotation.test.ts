import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hold, startRotation } from '../../../src/pages/home/hero/rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fifteen slides and the indexes that they told. */
function rotate() {
  const told: number[] = [];
  return { told, rotation: startRotation(15, (index) => told.push(index)) };
}

describe('rotation of the hero', () => {
  it('HO-03 a slide comes every 4 s, and after the last one the first', () => {
    const { told } = rotate();
    vi.advanceTimersByTime(3_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(14 * 4_000);
    expect(told.slice(-3)).toEqual([13, 14, 0]);
  });

  it('HO-03 a chosen slide shows at once and stays for 8 s; then the rotation resumes', () => {
    const { told, rotation } = rotate();
    vi.advanceTimersByTime(3_000);
    rotation.choose(6);
    expect(told).toEqual([6]);
    vi.advanceTimersByTime(7_999);
    expect(told).toEqual([6]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([6, 7]);
    vi.advanceTimersByTime(4_000);
    expect(told).toEqual([6, 7, 8]);
  });

  it('HO-03 choosing the slide that is there gives it 8 s too', () => {
    const { told, rotation } = rotate();
    rotation.choose(0);
    vi.advanceTimersByTime(7_999);
    expect(told).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([0, 1]);
  });

  it('HO-03 a slide that cannot be shown yet is waited for', () => {
    const told: number[] = [];
    const there = new Set([1]);
    startRotation(
      15,
      (index) => told.push(index),
      (index) => there.has(index),
    );
    vi.advanceTimersByTime(12_000);
    expect(told).toEqual([1]);
    there.add(2);
    vi.advanceTimersByTime(250);
    expect(told).toEqual([1, 2]);
  });

  it('HO-03 before the first slide comes the last, behind the last the first', () => {
    const { told, rotation } = rotate();
    rotation.choose(-1);
    rotation.choose(15);
    expect(told).toEqual([14, 0]);
  });

  it.each<Hold>(['still', 'hidden', 'away', 'pointer', 'focus', 'paused'])(
    'HO-03 nothing turns on hold: %s',
    (reason) => {
      const { told, rotation } = rotate();
      vi.advanceTimersByTime(3_000);
      rotation.hold(reason, true);
      vi.advanceTimersByTime(60_000);
      expect(told).toEqual([]);
      rotation.hold(reason, false);
      vi.advanceTimersByTime(3_999);
      expect(told).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(told).toEqual([1]);
    },
  );

  it('HO-03 it turns again only when nothing holds it any more', () => {
    const { told, rotation } = rotate();
    rotation.hold('pointer', true);
    rotation.hold('focus', true);
    rotation.hold('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    rotation.hold('focus', false);
    vi.advanceTimersByTime(4_000);
    expect(told).toEqual([1]);
  });

  it('HO-03 a hold that is told twice does not begin the time anew', () => {
    const { told, rotation } = rotate();
    vi.advanceTimersByTime(3_000);
    rotation.hold('hidden', false);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([1]);
  });

  it('HO-03 a slide can be chosen on hold, and stays', () => {
    const { told, rotation } = rotate();
    rotation.hold('paused', true);
    rotation.choose(3);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([3]);
  });

  it('HO-03 an ended rotation is quiet', () => {
    const { told, rotation } = rotate();
    rotation.end();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
