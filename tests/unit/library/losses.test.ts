import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDevice } from '../../../src/features/library/db/onDevice.ts';
import { storeText, storePictureState, readSaved } from '../../../src/features/library/db/saved.ts';
import { recordLosses } from '../../../src/features/library/save.ts';
import { sampleGuide } from './sampleGuide.ts';

const ADDRESS = 'https://marsa.example/wp-content/uploads/desk.jpg';

/** A cache with these addresses that calls `opened` when it is read. */
function stubCache(held: readonly string[], opened: () => void = () => undefined): void {
  vi.stubGlobal('caches', {
    open: () => {
      const keys = held.map((url) => new Request(url));
      opened();
      return Promise.resolve({ keys: () => Promise.resolve(keys) });
    },
  });
}

const pictures = async () => (await onDevice(readSaved)).flatMap((guide) => guide.pictures);

beforeEach(() => onDevice((db) => storeText(db, sampleGuide(1, { pictures: [ADDRESS] }), 10)));
afterEach(() => vi.unstubAllGlobals());

it('OF-09 the library detects a picture that the browser has evicted', async () => {
  await onDevice((db) => storePictureState(db, 1, { address: ADDRESS, bytes: 7 }));
  stubCache([]);
  await recordLosses();
  expect(await pictures()).toEqual([{ address: ADDRESS }]);
});

it('OF-05 the library does not report a picture that is stored during the check', async () => {
  await onDevice((db) => storePictureState(db, 1, { address: ADDRESS }));
  let noted: Promise<void> | undefined;
  // Another page stores the picture after the cache was read.
  stubCache([], () => {
    noted = onDevice((db) => storePictureState(db, 1, { address: ADDRESS, bytes: 7 }));
  });
  await recordLosses();
  await noted;
  expect(await pictures()).toEqual([{ address: ADDRESS, bytes: 7 }]);
});
