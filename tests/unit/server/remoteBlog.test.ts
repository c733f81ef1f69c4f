// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { remoteBlog } from '../../../server/posts/remoteBlog.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const CODE = 'abc';
const built = { code: CODE, most: 10, pages: { hashes: {}, ids: {}, comparedAt: 0 } };
const ask = () => Promise.reject(new Error('refused'));

function blogOf(thread: string, deadline?: number) {
  const dist = temporaryFolder();
  const folder = join(dist, '.renderer', CODE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'blogThread.js'), thread);
  const blog = remoteBlog(dist, built, ask, deadline);
  onTestFinished(blog.close);
  return blog;
}

it('QU-02 an endless loop blocks only its thread, which is terminated at the deadline', async () => {
  const blog = blogOf('for (;;);', 1_500);
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 20);
  await expect(blog.refresh(false)).rejects.toThrow('The thread of the blog has ended');
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
  await expect(blog.find('slug')).rejects.toThrow('The thread of the blog has ended');
});

it('QU-02 a failed or closed thread rejects pending calls', async () => {
  await expect(blogOf('throw new Error("broken")').refresh(false)).rejects.toThrow('broken');
  const blog = blogOf('for (;;);');
  const waiting = blog.refresh(false);
  blog.close();
  await expect(waiting).rejects.toThrow('has ended');
  await expect(blog.find('slug')).rejects.toThrow('is closed');
});
