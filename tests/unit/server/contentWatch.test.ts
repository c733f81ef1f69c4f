// @vitest-environment node
import { expect, it } from 'vitest';
import { createContentWatch } from '../../../server/posts/contentWatch.ts';

const up = () => Promise.resolve('posts');
const down = () => Promise.reject(new Error('refused'));

it('CS-06 the watch stores the result of the last request, and passes its answer on', async () => {
  let now = 1_000;
  const watch = createContentWatch(() => now);
  expect(watch.state()).toEqual({ reachable: null, checkedAt: null, confirmedAt: null });
  expect(await watch.look(up)).toBe('posts');
  now = 5_000;
  await expect(watch.look(down)).rejects.toThrow('refused');
  expect(watch.state()).toEqual({ reachable: false, checkedAt: 5_000, confirmedAt: 1_000 });
});

it('CS-06 pages have an age, counted from the last comparison, only while the service is down', async () => {
  let now = 10_000;
  const watch = createContentWatch(() => now);
  expect(watch.age(4_000)).toBeUndefined();
  await watch.look(down).catch(() => undefined);
  // Until the first answer the time of the build counts.
  expect([watch.age(4_000), watch.age(undefined), watch.age(20_000)]).toEqual([6, undefined, 0]);
  now = 30_000;
  await watch.look(up);
  expect(watch.age(4_000)).toBeUndefined();
  now = 92_500;
  await watch.look(down).catch(() => undefined);
  expect(watch.age(4_000)).toBe(62);
});
