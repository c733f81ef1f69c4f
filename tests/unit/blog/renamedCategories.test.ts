import { db } from './emptyBlog.ts';
import { describe, expect, it } from 'vitest';
import { storeCategories } from '../../../src/features/blog/db/categories.ts';
import { readPost } from '../../../src/features/blog/db/read.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePost } from '../../../src/features/blog/db/write.ts';
import { samplePost } from './samplePosts.ts';

const tax = { id: 1, name: 'Tax' };
const visas = { id: 11, name: 'Visas' };
const taxes = { id: 1, name: 'Tax & VAT' };

const namesOf = async (slug: string) =>
  (await readPost(db, slug))?.summary.categories.map(({ name }) => name);

describe('a renamed category', () => {
  it('OF-04 is updated in stored posts when the categories are loaded', async () => {
    await storeCategories(db, [tax, visas], 50);
    await storePost(db, samplePost(1, { categories: [tax, visas] }), 100);
    await storePost(db, samplePost(2, { categories: [visas] }), 100);
    const before = await tablesOf(db).posts.get(1);
    await storeCategories(db, [taxes, { id: 11, name: 'Visas & permits' }], 200);
    expect(await namesOf('post-1')).toEqual(['Tax & VAT', 'Visas & permits']);
    expect(await namesOf('post-2')).toEqual(['Visas & permits']);
    expect({ ...(await tablesOf(db).posts.get(1)), categories: [] }).toEqual({ ...before, categories: [] });
  });

  it('OF-04 a post between posts with the new name is updated', async () => {
    await storeCategories(db, [tax], 50);
    for (const id of [1, 2, 3])
      await storePost(db, samplePost(id, { categories: [id === 2 ? tax : taxes] }), 100);
    await storeCategories(db, [taxes], 200);
    expect(await namesOf('post-2')).toEqual(['Tax & VAT']);
  });

  it('OF-04 is updated also when no categories were stored before', async () => {
    await storePost(db, samplePost(1, { categories: [tax] }), 100);
    await storeCategories(db, [taxes], 200);
    expect(await namesOf('post-1')).toEqual(['Tax & VAT']);
    await storePost(db, samplePost(1, { categories: [tax] }), 200);
    await storeCategories(db, [taxes], 300);
    expect(await namesOf('post-1')).toEqual(['Tax & VAT']);
  });

  it('BL-09 is not updated by an older answer', async () => {
    await storeCategories(db, [tax], 50);
    await storePost(db, samplePost(1, { categories: [taxes] }), 200);
    await storeCategories(db, [{ id: 1, name: 'Taxes' }], 100);
    expect(await namesOf('post-1')).toEqual(['Tax & VAT']);
  });
});
