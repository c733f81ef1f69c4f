import { describe, expect, it } from 'vitest';
import type { StoredPage } from '../../../src/features/blog/db/read.ts';
import { joinedOrder, joinedPage } from '../../../src/features/blog/search/union.ts';
import { idsOf, samplePost } from './samplePosts.ts';

const page = (from: StoredPage['from'], ids: number[], total = ids.length): StoredPage => ({
  posts: ids.map((id) => samplePost(id).summary),
  total,
  totalPages: Math.ceil(total / 9),
  fetchedAt: from === 'service' ? 2_000 : 1_000,
  from,
});
const device = (...ids: number[]) => page('device', ids);

describe('search results of device and service', () => {
  it('OF-06 keep their position when the service adds posts', () => {
    const shown = joinedOrder([], device(5, 3), undefined, false);
    expect(shown).toEqual([5, 3]);
    expect(joinedOrder(shown, device(5, 3), page('service', [4, 3]), false)).toEqual([5, 3, 4]);
  });

  it('OF-06 keep their position when the device adds posts', () => {
    const shown = joinedOrder([], undefined, page('service', [4, 3]), false);
    expect(joinedOrder(shown, device(5, 3), page('service', [4, 3]), false)).toEqual([4, 3, 5]);
  });

  it('BL-08 exclude posts of the device when the service has further pages', () => {
    const many = page('service', [9, 8, 7, 6, 5, 4, 3, 2, 1], 30);
    expect(joinedOrder([], device(12, 9), many, false)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('OF-06 have exact matches before similar ones', () => {
    expect(joinedOrder([5, 3], device(5, 3), page('service', [4]), true)).toEqual([4, 5, 3]);
    expect(joinedOrder([5, 3], device(5, 3), page('service', []), true)).toEqual([5, 3]);
  });

  it('OF-06 end with posts that the device stores later', () => {
    expect(joinedOrder([5, 3], device(4, 5, 3), undefined, false)).toEqual([5, 3, 4]);
    expect(joinedOrder([5, 3], device(4, 5, 3), undefined, true)).toEqual([4, 5, 3]);
  });

  it('OF-06 exclude deleted posts', () => {
    expect(joinedOrder([5, 3], device(3), page('service', [3]), false)).toEqual([3]);
  });

  it('OF-06 have the total of the service, at least the number of shown posts', () => {
    const joined = joinedPage([5, 3, 4], device(5, 3), page('service', [4, 3]));
    expect(joined).toMatchObject({ total: 3, totalPages: 1, from: 'service', fetchedAt: 2_000 });
    expect(idsOf(joined?.posts)).toEqual([5, 3, 4]);
    expect(joinedPage([5], device(5), undefined)).toMatchObject({ total: 1, from: 'device' });
    expect(joinedPage([], undefined, page('service', []))).toBeUndefined();
  });

  it('OF-06 have the total of the device when the service returns fewer', () => {
    const nine = [53, 52, 51, 50, 49, 48, 47, 46, 45];
    const joined = joinedPage(nine, page('device', nine, 53), page('service', []));
    expect(joined).toMatchObject({ total: 53, totalPages: 6 });
    expect(idsOf(joined?.posts)).toEqual(nine);
  });
});
