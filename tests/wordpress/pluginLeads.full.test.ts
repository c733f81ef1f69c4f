import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { post } from '../../src/features/leads/delivery/post.ts';
import { newSubmission } from '../../src/features/leads/retryPolicy.ts';
import { randomKey } from '../../src/shared/randomKey.ts';
import { oddBodies } from './pluginOddBodies.ts';
import { describePlugin } from './pluginSite.ts';

const SITE = 'https://marsa.example';
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&amp;';
const stored = v.array(
  v.object({
    id: v.number(),
    status: v.string(),
    mail: v.string(),
    form: v.string(),
    fields: v.record(v.string(), v.string()),
    text: v.string(),
  }),
);

/** A form as the site puts it into its outbox. */
const submission = (fields: Record<string, string>, form: 'quote' | 'newsletter' = 'quote') =>
  newSubmission({ form, fields, text: 'A request', language: 'en' }, randomKey(), Date.now());

describePlugin('The plugin takes the site’s forms', (get) => {
  const endpoint = () => `${get().origin}/wp-json/marsa/v1/leads`;
  const leads = async () => v.parse(stored, await get().ask('leads'));
  const send = (body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(endpoint(), {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' && { body }),
    });
  const form = (fields: object, more: object = {}) =>
    JSON.stringify({ key: randomKey(), form: 'quote', fields, text: '', language: 'en', ...more });

  beforeEach(async () => {
    await get().set({ site: SITE, email: 'office@marsa.example' });
    await get().ask('forgetSenders');
  });

  it('CS-07 what the outbox sends is stored as it was typed, and mailed with an address to answer to', async () => {
    const fields = { name: 'أمينة O’Neill \\ 😀', email: 'amina@marsa.example', phone: '+971 50 123 4567' };
    expect(await post(endpoint(), submission(fields))).toEqual({ kind: 'taken' });
    expect(await leads()).toMatchObject([{ form: 'quote', fields, text: 'A request', mail: 'sent' }]);
    const [mail] = await get().mails();
    expect(mail).toMatchObject({ to: ['office@marsa.example'], replyTo: ['amina@marsa.example'] });
    for (const value of [...Object.values(fields), 'A request']) expect(mail?.body).toContain(value);
  });

  it('CS-07 FO-02 a form that is sent ten times at once is one lead with one mail', async () => {
    const [leadsBefore, mailsBefore] = [await leads(), await get().mails()];
    await get().ask('option', { name: 'marsa_test_slow', value: '1' });
    const once = submission({ name: 'Amina', phone: '1' });
    const first = post(endpoint(), once);
    // PHP's server gives several requests to one idle worker; one that is busy gets none.
    await expect.poll(() => get().isStoring()).toBe(true);
    const others = Array.from({ length: 9 }, () => post(endpoint(), once));
    const outcomes = await Promise.all([first, ...others]);
    await get().ask('option', { name: 'marsa_test_slow', value: '' });
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ kind: 'taken' })));
    expect(await leads()).toHaveLength(leadsBefore.length + 1);
    expect(await get().mails()).toHaveLength(mailsBefore.length + 1);
  });

  it('CS-07 a form whose hidden field is filled is answered as taken, and neither stored nor mailed', async () => {
    const [leadsBefore, mailsBefore] = [await leads(), await get().mails()];
    const fields = { name: 'Program', email: 'program@marsa.example', website: 'https://spam.example' };
    const answer = await send(form(fields), { origin: SITE });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ taken: 'now' });
    expect(await post(endpoint(), submission(fields))).toEqual({ kind: 'taken' });
    expect(await leads()).toEqual(leadsBefore);
    expect(await get().mails()).toEqual(mailsBefore);
    expect((await send(form({ ...fields, website: '' }))).status).toBe(201);
    expect(await leads()).toHaveLength(leadsBefore.length + 1);
  });

  it('CS-07 FO-02 a lead in the bin is not taken again', async () => {
    const once = submission({ name: 'Binned', phone: '1' });
    await post(endpoint(), once);
    const before = await leads();
    const lead = before.find(({ fields }) => fields['name'] === 'Binned');
    const { administrator } = get();
    const list = await administrator.page('/wp-admin/edit.php?post_type=marsa_lead');
    const nonce = new RegExp(`post=${lead?.id}&amp;action=trash&amp;_wpnonce=(\\w+)`).exec(list)?.[1];
    await administrator.open(`/wp-admin/post.php?post=${lead?.id}&action=trash&_wpnonce=${nonce}`);
    expect((await leads()).find(({ id }) => id === lead?.id)?.status).toBe('trash');
    expect(await post(endpoint(), once)).toEqual({ kind: 'taken' });
    expect(await leads()).toHaveLength(before.length);
  });

  it('CS-07 SE-01 HTML in any field is text in the mail and in the administration', async () => {
    const markup = {
      name: MARKUP,
      remarks: MARKUP,
      origin: MARKUP,
      phone: MARKUP,
      email: `${MARKUP}@x.example`,
    };
    const answer = await send(form(markup, { text: MARKUP, language: MARKUP, createdAt: MARKUP }));
    expect(answer.status).toBe(201);
    const mail = (await get().mails()).at(-1);
    expect(mail?.contentType).toBe('text/plain');
    expect(mail?.body.split(MARKUP)).toHaveLength(Object.keys(markup).length + 4);
    expect(mail?.replyTo).toEqual([]);
    const id = (await leads()).find(({ fields }) => fields['name'] === MARKUP)?.id;
    for (const path of ['edit.php?post_type=marsa_lead', `post.php?post=${id}&action=edit`]) {
      const html = await get().administrator.page(`/wp-admin/${path}`);
      expect(html).toContain('&lt;script&gt;alert(1)');
      expect(html).not.toMatch(/<script>alert\(1\)|<img src=x/);
    }
  });

  it('CS-07 SE-01 no field adds a header to the mail', async () => {
    const name = 'Amina\r\nBcc: everybody@marsa.example';
    const email = 'amina@marsa.example\r\nBcc: everybody@marsa.example';
    await send(form({ name, email, phone: '1' }));
    const mail = (await get().mails()).at(-1);
    expect(mail?.header).toMatch(/^Subject:.*Amina Bcc/m);
    expect(mail?.header).not.toMatch(/^Bcc/im);
    expect(mail?.replyTo).toEqual([]);
  });

  it('CS-07 a lead stays when its mail fails, and says so', async () => {
    await get().ask('option', { name: 'marsa_test_mail_fails', value: '1' });
    expect(await post(endpoint(), submission({ name: 'Unmailed', phone: '1' }))).toEqual({ kind: 'taken' });
    await get().ask('option', { name: 'marsa_test_mail_fails', value: '' });
    const lead = (await leads()).find(({ fields }) => fields['name'] === 'Unmailed');
    expect(lead?.mail).toBe('not sent: the mail server is away');
  });

  it('CS-07 only the site’s origin may send from a browser', async () => {
    const corsOf = async (origin: string, method: string) => {
      const answer = await send(form({}), { origin }, method);
      return [...answer.headers]
        .filter(([name]) => name.startsWith('access-control-'))
        .map(([, value]) => value);
    };
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      expect(await corsOf(SITE, method)).toEqual(
        expect.arrayContaining([SITE, 'Content-Type, Idempotency-Key', 'Retry-After']),
      );
      for (const origin of ['https://evil.example', 'null', `${SITE}.evil.example`, get().origin])
        expect([origin, await corsOf(origin, method)]).toEqual([origin, []]);
    }
    const preflight = await send('', { origin: SITE, 'Access-Control-Request-Method': 'POST' }, 'OPTIONS');
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('CS-07 what is no form is refused for good, never with an error of the server', async () => {
    const before = (await leads()).length;
    const bodies = oddBodies();
    expect(bodies.length).toBeGreaterThan(200);
    const taken: unknown[] = [];
    const sendAll = async (queue: IterableIterator<(typeof bodies)[number]>) => {
      for (const [body, headers] of queue) {
        const { status } = await send(body, headers);
        if (![400, 413, 415, 422].includes(status)) taken.push([status, body, headers]);
      }
    };
    const queue = bodies.values();
    await Promise.all([queue, queue, queue, queue].map(sendAll));
    expect(taken).toEqual([]);
    expect(await leads()).toHaveLength(before);
  });

  it('CS-07 what the site lets through is taken: a number alone, an unusual address, fields to come', async () => {
    for (const fields of [
      { phone: '5' },
      { email: 'ä@müller.example' },
      { email: 'a@b.example', toCome: 'x' },
    ])
      expect(await post(endpoint(), submission(fields))).toEqual({ kind: 'taken' });
    expect(await post(endpoint(), submission({ email: 'a@b.example' }, 'newsletter'))).toEqual({
      kind: 'taken',
    });
  });

  it('CS-07 a sender who sends too much is asked to wait, and taken afterwards', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 20; count += 1)
      answers.push((await send(form({ name: 'Again', phone: '1' }))).status);
    expect(new Set(answers)).toEqual(new Set([201]));
    const late = submission({ name: 'Late', phone: '1' });
    const outcome = await post(endpoint(), late);
    expect(outcome).toMatchObject({ kind: 'later', answered: true });
    expect(outcome.kind === 'later' && outcome.retryAfter).toBeGreaterThan(100_000);
    const names = v.parse(v.array(v.string()), await get().ask('stored'));
    const counters = names.filter((name) => name.startsWith('_transient_marsa_connect_rate_'));
    // A digest, not the address.
    expect(counters).toEqual([expect.stringMatching(/_[0-9a-f]{32}$/)]);
    await get().ask('forgetSenders');
    expect(await post(endpoint(), late)).toEqual({ kind: 'taken' });
  });
});
