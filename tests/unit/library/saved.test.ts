import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecent, rememberRead } from '../../../src/features/library/db/recent.ts';
import {
  clearRemoved,
  storeText,
  markRemoved,
  neededPictures,
  storePictureState,
  readCopy,
  readSaved,
} from '../../../src/features/library/db/saved.ts';
import { librarySchema } from '../../../src/features/library/db/tables.ts';
import { sampleGuide as guide } from './sampleGuide.ts';

describe('the library', () => {
  let db: Dexie;
  beforeEach(async () => {
    db = new Dexie('library-test');
    librarySchema(db);
    await db.open();
  });
  afterEach(() => db.delete());

  it('OF-05 a new edition replaces the text and keeps the day of saving and known pictures', async () => {
    await storeText(db, guide(1), 10);
    await storePictureState(db, 1, { address: 'shared', bytes: 7 });
    await storeText(db, guide(1, { title: 'New', pictures: ['new', 'shared'], copy: { html: 'new' } }), 30);
    const [row] = await readSaved(db);
    expect(row).toMatchObject({ title: 'New', savedAt: 10, checkedAt: 30 });
    expect(row?.pictures).toEqual([{ address: 'new' }, { address: 'shared', bytes: 7 }]);
  });

  it('OF-05 clearing removed guides keeps pictures of other guides and later removals', async () => {
    for (const id of [1, 2, 3]) await storeText(db, guide(id), id);
    await markRemoved(db, [1], 30);
    await markRemoved(db, [3], 50);
    await clearRemoved(db, 40);
    expect([...(await neededPictures(db))].sort()).toEqual(['p2', 'p3', 'shared']);
    expect(await readCopy(db, 'guide-1')).toBeUndefined();
    expect(await readCopy(db, 'guide-3')).toBeDefined();
    await markRemoved(db, [2], 60);
    await clearRemoved(db, 60);
    expect([...(await neededPictures(db))]).toEqual([]);
  });

  it('OF-05 a removed guide that is saved again is a new one', async () => {
    await storeText(db, guide(1), 10);
    await markRemoved(db, [1], 20);
    await storeText(db, guide(1), 30);
    expect(await readSaved(db)).toMatchObject([{ savedAt: 30 }]);
    await clearRemoved(db, 100);
    expect(await readCopy(db, 'guide-1')).toBeDefined();
  });

  it('OF-03 OF-09 lists the twenty guides that were opened last, the most recent first', async () => {
    for (let id = 1; id <= 25; id += 1) {
      const { path, title, lang, label } = guide(id);
      await rememberRead(db, { id, path, title, lang, label, readAt: id }, 20);
    }
    const ids = (await readRecent(db)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  });
});
