import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { type Receiver, startReceiver } from './pluginReceiver.ts';
import { describePlugin } from './pluginSite.ts';

const SECRET = 'known to both of them';
const created = v.object({ id: v.number() });

describePlugin('The plugin notifies the site of changes', (get) => {
  let site: Receiver;

  const post = async (path: string, body: object) => {
    const answer = await get().administrator.rest('POST', path, body);
    return v.parse(created, answer).id;
  };
  const remove = (path: string) => get().administrator.rest('DELETE', path);
  const write = (fields: object) => post('/wp/v2/posts', { title: 'A guide', status: 'publish', ...fields });
  /** Returns the messages since the last call. A request starts WP-Cron, which runs once at a time. */
  const told = async () => {
    await fetch(`${get().origin}/wp-json/`);
    return site.take(SECRET);
  };

  beforeAll(async () => {
    site = await startReceiver();
    await get().set({ site: site.origin, secret: SECRET });
  });
  afterAll(() => site.close());

  it('CS-07 publishing, editing, renaming the slug, setting a password and deleting each send one signed message', async () => {
    const id = await write({});
    await expect.poll(told).toEqual([{ ids: [id] }]);
    const changes = [
      { content: 'New' },
      { slug: 'moved' },
      { password: 'x' },
      { status: 'private' },
      { status: 'publish' },
    ];
    for (const change of changes) {
      await post(`/wp/v2/posts/${id}`, change);
      await expect.poll(told).toEqual([{ ids: [id] }]);
    }
    await remove(`/wp/v2/posts/${id}`);
    await expect.poll(told).toEqual([{ ids: [id] }]);
  });

  it('CS-07 permanent deletion sends a message, a draft sends none', async () => {
    const draft = await write({ status: 'draft' });
    await post(`/wp/v2/posts/${draft}`, { content: 'Changed' });
    const id = await write({});
    await expect.poll(told).toEqual([{ ids: [id] }]);
    await remove(`/wp/v2/posts/${id}?force=true`);
    await expect.poll(told).toEqual([{ ids: [id] }]);
  });

  it('CS-07 creating, renaming and deleting a category each send a message', async () => {
    const id = await post('/wp/v2/categories', { name: 'Told of' });
    await expect.poll(told).toEqual([{ ids: [] }]);
    await post(`/wp/v2/categories/${id}`, { name: 'Told of again' });
    await expect.poll(told).toEqual([{ ids: [] }]);
    await remove(`/wp/v2/categories/${id}?force=true`);
    await expect.poll(told).toEqual([{ ids: [] }]);
  });

  const page = () => get().administrator.page('/wp-admin/index.php');
  const wait = (attempt: number) => get().ask('tryNow', { attempt });

  it('CS-07 a failed message is sent again after growing delays, and the dashboard shows a notice until one succeeds', async () => {
    site.answerWith(503);
    for (const [attempt, pause] of [10, 60, 300, 1_800, 7_200].entries()) {
      const seconds = await wait(attempt);
      expect(seconds).toBeGreaterThan(pause - 10);
      expect(seconds).toBeLessThanOrEqual(pause);
    }
    expect(await page()).not.toContain('could not be told');
    expect(await wait(5)).toBeNull();
    expect(await page()).toContain('could not be told');
    site.answerWith(202);
    await wait(0);
    expect(await page()).not.toContain('could not be told');
  });

  it('CS-07 the next message includes failed ones until the site accepts it', async () => {
    site.answerWith(503);
    const first = await write({});
    await expect.poll(told).toContainEqual({ ids: [first] });
    const second = await write({});
    await expect.poll(told).toContainEqual({ ids: [first, second] });
    site.answerWith(202);
    await expect.poll(told).toContainEqual({ ids: [first, second] });
    await expect.poll(() => get().ask('nextTry')).toBeNull();
  });

  it('CS-07 without a site or a secret no message is scheduled', async () => {
    await get().set({ site: site.origin });
    await write({});
    expect(await get().ask('nextTry')).toBeNull();
    await get().set({ site: site.origin, secret: SECRET });
  });

  it('CS-07 a message contains at most five hundred ids', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    await get().ask('tryNow', { ids });
    await expect.poll(told).toEqual([{}]);
  });
});
