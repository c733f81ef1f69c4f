// @vitest-environment node
import { expect, it } from 'vitest';
import { createContentWatch } from '../../../server/posts/contentWatch.ts';

it('CS-06 pages have an age since the last comparison only while the service is down', async () => {
  let now = 10_000;
  const watch = createContentWatch(() => now);
  const down = () => watch.look(() => Promise.reject(new Error('refused'))).catch(() => undefined);
  expect(watch.age(4_000)).toBeUndefined();
  await down();
  // The time of the build applies until the first answer.
  expect([watch.age(4_000), watch.age(undefined), watch.age(20_000)]).toEqual([6, undefined, 0]);
  now = 30_000;
  await watch.look(() => Promise.resolve());
  expect(watch.age(4_000)).toBeUndefined();
  now = 92_500;
  await down();
  expect(watch.age(4_000)).toBe(62);
});
