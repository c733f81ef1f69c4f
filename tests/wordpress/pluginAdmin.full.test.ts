import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { post } from '../../src/features/leads/delivery/post.ts';
import { newSubmission } from '../../src/features/leads/retryPolicy.ts';
import { randomKey } from '../../src/shared/randomKey.ts';
import { type Receiver, startReceiver } from './pluginReceiver.ts';
import { logIn } from './pluginSession.ts';
import { describePlugin } from './pluginSite.ts';

const SECRET = '0123456789-known-to-both';
const SETTINGS = '/wp-admin/options-general.php?page=marsa-connect';
const exported = v.object({
  data: v.array(v.object({ data: v.array(v.object({ name: v.string(), value: v.string() })) })),
  done: v.boolean(),
});

/** The value of a form's hidden field. */
const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describePlugin('The plugin in the administration', (get) => {
  let site: Receiver;

  const send = (fields: Record<string, string>) => {
    const filled = { form: 'quote', fields, text: 'A request', language: 'en' } as const;
    return post(`${get().origin}/wp-json/marsa/v1/leads`, newSubmission(filled, randomKey(), Date.now()));
  };
  const page = (path: string) => get().administrator.page(path);
  /** Sends the settings as their page does. */
  const save = async (settings: Record<string, string>) => {
    const fields = Object.entries(settings).map(([name, value]) => [`marsa_connect[${name}]`, value]);
    const nonce = fieldIn((await page(SETTINGS)).split('action="options.php"')[1] ?? '', '_wpnonce');
    const form = {
      option_page: 'marsa_connect',
      action: 'update',
      _wpnonce: nonce,
      ...Object.fromEntries(fields),
    };
    return (await get().administrator.open('/wp-admin/options.php', form)).status;
  };
  /** Presses the button for a test, and gives the page that follows. */
  const test = async () => {
    const nonce = fieldIn((await page(SETTINGS)).split('marsa_connect_test')[1] ?? '', '_wpnonce');
    const form = { action: 'marsa_connect_test', _wpnonce: nonce };
    await get().administrator.open('/wp-admin/admin-post.php', form);
    return page(SETTINGS);
  };
  const exportLink = async () => {
    const list = await page('/wp-admin/edit.php?post_type=marsa_lead');
    const link = /admin-post\.php\?action=marsa_connect_export[^"]*/.exec(list)?.[0] ?? '';
    return `/wp-admin/${link.replaceAll(/&(?:amp|#038);/g, '&')}`;
  };

  beforeAll(async () => {
    site = await startReceiver();
    await send({ name: 'A stranger', email: 'csv@marsa.example' });
  });
  afterAll(() => site.close());

  it('CS-07 SE-03 settings are kept, and the page does not hold the secret', async () => {
    expect(await save({ site: `${site.origin}/some/path`, secret: SECRET, email: 'a@marsa.example' })).toBe(
      302,
    );
    const html = await page(SETTINGS);
    expect(html).toContain(`value="${site.origin}"`);
    expect(html).toContain('value="a@marsa.example"');
    expect(html).toContain('it ends in both');
    expect(html).not.toContain(SECRET.slice(0, -4));
    expect(await test()).toContain('has taken the message');
    expect(site.take(SECRET)).toEqual([{ ids: [] }]);
  });

  it('CS-07 what is wrong leaves the settings as they were; an empty secret is the one before', async () => {
    await save({ site: 'javascript:alert(1)', secret: '', email: 'nobody' });
    const html = await page(SETTINGS);
    expect(html).toContain(`value="${site.origin}"`);
    expect(html).toContain('value="a@marsa.example"');
    expect(html).toContain('it ends in both');
  });

  it('CS-07 the test says what the site has answered', async () => {
    site.answerWith(401);
    expect(await test()).toContain('does not believe the message (401)');
    site.answerWith(404);
    expect(await test()).toContain('does not listen (404)');
    site.answerWith(202);
    site.take(SECRET);
  });

  it('CS-07 SE-03 nothing is done without a nonce', async () => {
    const forged = {
      option_page: 'marsa_connect',
      action: 'update',
      'marsa_connect[site]': 'https://evil.example',
    };
    const { administrator } = get();
    expect((await administrator.open('/wp-admin/options.php', forged)).status).toBe(403);
    expect((await administrator.open('/wp-admin/admin-post.php?action=marsa_connect_test')).status).toBe(403);
    expect((await administrator.open('/wp-admin/admin-post.php?action=marsa_connect_export')).status).toBe(
      403,
    );
    expect(site.take(SECRET)).toEqual([]);
    expect(await page(SETTINGS)).not.toContain('evil.example');
  });

  it('CS-07 SE-03 nobody but administrators sees leads', async () => {
    const password = 'a password of one’s own';
    for (const role of ['subscriber', 'author', 'editor']) {
      const user = { username: role, email: `${role}@marsa.example`, password, roles: [role] };
      await get().administrator.rest('POST', '/wp/v2/users', user);
      const session = await logIn(get().origin, role, password);
      const id = /post=(\d+)&(?:amp|#038);action=edit/.exec(
        await page('/wp-admin/edit.php?post_type=marsa_lead'),
      )?.[1];
      const closed = [
        '/wp-admin/edit.php?post_type=marsa_lead',
        `/wp-admin/post.php?post=${id}&action=edit`,
        await exportLink(),
        SETTINGS,
      ];
      for (const path of closed) {
        const answer = await session.open(path);
        // WordPress answers some of what is not allowed with 500.
        expect([role, path, answer.status >= 400]).toEqual([role, path, true]);
        expect(await answer.text()).not.toContain('csv@marsa.example');
      }
      expect(await session.page(`/?post_type=marsa_lead&p=${id}`)).not.toContain('csv@marsa.example');
    }
    const types = await (await fetch(`${get().origin}/wp-json/wp/v2/types`)).text();
    expect(types).not.toContain('marsa_lead');
    expect((await fetch(`${get().origin}/wp-json/wp/v2/marsa_lead`)).status).toBe(404);
  });

  it('CS-07 WordPress’ tools for personal data give a person’s leads out and remove them', async () => {
    await send({ name: '<b>Amina</b>', email: 'Amina@Marsa.example' });
    await send({ name: 'Amina again', email: 'amina@marsa.example', phone: '1' });
    const personal = async () =>
      v.parse(exported, await get().ask('personalData', { email: 'amina@marsa.example' }));
    const { data, done } = await personal();
    expect([data.length, done]).toEqual([2, true]);
    expect(data.flatMap(({ data }) => data)).toContainEqual({
      name: 'name',
      value: '&lt;b&gt;Amina&lt;/b&gt;',
    });
    const erased = await get().ask('erase', { email: 'amina@marsa.example' });
    expect(erased).toMatchObject({ items_removed: 2, items_retained: 0, done: true });
    expect((await personal()).data).toEqual([]);
    expect(await (await get().administrator.open(await exportLink())).text()).toContain('csv@marsa.example');
  });

  // Last: the plugin is gone afterwards.
  it('CS-07 uninstalling removes all options, and leads only where the settings say so', async () => {
    const left = () => get().ask('leadsLeft');
    await get().ask('tryNow');
    await get().ask('count', { name: 'mail', seconds: 60 });
    expect(await get().ask('stored')).not.toEqual([]);
    await get().ask('uninstall');
    expect(await get().ask('stored')).toEqual([]);
    expect(await left()).toBeGreaterThan(0);
    await get().ask('option', { name: 'marsa_connect', value: { delete_leads: true } });
    await get().ask('uninstall');
    expect([await get().ask('stored'), await left()]).toEqual([[], 0]);
  });
});
