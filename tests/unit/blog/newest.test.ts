import { db } from './emptyBlog.ts';
import { describe, expect, it } from 'vitest';
import { deleteNewest, readableNewest } from '../../../src/features/blog/db/ahead.ts';
import { readPost } from '../../../src/features/blog/db/read.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage } from '../../../src/features/blog/db/write.ts';
import { refreshNewest } from '../../../src/features/blog/refresh/newest.ts';
import { newestPosts } from '../../../src/features/blog/rules/query.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { everything, samplePost } from './samplePosts.ts';
import { serviceDouble } from './serviceDouble.ts';

const signal = new AbortController().signal;
const HOUR = 3_600_000;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => samplePost(index + 1));
const edited = (id: number) => samplePost(id, { modifiedGmt: '2026-04-01T08:00:00' }, '<p>Edited</p>');
const textOf = async (id: number) => (await readPost(db, `post-${id}`))?.body?.html;
const sizes = (service: ReturnType<typeof serviceDouble>) =>
  service.postsById.mock.calls.map(([ids]) => ids.length);
const ids = () => tablesOf(db).posts.toCollection().primaryKeys();

describe('storing the newest posts', () => {
  it('OF-11 takes two requests at the first visit', async () => {
    const service = serviceDouble(numbered(100));
    await refreshNewest(service, 100, HOUR, signal);
    expect(service.editions.mock.calls).toEqual([[newestPosts(100), signal]]);
    expect(sizes(service)).toEqual([100]);
    expect(await readableNewest(db, 100)).toBe(100);
    expect(await textOf(57)).toContain('Body of Post 57');
  });

  it('OF-11 requests nothing for an hour, then only changed posts', async () => {
    await refreshNewest(serviceDouble(numbered(30)), 100, HOUR, signal);
    const service = serviceDouble([...numbered(29), edited(30), samplePost(31)]);
    await refreshNewest(service, 100, 2 * HOUR - 1, signal);
    expect(service.editions).not.toHaveBeenCalled();
    await refreshNewest(service, 100, 2 * HOUR, signal);
    expect(service.postsById.mock.calls.map(([asked]) => asked)).toEqual([[30, 31]]);
    expect(await textOf(30)).toBe('<p>Edited</p>');
    expect(await readableNewest(db, 100)).toBe(31);
  });

  it('OF-11 does not fetch posts that a list has stored', async () => {
    await storePage(db, everything, { posts: numbered(9), total: 30, totalPages: 4 }, HOUR - 1);
    const service = serviceDouble(numbered(30));
    await refreshNewest(service, 100, HOUR, signal);
    expect(sizes(service)).toEqual([21]);
  });

  it('OF-11 halves a request that fails, and omits malformed posts', async () => {
    const service = serviceDouble(numbered(40), {
      postsById: async (asked) => {
        if (asked.length > 10) throw new HttpError('timeout', 'Too slow');
        if (asked.includes(5)) throw new HttpError('garbage', 'All posts are malformed');
        return numbered(40).filter(({ summary }) => asked.includes(summary.id));
      },
    });
    await refreshNewest(service, 100, HOUR, signal);
    expect(sizes(service)).toEqual([40, 20, 10, 10, 20, 10, 10]);
    expect(await readableNewest(db, 100)).toBe(30);
  });

  it('OF-11 stores the posts received before the connection fails', async () => {
    const service = serviceDouble(numbered(40), {
      postsById: async (asked) => {
        if (asked.length > 10 || asked.includes(31)) throw new HttpError('network', 'Cut');
        return numbered(40).filter(({ summary }) => asked.includes(summary.id));
      },
    });
    await expect(refreshNewest(service, 100, HOUR, signal)).rejects.toThrow('Cut');
    expect(await ids()).toHaveLength(30);
    const again = serviceDouble(numbered(40));
    await refreshNewest(again, 100, HOUR, signal);
    expect(sizes(again)).toEqual([10]);
  });

  it('OF-11 the newest posts can be deleted, except those of another list', async () => {
    await storePage(db, everything, { posts: numbered(9), total: 30, totalPages: 4 }, HOUR);
    await refreshNewest(serviceDouble(numbered(30)), 100, HOUR, signal);
    await deleteNewest(db, [20, 50, 100], HOUR);
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await textOf(30)).toBeUndefined();
    expect(await readableNewest(db, 100)).toBe(0);
  });
});
