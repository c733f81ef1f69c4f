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
  const many = page('service', [9, 8, 7, 6, 5, 4, 3, 2, 1], 30);

  it.each<[string, number[], number[] | undefined, number[] | StoredPage | undefined, boolean, number[]]>([
    ['OF-06 begin with those of the device', [], [5, 3], undefined, false, [5, 3]],
    ['OF-06 keep their position when the service adds posts', [5, 3], [5, 3], [4, 3], false, [5, 3, 4]],
    ['OF-06 begin with those of the service', [], undefined, [4, 3], false, [4, 3]],
    ['OF-06 keep their position when the device adds posts', [4, 3], [5, 3], [4, 3], false, [4, 3, 5]],
    [
      'BL-08 exclude the device when the service has further pages',
      [],
      [12, 9],
      many,
      false,
      idsOf(many.posts),
    ],
    ['OF-06 have exact matches before similar ones', [5, 3], [5, 3], [4], true, [4, 5, 3]],
    ['OF-06 keep the order of similar ones without exact matches', [3, 5], [5, 3], [], true, [3, 5]],
    ['OF-06 end with posts that the device stores later', [5, 3], [4, 5, 3], undefined, false, [5, 3, 4]],
    ['OF-06 begin with later exact matches', [5, 3], [4, 5, 3], undefined, true, [4, 5, 3]],
    ['OF-06 exclude deleted posts', [5, 3], [3], [3], false, [3]],
  ])('%s', (_, shown, onDevice, service, close, expected) => {
    const remote = Array.isArray(service) ? page('service', service) : service;
    expect(joinedOrder(shown, onDevice && device(...onDevice), remote, close)).toEqual(expected);
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
