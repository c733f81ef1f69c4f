import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDevice } from '../../../src/features/library/db/onDevice.ts';
import { keepText, notePicture, readSaved } from '../../../src/features/library/db/saved.ts';
import { noticeLosses } from '../../../src/features/library/save.ts';

const ADDRESS = 'https://marsa.example/wp-content/uploads/desk.jpg';
const GUIDE = {
  id: 1,
  slug: 'desk',
  path: '/blog/desk',
  title: 'Desk',
  lang: 'en',
  label: 'Banking',
  groups: [4],
  modifiedGmt: '2026-01-01T00:00:00',
  cover: undefined,
  pictures: [ADDRESS],
  copy: {},
};

/** A cache that holds some addresses; `opened` is told when somebody starts to look into it. */
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

beforeEach(() => onDevice((db) => keepText(db, GUIDE, 10)));
afterEach(() => vi.unstubAllGlobals());

it('OF-09 a picture that the browser has cleared away is noticed', async () => {
  await onDevice((db) => notePicture(db, 1, { address: ADDRESS, bytes: 7 }));
  stubCache([]);
  await noticeLosses();
  expect(await pictures()).toEqual([{ address: ADDRESS }]);
});

it('OF-05 a picture that comes while losses are looked for is not taken for one of them', async () => {
  await onDevice((db) => notePicture(db, 1, { address: ADDRESS }));
  let noted: Promise<void> | undefined;
  // Another page keeps the picture and notes it, once the list of what is kept was taken.
  stubCache([], () => {
    noted = onDevice((db) => notePicture(db, 1, { address: ADDRESS, bytes: 7 }));
  });
  await noticeLosses();
  await noted;
  expect(await pictures()).toEqual([{ address: ADDRESS, bytes: 7 }]);
});
