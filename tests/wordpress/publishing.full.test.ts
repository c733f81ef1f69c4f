import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { decodeSlug, postPath } from '../../src/features/blog/rules/slug.ts';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { sendMessage } from '../support/sendMessage.ts';
import { buildSite } from '../support/siteBuild.ts';
import { describeWordPress } from './describeWordPress.ts';

const SECRET = 'known to both';
const DELETED = 'choosing-a-trade-name-that-gets-approved';
const EDITED = 'opening-a-company-bank-account';
const PUBLISHED = 'published-between-two-visits';
const listed = v.array(
  v.object({
    slug: v.pipe(v.string(), v.transform(decodeSlug)),
    content: v.object({ rendered: v.string() }),
  }),
);

describeWordPress('Publishing from a real WordPress', (get) => {
  let site: RunningServer;
  let removeBuild: () => Promise<void>;

  const open = (path: string) =>
    fetch(site.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const textOf = async (path: string) => (await open(path)).text();
  const statusOf = async (path: string) => (await open(path)).status;
  const newest = async () => {
    const answer = await fetch(`${get().apiBase}/posts?per_page=4&_fields=slug,content`);
    return v.parse(listed, await answer.json());
  };
  let notified = 0;
  /** Sends WordPress' message about a change. */
  const notify = () => {
    notified = Date.now();
    return sendMessage(site.origin, SECRET);
  };

  /** Waits for the result of a message, and prints the seconds without a limit. */
  const followed = async (what: string, check: () => Promise<unknown>, expected: unknown) => {
    await expect.poll(check).toEqual(expected);
    console.info(`${what}: ${((Date.now() - notified) / 1_000).toFixed(1)} s after WordPress' message`);
  };

  beforeAll(async () => {
    const built = await buildSite({ VITE_CONTENT_API: get().apiBase, PRERENDER_POSTS: '6' });
    const { distDir, settings } = built;
    removeBuild = built.remove;
    site = await startServer({ distDir, settings, publish: { every: 0 }, hookSecret: SECRET });
  });
  afterAll(async () => {
    await site.close();
    await removeBuild();
  });

  it('CS-06 a post older than those of the build has its page at the first request', async () => {
    const answer = await open(postPath(DELETED));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"@type":"BlogPosting"');
  });

  it('CS-06 a new post is immediately on its page and in the lists, and a deleted one is not', async () => {
    await get().run('change.php');
    // The first request waits for the renderer as well, and may be told to retry.
    await expect.poll(() => statusOf(postPath(PUBLISHED))).toBe(200);
    expect(await textOf(postPath(PUBLISHED))).toContain('<p>Something new.</p>');
    expect(await notify()).toBe(202);
    await followed('deleted', () => statusOf(postPath(DELETED)), 410);
    const edited = async () => (await textOf(postPath(EDITED))).includes('Corrected by the editor');
    await followed('edited', edited, true);
    // Lists and other pages with the post are updated next.
    await followed('the list', async () => (await textOf('/blog')).includes(PUBLISHED), true);
    await followed('the feed', async () => (await textOf('/feed.xml')).includes(PUBLISHED), true);
    expect(await textOf('/sitemap.xml')).toContain(PUBLISHED);
    expect(await textOf('/sitemap.xml')).not.toContain(DELETED);
  });

  it('CS-06 changes of passwords, privacy, slugs and names of categories are published', async () => {
    const [, hidden, closed, moved] = await newest();
    if (!hidden || !closed || !moved) throw new Error('Too few posts');
    const words = /<p>([^<&]{20,60})/.exec(hidden.content.rendered)?.[1] ?? '';
    expect(await textOf(postPath(hidden.slug))).toContain(words);
    await get().run('withdraw.php');
    expect(await notify()).toBe(202);
    await followed('made private', () => statusOf(postPath(closed.slug)), 410);
    const leads = async () => {
      const old = await open(postPath(moved.slug));
      return [old.status, old.headers.get('location')];
    };
    await followed('another slug', leads, [301, '/blog/another-address']);
    expect(await textOf('/blog/another-address')).toContain('Renamed by the editor');
    expect(words).not.toBe('');
    expect(await textOf(postPath(hidden.slug))).not.toContain(words);
    const listed = async () => {
      const list = await textOf('/blog');
      return [closed.slug, 'another-address'].map((slug) => list.includes(slug));
    };
    await followed('the list', listed, [false, true]);
  });

  it('OF-04 with WordPress stopped all readable pages stay readable', async () => {
    const pages = ['/', '/blog', '/blog/another-address', postPath(PUBLISHED)];
    const before = await Promise.all(pages.map(textOf));
    await get().stop();
    expect(await notify()).toBe(202);
    expect(await statusOf('/blog/not-known-yet')).toBe(503);
    expect(await Promise.all(pages.map(textOf))).toEqual(before);
  });
});
