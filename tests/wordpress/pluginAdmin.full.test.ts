import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomKey } from '../../src/shared/randomKey.ts';
import { formsOf, submission } from './pluginForms.ts';
import { type Receiver, startReceiver } from './pluginReceiver.ts';
import { logIn } from './pluginSession.ts';
import { describePlugin } from './pluginSite.ts';

const SECRET = '0123456789-known-to-both';
const SETTINGS = '/wp-admin/options-general.php?page=marsa-connect';
const LIST = '/wp-admin/edit.php?post_type=marsa_lead';

const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describePlugin('The plugin in the administration', (get) => {
  const { deliver, exportAddress, exportedFile, personalData } = formsOf(get);
  let site: Receiver;

  const send = (fields: Record<string, string>) => deliver(submission(fields));
  const page = (path: string) => get().administrator.page(path);
  const save = async (settings: Record<string, string>) => {
    const fields = Object.entries(settings).map(([name, value]) => [`marsa_connect[${name}]`, value]);
    const nonce = fieldIn((await page(SETTINGS)).split('action="options.php"')[1] ?? '', '_wpnonce');
    const form = { option_page: 'marsa_connect', action: 'update', _wpnonce: nonce };
    const filled = { ...form, ...Object.fromEntries(fields) };
    return (await get().administrator.open('/wp-admin/options.php', filled)).status;
  };
  const test = async () => {
    const nonce = fieldIn((await page(SETTINGS)).split('marsa_connect_test')[1] ?? '', '_wpnonce');
    const form = { action: 'marsa_connect_test', _wpnonce: nonce };
    await get().administrator.open('/wp-admin/admin-post.php', form);
    return page(SETTINGS);
  };

  beforeAll(async () => {
    site = await startReceiver();
    await send({ name: 'A stranger', email: 'csv@marsa.example' });
  });
  afterAll(() => site.close());

  it('CS-07 SE-03 valid settings are stored, invalid ones are ignored, and the page does not contain the secret', async () => {
    const expectKept = async () => {
      const html = await page(SETTINGS);
      for (const shown of [`value="${site.origin}"`, 'value="a@marsa.example"', 'it ends in both'])
        expect(html).toContain(shown);
      expect(html).not.toContain(SECRET.slice(0, -4));
    };
    const right = { site: `${site.origin}/some/path`, secret: SECRET, email: 'a@marsa.example' };
    expect(await save(right)).toBe(302);
    await expectKept();
    // An empty field keeps the stored secret.
    await save({ site: 'javascript:alert(1)', secret: '', email: 'nobody' });
    await expectKept();
  });

  it.each([
    [401, 'does not believe the message (401)'],
    [404, 'does not listen (404)'],
    [202, 'has taken the message'],
  ])('CS-07 the test shows the status of the site’s response: %i', async (status, words) => {
    site.answerWith(status);
    expect(await test()).toContain(words);
    expect(site.take(SECRET)).toEqual([{ ids: [] }]);
  });

  it('CS-07 SE-03 requests without a nonce change nothing', async () => {
    const forged = {
      option_page: 'marsa_connect',
      action: 'update',
      'marsa_connect[site]': 'https://evil.example',
    };
    const { administrator } = get();
    expect((await administrator.open('/wp-admin/options.php', forged)).status).toBe(403);
    for (const action of ['marsa_connect_test', 'marsa_connect_export'])
      expect((await administrator.open(`/wp-admin/admin-post.php?action=${action}`)).status).toBe(403);
    expect(site.take(SECRET)).toEqual([]);
    expect(await page(SETTINGS)).not.toContain('evil.example');
  });

  it('CS-07 SE-03 only administrators see leads', async () => {
    const password = 'a password of one’s own';
    const id = /post=(\d+)&(?:amp|#038);action=edit/.exec(await page(LIST))?.[1];
    for (const role of ['subscriber', 'author', 'editor']) {
      const user = { username: role, email: `${role}@marsa.example`, password, roles: [role] };
      await get().administrator.rest('POST', '/wp/v2/users', user);
      const session = await logIn(get().origin, role, password);
      const closed = [LIST, `/wp-admin/post.php?post=${id}&action=edit`, await exportAddress(), SETTINGS];
      for (const path of closed) {
        const answer = await session.open(path);
        // WordPress answers some forbidden requests with 500.
        expect([role, path, answer.status >= 400]).toEqual([role, path, true]);
        expect(await answer.text()).not.toContain('csv@marsa.example');
      }
      expect(await session.page(`/?post_type=marsa_lead&p=${id}`)).not.toContain('csv@marsa.example');
    }
    const types = await (await fetch(`${get().origin}/wp-json/wp/v2/types`)).text();
    expect(types).not.toContain('marsa_lead');
    expect((await fetch(`${get().origin}/wp-json/wp/v2/marsa_lead`)).status).toBe(404);
  });

  it('CS-07 WordPress’ tools for personal data export and delete a person’s leads', async () => {
    await send({ name: '<b>Amina</b>', email: 'Amina@Marsa.example' });
    await send({ name: 'Amina again', email: 'amina@marsa.example', phone: '1' });
    const { data, done } = await personalData('amina@marsa.example');
    expect([data.length, done]).toEqual([2, true]);
    const name = { name: 'name', value: '&lt;b&gt;Amina&lt;/b&gt;' };
    expect(data.flatMap((lead) => lead.data)).toContainEqual(name);
    const erased = await get().ask('erase', { email: 'amina@marsa.example' });
    expect(erased).toMatchObject({ items_removed: 2, items_retained: 0, done: true });
    expect((await personalData('amina@marsa.example')).data).toEqual([]);
  });

  it('CS-07 SE-01 the exported file contains each lead, and no formula', async () => {
    await send({ name: '=HYPERLINK("http://evil.example")', email: 'a@marsa.example', phone: '+971 50' });
    await send({ name: '@SUM(1)', email: '-1@marsa.example', remarks: 'two\nlines' });
    const text = await exportedFile();
    expect(text).toContain('csv@marsa.example');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",a@marsa.example,"'+971 50"`);
    expect(text).toContain(`'@SUM(1),'-1@marsa.example,`);
    expect(text).toContain('"remarks: two\nlines"');
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
  });

  it('CS-07 SE-01 a cell contains no formula with any separator of cells', async () => {
    const cells: string[] = ['=1;=2;;=3'];
    const safe: string[] = ["'=1;'=2;;'=3"];
    for (const start of ['', 'a;', 'a,', 'a\t', 'a|', 'a\n'])
      for (const space of ['', ' ', '\u{a0}\u{202f}', '\u{200b}'])
        for (const sign of '=+-@＝＋－＠') {
          cells.push(`${start}${space}${sign}1+1`);
          safe.push(`${start}'${space}${sign}1+1`);
        }
    const plain = ['', 'a=1', 'a - b', '1-2', 'a;b', '2026-11-28 10:00:00'];
    expect(await get().ask('cells', { texts: [...cells, ...plain] })).toEqual([...safe, ...plain]);
  });

  it('CS-07 OF-07 leads of version 1.0 are in the list, the exported file and the personal data', async () => {
    const email = 'old@marsa.example';
    const fields = { name: 'Of old', email: 'Old@marsa.example', phone: '2', remarks: 'Long ago' };
    const text = { text: 'Old text', language: 'en', createdAt: '2025-01-01' };
    const id = await get().ask('oldLead', { key: randomKey(), form: 'quote', fields, ...text });
    expect(await page(LIST)).toContain('Of old');
    const shown = await page(`/wp-admin/post.php?post=${String(id)}&action=edit`);
    for (const words of ['Long ago', 'Old text', 'Mail: sent']) expect(shown).toContain(words);
    const line = '"Of old",Old@marsa.example,2,en,"remarks: Long ago","Old text",';
    expect(await exportedFile()).toContain(line);
    const { data } = await personalData(email);
    expect(data.flatMap((lead) => lead.data)).toContainEqual({ name: 'remarks', value: 'Long ago' });
    expect(await get().ask('erase', { email })).toMatchObject({ items_removed: 1, done: true });
    expect((await personalData(email)).data).toEqual([]);
  });

  it('CS-07 uninstalling removes all options, and leads only with that setting', async () => {
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
