import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import { describePlugin } from './pluginSite.ts';

const SITE = 'https://marsa.example';
const SLUG = 'opening-a-company-bank-account';
const listed = v.array(v.object({ id: v.number() }));
const previewed = v.looseObject({
  id: v.number(),
  status: v.string(),
  title: v.object({ rendered: v.string() }),
  content: v.object({ rendered: v.string() }),
  _links: v.record(v.string(), v.unknown()),
});

describePlugin('The plugin leads readers and editors to the site', (get) => {
  let draft = 0;

  const rest = (method: string, path: string, body?: object) => get().administrator.rest(method, path, body);
  const write = async (fields: object) =>
    v.parse(v.object({ id: v.number() }), await rest('POST', '/wp/v2/posts', fields)).id;
  const locationOf = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(get().origin + path, { redirect: 'manual', ...options });
    const location = answer.headers.get('location');
    // Only the plugin leads to another origin.
    return location?.startsWith(SITE) === true ? [answer.status, location] : 'stays';
  };
  const now = () => Math.floor(Date.now() / 1_000);
  const signed = async (id: number, expires: number) => {
    const signature = v.parse(v.string(), await get().ask('previewSignature', { id, expires }));
    return `/wp-json/marsa/v1/preview/${id}?expires=${expires}&signature=${signature}`;
  };
  const statusOf = async (path: string) => (await fetch(get().origin + path)).status;

  beforeAll(async () => {
    await get().set({ site: SITE, secret: 'known to both of them' });
    draft = await write({ title: 'To come', content: '<p>Not yet published.</p>', status: 'draft' });
  });

  it('CS-07 the theme’s post pages stay where they are unless the settings say otherwise', async () => {
    expect(await locationOf(`/${SLUG}/`)).toBe('stays');
  });

  it('CS-07 readers of the theme’s post pages are led to the site, as it writes the address', async () => {
    await get().set({ site: SITE, secret: 'known to both of them', redirect: true });
    expect(await locationOf(`/${SLUG}/`)).toEqual([301, `${SITE}${postPath(SLUG)}`]);
    expect(await locationOf(`/${SLUG}/`, { method: 'HEAD' })).toEqual([301, `${SITE}${postPath(SLUG)}`]);
    const arabic = 'تأسيس-شركة';
    await write({ title: 'Arabic', slug: arabic, status: 'publish' });
    expect(await locationOf(encodeURI(`/${arabic}/`))).toEqual([301, `${SITE}${postPath(arabic)}`]);
  });

  it('CS-07 lists, feeds, the REST interface, previews, other methods, closed posts stay', async () => {
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

  it('CS-07 a signed address answers a draft in the shape of wp/v2, and nobody keeps it', async () => {
    const answer = await fetch(get().origin + (await signed(draft, now() + 500)), {
      headers: { origin: SITE },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    const post = v.parse(previewed, await answer.json());
    expect(post).toMatchObject({ id: draft, status: 'draft', title: { rendered: 'To come' } });
    expect(post.content.rendered).toContain('<p>Not yet published.</p>');
    expect(Object.keys(post._links)).toContain('author');
  });

  it('CS-07 SE-01 a preview is not cached and not readable by a foreign origin, in any spelling', async () => {
    const path = (await signed(draft, now() + 500)).replace('/marsa/v1/preview', '/Marsa/V1/PREVIEW');
    const answer = await fetch(get().origin + path, { headers: { origin: SITE } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const foreign = await fetch(get().origin + path, { headers: { origin: 'https://evil.example' } });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(foreign.headers.get('cache-control')).toBe('no-store');
  });

  it('CS-07 SE-01 a preview never answers the raw source of a post', async () => {
    const path = await signed(draft, now() + 500);
    for (const context of ['&context=edit', '&context[]=edit', '&context=embed']) {
      const text = await (await fetch(get().origin + path + context)).text();
      expect(text).not.toContain('"raw"');
      expect(text).toContain('Not yet published.');
    }
  });

  it('CS-07 a preview shows what the editor has saved by itself, behind a password too', async () => {
    const id = await write({ title: 'Out', content: 'Old.', status: 'publish', password: 'x' });
    await rest('POST', `/wp/v2/posts/${id}/autosaves`, { title: 'Out soon', content: 'New.' });
    const answer = await fetch(get().origin + (await signed(id, now() + 500)));
    const post = v.parse(previewed, await answer.json());
    expect(post.title.rendered).toBe('Out soon');
    expect(post.content.rendered).toContain('New.');
  });

  it('CS-07 SE-01 an address that has ended, was forged, or is of another post is refused', async () => {
    const good = await signed(draft, now() + 500);
    const other = good.replace(`/${draft}?`, `/${draft + 1}?`);
    const longer = good.replace(/expires=\d+/, `expires=${now() + 550}`);
    const bare = good.split('?', 1)[0] ?? '';
    for (const path of [
      await signed(draft, now() - 1),
      await signed(draft, now() + 5_000),
      other,
      longer,
      bare,
      `${bare}?expires[]=1&signature[]=1`,
      good.slice(0, -1),
      `${bare}?expires=${now() + 500}&signature=`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    expect(await statusOf(await signed(999_999, now() + 500))).toBe(404);
    await get().set({ site: SITE });
    expect(await statusOf(`${bare}?expires=${now() + 500}&signature=`)).toBe(403);
    await get().set({ site: SITE, secret: 'known to both of them' });
  });

  it('CS-07 the editor’s preview leads to the site, once both know a secret', async () => {
    const previewIn = async () => {
      const html = await get().administrator.page(`/wp-admin/post.php?post=${draft}&action=edit`);
      return html.includes('action=marsa_connect_preview');
    };
    await get().set({ site: SITE });
    expect(await previewIn()).toBe(false);
    await get().set({ site: SITE, secret: 'known to both of them' });
    expect(await previewIn()).toBe(true);
    const click = await get().administrator.open(
      `/wp-admin/admin-post.php?action=marsa_connect_preview&post=${draft}`,
    );
    const address = new URL(click.headers.get('location') ?? '');
    expect([click.status, address.origin, address.pathname]).toEqual([302, SITE, '/preview']);
    expect(address.searchParams.get('post')).toBe(String(draft));
    expect(await statusOf(`/wp-json/marsa/v1/preview/${draft}${address.search}`)).toBe(200);
    expect(await locationOf(`/wp-admin/admin-post.php?action=marsa_connect_preview&post=${draft}`)).toBe(
      'stays',
    );
  });
});
