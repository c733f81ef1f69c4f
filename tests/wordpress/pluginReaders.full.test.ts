import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import { describePlugin } from './pluginSite.ts';

const SITE = 'https://marsa.example';
const SETTINGS = { site: SITE, secret: 'known to both of them' };
const SLUG = 'opening-a-company-bank-account';
const listed = v.array(v.object({ id: v.number() }));
const previewed = v.looseObject({
  id: v.number(),
  status: v.string(),
  title: v.object({ rendered: v.string() }),
  content: v.object({ rendered: v.string() }),
  _links: v.record(v.string(), v.unknown()),
});

describePlugin('The plugin redirects readers and editors to the site', (get) => {
  let draft = 0;

  const rest = (method: string, path: string, body?: object) => get().administrator.rest(method, path, body);
  const write = async (fields: object) =>
    v.parse(v.object({ id: v.number() }), await rest('POST', '/wp/v2/posts', fields)).id;
  const fetched = (path: string, options: RequestInit = {}) =>
    fetch(get().origin + path, { redirect: 'manual', ...options });
  const locationOf = async (path: string, options: RequestInit = {}) => {
    const { status, headers } = await fetched(path, options);
    const location = headers.get('location');
    // Only the plugin redirects to another origin.
    return location?.startsWith(SITE) === true ? [status, location] : 'stays';
  };
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
  const signed = async (id = draft, expires = inSeconds(500)) => {
    const signature = v.parse(v.string(), await get().ask('previewSignature', { id, expires }));
    return `/wp-json/marsa/v1/preview/${id}?expires=${expires}&signature=${signature}`;
  };
  const statusOf = async (path: string) => (await fetched(path)).status;

  beforeAll(async () => {
    draft = await write({ title: 'To come', content: '<p>Not yet published.</p>', status: 'draft' });
  });
  beforeEach(() => get().set(SETTINGS));

  it('CS-07 the theme’s post pages redirect readers to the site if the settings say so, with the site’s addresses', async () => {
    expect(await locationOf(`/${SLUG}/`)).toBe('stays');
    await get().set({ ...SETTINGS, redirect: true });
    for (const method of ['GET', 'HEAD'])
      expect(await locationOf(`/${SLUG}/`, { method })).toEqual([301, `${SITE}${postPath(SLUG)}`]);
    const arabic = 'تأسيس-شركة';
    await write({ title: 'Arabic', slug: arabic, status: 'publish' });
    expect(await locationOf(encodeURI(`/${arabic}/`))).toEqual([301, `${SITE}${postPath(arabic)}`]);
  });

  it('CS-07 lists, feeds, the REST interface, previews, other methods and unpublished posts do not redirect', async () => {
    await get().set({ ...SETTINGS, redirect: true });
    await write({ title: 'Closed', slug: 'closed-by-password', status: 'publish', password: 'x' });
    const [{ id } = { id: 0 }] = v.parse(listed, await rest('GET', `/wp/v2/posts?slug=${SLUG}`));
    const paths = [
      '/',
      `/${SLUG}/feed/`,
      `/${SLUG}/embed/`,
      `/${SLUG}/?preview=true`,
      `/wp-json/wp/v2/posts/${id}`,
      '/closed-by-password/',
      '/not-there/',
    ];
    for (const path of paths) expect([path, await locationOf(path)]).toEqual([path, 'stays']);
    expect(await locationOf(`/${SLUG}/`, { method: 'POST' })).toBe('stays');
    expect((await get().administrator.open(`/?p=${draft}&preview=true`)).status).toBe(200);
  });

  it.each(['/marsa/v1/preview', '/Marsa/V1/PREVIEW'])(
    'CS-07 SE-01 a signed address below %s returns a draft in the format of wp/v2 only to the site, and is not cached',
    async (route) => {
      const path = (await signed()).replace('/marsa/v1/preview', route);
      const answer = await fetched(path, { headers: { origin: SITE } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const post = v.parse(previewed, await answer.json());
      expect(post).toMatchObject({ id: draft, status: 'draft', title: { rendered: 'To come' } });
      expect(post.content.rendered).toContain('<p>Not yet published.</p>');
      expect(Object.keys(post._links)).toContain('author');
      const foreign = await fetched(path, { headers: { origin: 'https://evil.example' } });
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      for (const { headers } of [answer, foreign]) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('CS-07 SE-01 a preview never contains the raw source of a post', async () => {
    const path = await signed();
    for (const context of ['&context=edit', '&context[]=edit', '&context=embed']) {
      const text = await (await fetched(path + context)).text();
      expect(text).not.toContain('"raw"');
      expect(text).toContain('Not yet published.');
    }
  });

  it('CS-07 a preview shows the editor’s autosave, also of a post with a password', async () => {
    const id = await write({ title: 'Out', content: 'Old.', status: 'publish', password: 'x' });
    await rest('POST', `/wp/v2/posts/${id}/autosaves`, { title: 'Out soon', content: 'New.' });
    const post = v.parse(previewed, await (await fetched(await signed(id))).json());
    expect(post.title.rendered).toBe('Out soon');
    expect(post.content.rendered).toContain('New.');
  });

  it('CS-07 SE-01 an expired or forged address, or one of another post, is rejected', async () => {
    const good = await signed();
    const bare = good.split('?', 1)[0] ?? '';
    const unsigned = `${bare}?expires=${inSeconds(500)}&signature=`;
    for (const path of [
      await signed(draft, inSeconds(-1)),
      await signed(draft, inSeconds(5_000)),
      good.replace(`/${draft}?`, `/${draft + 1}?`),
      good.replace(/expires=\d+/, `expires=${inSeconds(550)}`),
      bare,
      `${bare}?expires[]=1&signature[]=1`,
      good.slice(0, -1),
      unsigned,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    expect(await statusOf(await signed(999_999))).toBe(404);
    await get().set({ site: SITE });
    expect(await statusOf(unsigned)).toBe(403);
  });

  it('CS-07 the editor’s preview opens on the site when both have a secret', async () => {
    const preview = `/wp-admin/admin-post.php?action=marsa_connect_preview&post=${draft}`;
    const previewIn = async () => {
      const html = await get().administrator.page(`/wp-admin/post.php?post=${draft}&action=edit`);
      return html.includes('action=marsa_connect_preview');
    };
    expect(await previewIn()).toBe(true);
    const click = await get().administrator.open(preview);
    const address = new URL(click.headers.get('location') ?? '');
    expect([click.status, address.origin, address.pathname]).toEqual([302, SITE, '/preview']);
    expect(address.searchParams.get('post')).toBe(String(draft));
    expect(await statusOf(`/wp-json/marsa/v1/preview/${draft}${address.search}`)).toBe(200);
    expect(await locationOf(preview)).toBe('stays');
    await get().set({ site: SITE });
    expect(await previewIn()).toBe(false);
  });
});
