import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blogDatabase, tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePost } from '../../../src/features/blog/db/write.ts';
import { orOwnCopy } from '../../../src/features/blog/refresh/ownCopy.ts';
import { samplePost } from './samplePosts.ts';

let db: Dexie;
const wanted = new AbortController().signal;
const copyOf = vi.fn<typeof import('../../../src/features/blog/refresh/ownCopy.ts').ownCopy>();
const read = <T>(answer: Promise<T>) => orOwnCopy('post-1', answer, wanted, copyOf);
const stored = () => tablesOf(db).posts.get(1);

beforeEach(async () => {
  db = await blogDatabase.open();
  await Promise.all(db.tables.map((table) => table.clear()));
  copyOf.mockReset().mockResolvedValue({ post: samplePost(1), builtAt: 500 });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

it('OF-04 a post that the service does not send is stored as the site itself has it, and the failure told', async () => {
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect((await stored())?.fetchedAt).toBe(500);
});

it('OF-04 the service is not waited for longer than three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers<boolean>();
  const post = read(answer.promise);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(copyOf).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await stored()).toBeDefined());
  answer.resolve(true);
  expect(await post).toBe(true);
});

it('OF-04 the site is not asked when the service answers, nor for what is here', async () => {
  expect(await read(Promise.resolve(false))).toBe(false);
  await storePost(db, samplePost(1), 100);
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect(copyOf).not.toHaveBeenCalled();
});

it('OF-04 where the site has no copy either, the service’s failure is told', async () => {
  copyOf.mockRejectedValue(new Error('Cut'));
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect(await stored()).toBeUndefined();
});
