import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecent, rememberRead } from '../../../src/features/library/db/recent.ts';
import {
  clearRemoved,
  keepText,
  markRemoved,
  neededPictures,
  notePicture,
  readCopy,
  readSaved,
} from '../../../src/features/library/db/saved.ts';
import { librarySchema } from '../../../src/features/library/db/tables.ts';
import type { Guide } from '../../../src/features/library/model.ts';

const guide = (id: number, over: Partial<Guide> = {}): Guide => ({
  id,
  slug: `guide-${id}`,
  path: `/blog/guide-${id}`,
  title: `Guide ${id}`,
  lang: 'en',
  label: 'Tax',
  groups: [7],
  modifiedGmt: '2026-01-01T00:00:00',
  cover: undefined,
  pictures: [`p${id}`, 'shared'],
  copy: { html: `<p>${id}</p>` },
  ...over,
});

describe('the library', () => {
  let db: Dexie;
  beforeEach(async () => {
    db = new Dexie('library-test');
    librarySchema(db);
    await db.open();
  });
  afterEach(() => db.delete());

  const titles = async () => (await readSaved(db)).map(({ title }) => title);

  it('OF-05 keeps text and list apart, the last saved first', async () => {
    await keepText(db, guide(1), 10);
    await keepText(db, guide(2), 20);
    expect(await titles()).toEqual(['Guide 2', 'Guide 1']);
    expect(JSON.stringify(await readSaved(db))).not.toContain('<p>');
    expect(await readCopy(db, 'guide-1')).toMatchObject({ keptAt: 10, copy: { html: '<p>1</p>' } });
  });

  it('OF-05 a new edition replaces the text, keeps the day of saving and the pictures that stay', async () => {
    await keepText(db, guide(1), 10);
    await notePicture(db, 1, { address: 'shared', bytes: 7 });
    await keepText(db, guide(1, { title: 'New', pictures: ['new', 'shared'], copy: { html: 'new' } }), 30);
    const [row] = await readSaved(db);
    expect(row).toMatchObject({ title: 'New', savedAt: 10, checkedAt: 30 });
    expect(row?.pictures).toEqual([{ address: 'new' }, { address: 'shared', bytes: 7 }]);
  });

  it('OF-05 what is removed is out of the list, and back when that is taken back', async () => {
    await keepText(db, guide(1), 10);
    await keepText(db, guide(2), 20);
    await markRemoved(db, [1, 2], 30);
    expect(await titles()).toEqual([]);
    await markRemoved(db, [1], undefined);
    expect(await titles()).toEqual(['Guide 1']);
    expect(await readCopy(db, 'guide-1')).toBeDefined();
  });

  it('OF-05 clearing away leaves the pictures that another guide needs, and takes nothing younger', async () => {
    for (const id of [1, 2, 3]) await keepText(db, guide(id), id);
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

  it('OF-05 saved again after it was removed, it is a newly saved guide', async () => {
    await keepText(db, guide(1), 10);
    await markRemoved(db, [1], 20);
    await keepText(db, guide(1), 30);
    expect(await readSaved(db)).toMatchObject([{ savedAt: 30 }]);
    await clearRemoved(db, 100);
    expect(await readCopy(db, 'guide-1')).toBeDefined();
  });

  it('OF-03 the twenty guides that were opened last are remembered', async () => {
    for (let id = 1; id <= 25; id += 1) {
      const { path, title, lang, label } = guide(id);
      await rememberRead(db, { id, path, title, lang, label, readAt: id }, 20);
    }
    const read = await readRecent(db);
    expect(read).toHaveLength(20);
    expect(read[0]?.title).toBe('Guide 25');
    expect(read.at(-1)?.title).toBe('Guide 6');
  });
});
