import { describe, expect, it, vi } from 'vitest';
import { heldFor, holdingUpdates, holdUpdates, onHoldChange } from '../../../src/shared/updateHolds.ts';

describe('holding new versions back', () => {
  it('OF-07 lasts until the last one lets go; letting go twice counts once', () => {
    const told = vi.fn<() => void>();
    const stop = onHoldChange(told);
    const first = holdUpdates('first');
    const second = holdUpdates('second');
    expect(heldFor()).toBe('first');
    first();
    first();
    expect(heldFor()).toBe('second');
    second();
    expect(heldFor()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(4);
    stop();
    holdUpdates('unheard')();
    expect(told).toHaveBeenCalledTimes(4);
  });

  it('OF-07 lasts as long as the work, also when that fails', async () => {
    const seen: unknown[] = [];
    const work = async () => {
      seen.push(heldFor());
      throw new Error('lost');
    };
    await expect(holdingUpdates('work', work)).rejects.toThrow('lost');
    expect([...seen, heldFor()]).toEqual(['work', undefined]);
    expect(await holdingUpdates('work', async () => 7)).toBe(7);
  });
});
