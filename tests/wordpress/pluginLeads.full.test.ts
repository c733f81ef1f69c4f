import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newVisitor, sharedBrowser } from '../support/browser.ts';
import { formBody, formsOf, submission } from './pluginForms.ts';
import { oddBodies } from './pluginOddBodies.ts';
import { describePlugin } from './pluginSite.ts';

const MARKUP = `<script>document.title="ran"</script><img src=x onerror="document.title='ran'">`;
const TYPED = `${MARKUP}"'&amp;`;

describePlugin('The plugin accepts the site’s forms', (get) => {
  const { deliver, send, leads, named, mailsAbout, reset } = formsOf(get);

  beforeEach(reset);

  it('CS-07 a form of the outbox is stored unchanged, and mailed with a reply address', async () => {
    const fields = { name: 'أمينة O’Neill \\ 😀', email: 'amina@marsa.example', phone: '+971 50 123 4567' };
    expect(await deliver(submission(fields))).toEqual({ kind: 'accepted' });
    expect(await leads()).toMatchObject([{ form: 'quote', fields, text: 'A request' }]);
    const [mail, ...others] = await mailsAbout('amina@');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['office@marsa.example'], replyTo: ['amina@marsa.example'] });
    for (const value of [...Object.values(fields), 'A request']) expect(mail?.body).toContain(value);
  });

  it('CS-07 FO-02 a form sent ten times at once is one lead with one mail', async () => {
    const before = (await leads()).length;
    await get().ask('option', { name: 'marsa_test_slow', value: '1' });
    const once = submission({ name: 'Ten times', phone: '1' });
    const first = deliver(once);
    // PHP's server assigns several requests to one idle worker, and none to a busy one.
    await expect.poll(() => get().isStoring()).toBe(true);
    const others = Array.from({ length: 9 }, () => deliver(once));
    const outcomes = await Promise.all([first, ...others]);
    await get().ask('option', { name: 'marsa_test_slow', value: '' });
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ kind: 'accepted' })));
    expect(await leads()).toHaveLength(before + 1);
    expect(await mailsAbout('Ten times')).toHaveLength(1);
  });

  it('CS-07 FO-02 a deleted lead is not stored again', async () => {
    const once = submission({ name: 'Binned', phone: '1' });
    await deliver(once);
    const before = (await leads()).length;
    const [lead] = await named('Binned');
    const { administrator } = get();
    const list = await administrator.page('/wp-admin/edit.php?post_type=marsa_lead');
    const nonce = new RegExp(`post=${lead?.id}&amp;action=trash&amp;_wpnonce=(\\w+)`).exec(list)?.[1];
    await administrator.open(`/wp-admin/post.php?post=${lead?.id}&action=trash&_wpnonce=${nonce}`);
    expect(await named('Binned')).toMatchObject([{ status: 'trash' }]);
    expect(await deliver(once)).toEqual({ kind: 'accepted' });
    expect(await leads()).toHaveLength(before);
  });

  it('CS-07 SE-01 HTML in any field is text in the mail and in the administration, and does not run', async () => {
    const fields = {
      name: TYPED,
      remarks: TYPED,
      origin: TYPED,
      phone: TYPED,
      email: `${TYPED}@x.example`,
    };
    const answer = await send(formBody(fields, { text: TYPED, language: TYPED, createdAt: TYPED }));
    expect(answer.status).toBe(201);
    const [mail] = await mailsAbout(TYPED);
    expect(mail?.contentType).toBe('text/plain');
    expect(mail?.body.split(TYPED)).toHaveLength(Object.keys(fields).length + 4);
    expect(mail?.replyTo).toEqual([]);
    const [lead] = await named(TYPED);
    const { page, context } = await newVisitor(await sharedBrowser());
    onTestFinished(() => context.close());
    // PHP's server may assign a page to a process that is busy with a picture.
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    const cookies = get().administrator.cookies();
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: get().origin })));
    for (const path of ['edit.php?post_type=marsa_lead', `post.php?post=${lead?.id}&action=edit`]) {
      const html = await get().administrator.page(`/wp-admin/${path}`);
      expect(html).toContain('&lt;script&gt;document.title');
      expect(html).not.toMatch(/<script>document\.title|<img src=x/);
      await page.goto(`${get().origin}/wp-admin/${path}`, { waitUntil: 'commit' });
      await page.getByText(MARKUP).first().waitFor();
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(await page.title()).not.toBe('ran');
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

  it('CS-07 invalid bodies are rejected permanently, without a server error', async () => {
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

  it.each([
    ['a number alone', submission({ phone: '5' })],
    ['an unusual address', submission({ email: 'ä@müller.example' })],
    ['unknown fields', submission({ email: 'a@b.example', toCome: 'x' })],
    ['a newsletter', submission({ email: 'a@b.example' }, 'newsletter')],
  ])('CS-07 the plugin accepts each form that the site accepts: %s', async (_, form) => {
    expect(await deliver(form)).toEqual({ kind: 'accepted' });
  });
});
