import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueHydration } from '../../../src/shared/hooks/hydrationQueue.ts';

/** A page whose idle moments and clicks come when the test says so. */
function page() {
  const idle = new Map<number, () => void>();
  const target = new EventTarget();
  vi.stubGlobal('document', target);
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
    click: async () => {
      target.dispatchEvent(new Event('click'));
      await Promise.resolve();
    },
  };
}

describe('parts that are hydrated', () => {
  let hydrated: string[] = [];
  const part = (name: string) => void queueHydration().then(() => hydrated.push(name));
  beforeEach(() => {
    hydrated = [];
  });
  afterEach(() => vi.unstubAllGlobals());

  it('HO-01 are hydrated one after the other, each in an idle moment', async () => {
    const { rest } = page();
    for (const name of ['first', 'second', 'third']) part(name);
    expect(hydrated).toEqual([]);
    await rest();
    expect(hydrated).toEqual(['first']);
    await rest();
    part('fourth');
    expect(hydrated).toEqual(['first', 'second']);
    await rest();
    await rest();
    expect(hydrated).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('HO-01 are hydrated all at once when the reader clicks', async () => {
    const { rest, click, waiting } = page();
    for (const name of ['first', 'second', 'third']) part(name);
    await rest();
    await click();
    expect(hydrated).toEqual(['first', 'second', 'third']);
    expect(waiting()).toBe(0);
    part('later');
    await rest();
    expect(hydrated).toEqual(['first', 'second', 'third', 'later']);
  });
});
