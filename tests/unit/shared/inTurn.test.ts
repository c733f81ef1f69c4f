import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../../src/shared/hooks/inTurn.ts';

/** A page whose idle moments and taps come when the test says so. */
function page() {
  const idle = new Map<number, () => void>();
  const taps = new EventTarget();
  vi.stubGlobal('document', taps);
  let handle = 0;
  const requestIdleCallback = (work: () => void) => {
    handle += 1;
    idle.set(handle, work);
    return handle;
  };
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('cancelIdleCallback', (asked: number) => idle.delete(asked));
  return {
    rest: async () => {
      const works = [...idle.values()];
      idle.clear();
      for (const work of works) work();
      await Promise.resolve();
    },
    waiting: () => idle.size,
    tap: async () => {
      taps.dispatchEvent(new Event('click'));
      await Promise.resolve();
    },
  };
}

describe('parts that come to life', () => {
  let alive: string[] = [];
  const part = (name: string) => void inTurn().then(() => alive.push(name));
  beforeEach(() => {
    alive = [];
  });
  afterEach(() => vi.unstubAllGlobals());

  it('HO-01 do so one after the other, each in an idle moment', async () => {
    const { rest } = page();
    for (const name of ['first', 'second', 'third']) part(name);
    expect(alive).toEqual([]);
    await rest();
    expect(alive).toEqual(['first']);
    await rest();
    part('fourth');
    expect(alive).toEqual(['first', 'second']);
    await rest();
    await rest();
    expect(alive).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('HO-01 do so all at once when the reader taps', async () => {
    const { rest, tap, waiting } = page();
    for (const name of ['first', 'second', 'third']) part(name);
    await rest();
    await tap();
    expect(alive).toEqual(['first', 'second', 'third']);
    expect(waiting()).toBe(0);
    part('later');
    await rest();
    expect(alive).toEqual(['first', 'second', 'third', 'later']);
  });
});
