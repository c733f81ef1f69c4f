import { expect } from 'vitest';
import * as v from 'valibot';
import { post } from '../../src/features/leads/post.ts';
import { newSubmission } from '../../src/features/leads/retryPolicy.ts';
import type { Submission } from '../../src/features/leads/submission.ts';
import { randomKey } from '../../src/shared/randomKey.ts';
import type { PluginSite } from './pluginSite.ts';

/** The origin that may send forms in the plugin's tests. */
export const SITE = 'https://marsa.example';

const stored = v.array(
  v.object({
    id: v.number(),
    status: v.string(),
    mail: v.string(),
    form: v.string(),
    fields: v.record(v.string(), v.string()),
    text: v.string(),
    suspicious: v.optional(v.boolean(), false),
  }),
);

/** Returns a form as in the site's outbox. */
export const submission = (
  fields: Record<string, string>,
  form: 'quote' | 'newsletter' = 'quote',
): Submission => newSubmission({ form, fields, text: 'A request', language: 'en' }, randomKey(), Date.now());

/** Returns the body of a form with a new key. */
export const formBody = (fields: object, more: object = {}): string =>
  JSON.stringify({ key: randomKey(), form: 'quote', fields, text: '', language: 'en', ...more });

const exported = v.object({
  data: v.array(v.object({ data: v.array(v.object({ name: v.string(), value: v.string() })) })),
  done: v.boolean(),
});

/** Returns functions that send forms to a plugin and read the stored leads. */
export function formsOf(get: () => PluginSite) {
  const endpoint = () => `${get().origin}/wp-json/marsa/v1/leads`;
  const leads = async () => v.parse(stored, await get().ask('leads'));
  const mailed = async (name: string) => (await get().mails()).filter(({ body }) => body.includes(name));
  const exportAddress = async () => {
    const list = await get().administrator.page('/wp-admin/edit.php?post_type=marsa_lead');
    const link = /admin-post\.php\?action=marsa_connect_export[^"]*/.exec(list)?.[0] ?? '';
    return `/wp-admin/${link.replaceAll(/&(?:amp|#038);/g, '&')}`;
  };
  return {
    leads,
    exportAddress,
    named: async (name: string) => (await leads()).filter(({ fields }) => fields['name'] === name),
    /** Sends as the site's outbox does. */
    deliver: (lead: Submission) => post(endpoint(), lead),
    send: (body: BodyInit, headers: Record<string, string> = {}, method = 'POST', address = endpoint()) =>
      fetch(address, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method === 'POST' && { body }),
      }),
    mailed,
    /** Returns the mails about a name, once one exists. */
    mailsAbout: async (name: string) => {
      await get().ask('mailHourly');
      await expect.poll(() => mailed(name), { timeout: 20_000 }).not.toEqual([]);
      return mailed(name);
    },
    exportedFile: async () => {
      const file = await get().administrator.open(await exportAddress());
      expect(file.headers.get('content-type')).toContain('text/csv');
      return file.text();
    },
    /** Returns a person's leads from WordPress' tool for personal data. */
    personalData: async (email: string) => v.parse(exported, await get().ask('personalData', { email })),
    /** Resets the settings, rate limits and locks of killed requests. */
    reset: async () => {
      await get().set({ site: SITE, email: 'office@marsa.example' });
      await get().ask('forgetSenders');
      await get().ask('forgetLocks');
    },
  };
}
