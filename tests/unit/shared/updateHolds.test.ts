import { describe, expect, it, vi } from 'vitest';
import { heldFor, holdingUpdates, holdUpdates, onHoldChange } from '../../../src/shared/updateHolds.ts';

describe('a hold on updates', () => {
  it('OF-07 lasts until each hold is released once', () => {
    const listener = vi.fn<() => void>();
    const stop = onHoldChange(listener);
    const first = holdUpdates('first');
    const second = holdUpdates('second');
    expect(heldFor()).toBe('first');
    first();
    first();
    expect(heldFor()).toBe('second');
    second();
    expect(heldFor()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    holdUpdates('unheard')();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('OF-07 lasts until the work has settled', async () => {
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
