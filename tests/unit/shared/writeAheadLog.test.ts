import { expect, it, vi } from 'vitest';
import { type LogTargets, WriteAheadLog } from '../../../src/shared/storage/writeAheadLog.ts';
import { heldFor } from '../../../src/shared/updateHolds.ts';

type Targets = LogTargets<string>;

/** A log whose database stores a value at each call of `takeNext`. */
function logWithGate(targets: Partial<Targets> = {}) {
  const stored: string[] = [];
  const waiting: (() => void)[] = [];
  const log = new WriteAheadLog<string>('a test', {
    writeLocal: () => true,
    async writeDatabase(key, value) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      stored.push(`${key} ${value}`);
    },
    ...targets,
  });
  const takeNext = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { log, stored, takeNext };
}

it('FO-03 the log writes to local storage before the database has stored the value', async () => {
  const writeLocal = vi.fn<Targets['writeLocal']>().mockReturnValue(true);
  const { log, stored, takeNext } = logWithGate({ writeLocal });
  log.write('form', 'A');
  expect(writeLocal).toHaveBeenCalledWith('form', 'A');
  expect(stored).toEqual([]);
  await takeNext();
  await expect.poll(() => stored).toEqual(['form A']);
});

it('FO-03 the log stores values in order, and only the last of each key', async () => {
  const { log, stored, takeNext } = logWithGate();
  log.write('form', 'A');
  await takeNext();
  await expect.poll(() => stored).toEqual(['form A']);
  for (const value of ['Am', 'Ami', 'Amina']) log.write('form', value);
  log.write('other', 'B');
  await takeNext();
  await takeNext();
  await log.afterWrites(() => Promise.resolve());
  expect(stored).toEqual(['form A', 'form Amina', 'other B']);
});

it('FO-03 the log runs a task after earlier and before later writes', async () => {
  const stored: string[] = [];
  const log = new WriteAheadLog<string>('a test', {
    writeLocal: () => true,
    writeDatabase: async (_, value) => {
      stored.push(value);
    },
  });
  log.write('form', 'before');
  const seen = log.afterWrites(async () => [...stored]);
  log.write('other', 'after');
  expect(await seen).toEqual(['before']);
  await log.afterWrites(() => Promise.resolve());
  expect(stored).toEqual(['before', 'after']);
});

it('FO-03 the log stores values that an earlier page has left in local storage, unless there is a newer one', async () => {
  const { log, stored, takeNext } = logWithGate();
  log.recover('form', 'earlier');
  log.write('other', 'newer');
  log.recover('other', 'earlier');
  await takeNext();
  await takeNext();
  await log.afterWrites(() => Promise.resolve());
  expect(stored).toEqual(['form earlier', 'other newer']);
});

it.each([true, false])(
  'OF-09 the log reports a rejected value and stores the next one (in local storage: %s)',
  async (isLocal) => {
    const onRefused = vi.fn<Required<Targets>['onRefused']>();
    const onStored = vi.fn<Required<Targets>['onStored']>();
    const log = new WriteAheadLog<string>('a test', {
      writeLocal: () => isLocal,
      writeDatabase: (_, value) => (value === 'bad' ? Promise.reject(new Error('full')) : Promise.resolve()),
      onStored,
      onRefused,
    });
    log.write('form', 'bad');
    log.write('other', 'good');
    await log.afterWrites(() => Promise.resolve());
    expect(onRefused.mock.calls).toEqual([['form', 'bad', isLocal]]);
    expect(onStored.mock.calls).toEqual([['other', 'good']]);
  },
);

it('OF-07 the log holds updates until the database has stored all values', async () => {
  const { log, takeNext } = logWithGate();
  log.write('form', 'A');
  expect(heldFor()).toBe('a test');
  await takeNext();
  await expect.poll(heldFor).toBeUndefined();
});
