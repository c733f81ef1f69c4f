import { beforeEach, expect, it } from 'vitest';
import { formBody, formsOf, SITE, submission } from './pluginForms.ts';
import { describePlugin } from './pluginSite.ts';

const TAKEN = { kind: 'accepted' };

describePlugin('The plugin mails leads', (get) => {
  const { deliver, send, leads, named, mailed, mailsAbout, exportedFile, reset } = formsOf(get);
  const option = (name: string, value: unknown) => get().ask('option', { name, value });
  const dashboard = () => get().administrator.page('/wp-admin/index.php');

  beforeEach(async () => {
    await option('marsa_test_mail_fails', '');
    await option('marsa_test_mail_slow', '');
    await reset();
  });

  it('CS-07 a failed mail is sent again after growing delays, and administrators see the number', async () => {
    await option('marsa_test_mail_fails', '1');
    expect(await deliver(submission({ name: 'Unmailed', phone: '1' }))).toEqual(TAKEN);
    const mailOf = async () => (await named('Unmailed'))[0]?.mail;
    await expect.poll(mailOf, { timeout: 20_000 }).toBe('not sent: the mail server is away');
    await expect.poll(() => get().ask('nextMail')).toBeGreaterThan(0);
    expect(await get().ask('nextMail')).toBeLessThanOrEqual(10);
    for (const pause of [60, 300, 1_800, 7_200, 7_200]) {
      await get().ask('mailHourly');
      const seconds = await get().ask('nextMail');
      expect(seconds).toBeGreaterThan(pause - 10);
      expect(seconds).toBeLessThanOrEqual(pause);
    }
    expect(await dashboard()).toContain('1 lead is stored but not mailed');
    await option('marsa_test_mail_fails', '');
    await get().ask('mailHourly');
    expect(await mailOf()).toBe('sent');
    expect(await mailed('Unmailed')).toHaveLength(1);
    expect(await dashboard()).not.toContain('stored but not mailed');
  });

  it('CS-07 a slow mail server does not delay the sender', async () => {
    await option('marsa_test_mail_slow', '4');
    const start = Date.now();
    expect(await deliver(submission({ name: 'Slowly', phone: '1' }))).toEqual(TAKEN);
    expect(Date.now() - start).toBeLessThan(3_000);
    expect(await mailsAbout('Slowly')).toHaveLength(1);
  });

  it('CS-07 FO-02 a form with a filled hidden field is stored and marked in the list, the mail and the exported file', async () => {
    const fields = { name: 'Manager', email: 'manager@marsa.example', reference: 'https://marsa.example' };
    const answer = await send(formBody(fields), { origin: SITE });
    expect([answer.status, await answer.json()]).toEqual([201, { taken: 'now' }]);
    expect(await named('Manager')).toMatchObject([{ fields, suspicious: true }]);
    expect(await mailsAbout('Manager')).toMatchObject([{ subject: '[Lead, possibly spam] Quote Manager' }]);
    const list = await get().administrator.page('/wp-admin/edit.php?post_type=marsa_lead');
    expect(list).toContain('possibly spam');
    expect(await exportedFile()).toMatch(/Manager,manager@marsa\.example.*,yes\n/s);
    expect((await send(formBody({ ...fields, name: 'Person', reference: '' }))).status).toBe(201);
    expect(await named('Person')).toMatchObject([{ suspicious: false }]);
  });

  it('CS-07 beyond thirty mails an hour, leads are stored and mailed together', async () => {
    for (let count = 0; count < 40; count += 1) await get().ask('count', { name: 'mail', seconds: 3_600 });
    const before = (await get().mails()).length;
    for (let count = 0; count < 3; count += 1)
      expect(await deliver(submission({ name: `Crowd ${count}`, phone: '1' }))).toEqual(TAKEN);
    await get().ask('mailHourly');
    const digests = async () => (await get().mails()).slice(before);
    await expect.poll(digests, { timeout: 20_000 }).not.toEqual([]);
    // The first digest may have been sent before the last lead; the others wait for the next hour.
    await get().ask('mailHourly');
    expect(await digests()).toHaveLength(1);
    await get().ask('forgetSenders');
    for (let count = 0; count < 40; count += 1) await get().ask('count', { name: 'mail', seconds: 3_600 });
    await get().ask('mailHourly');
    const text = (await digests()).map(({ body }) => body).join('\n');
    for (let count = 0; count < 3; count += 1) expect(text).toContain(`Crowd ${count}`);
    // Three leads in one or two mails: one of them is a digest.
    expect((await digests()).some(({ subject }) => /^\[Leads\] \d leads$/.test(subject))).toBe(true);
    expect((await leads()).every(({ mail }) => mail === 'sent')).toBe(true);
  });
});
