import { beforeEach, expect, it } from 'vitest';
import { formBody, formsOf, submission } from './pluginForms.ts';
import { oddBodies } from './pluginOddBodies.ts';
import { describePlugin } from './pluginSite.ts';

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&amp;';

describePlugin('The plugin takes the site’s forms', (get) => {
  const { deliver, send, leads, mailsAbout, reset } = formsOf(get);

  beforeEach(reset);

  it('CS-07 what the outbox sends is stored as it was typed, and mailed with an address to answer to', async () => {
    const fields = { name: 'أمينة O’Neill \\ 😀', email: 'amina@marsa.example', phone: '+971 50 123 4567' };
    expect(await deliver(submission(fields))).toEqual({ kind: 'taken' });
    expect(await leads()).toMatchObject([{ form: 'quote', fields, text: 'A request' }]);
    const [mail, ...others] = await mailsAbout('amina@');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['office@marsa.example'], replyTo: ['amina@marsa.example'] });
    for (const value of [...Object.values(fields), 'A request']) expect(mail?.body).toContain(value);
  });

  it('CS-07 FO-02 a form that is sent ten times at once is one lead with one mail', async () => {
    const before = (await leads()).length;
    await get().ask('option', { name: 'marsa_test_slow', value: '1' });
    const once = submission({ name: 'Ten times', phone: '1' });
    const first = deliver(once);
    // PHP's server gives several requests to one idle worker; one that is busy gets none.
    await expect.poll(() => get().isStoring()).toBe(true);
    const others = Array.from({ length: 9 }, () => deliver(once));
    const outcomes = await Promise.all([first, ...others]);
    await get().ask('option', { name: 'marsa_test_slow', value: '' });
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ kind: 'taken' })));
    expect(await leads()).toHaveLength(before + 1);
    expect(await mailsAbout('Ten times')).toHaveLength(1);
  });

  it('CS-07 FO-02 a lead in the bin is not taken again', async () => {
    const once = submission({ name: 'Binned', phone: '1' });
    await deliver(once);
    const before = await leads();
    const lead = before.find(({ fields }) => fields['name'] === 'Binned');
    const { administrator } = get();
    const list = await administrator.page('/wp-admin/edit.php?post_type=marsa_lead');
    const nonce = new RegExp(`post=${lead?.id}&amp;action=trash&amp;_wpnonce=(\\w+)`).exec(list)?.[1];
    await administrator.open(`/wp-admin/post.php?post=${lead?.id}&action=trash&_wpnonce=${nonce}`);
    expect((await leads()).find(({ id }) => id === lead?.id)?.status).toBe('trash');
    expect(await deliver(once)).toEqual({ kind: 'taken' });
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
    const answer = await send(formBody(markup, { text: MARKUP, language: MARKUP, createdAt: MARKUP }));
    expect(answer.status).toBe(201);
    const [mail] = await mailsAbout(MARKUP);
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
    await send(formBody({ name, email, phone: '1' }));
    const [mail] = await mailsAbout('everybody@');
    expect(mail?.header).toMatch(/^Subject:.*Amina Bcc/m);
    expect(mail?.header).not.toMatch(/^Bcc/im);
    expect(mail?.replyTo).toEqual([]);
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
      expect(await deliver(submission(fields))).toEqual({ kind: 'taken' });
    expect(await deliver(submission({ email: 'a@b.example' }, 'newsletter'))).toEqual({
      kind: 'taken',
    });
  });
});
