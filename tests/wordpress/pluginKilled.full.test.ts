import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/features/leads/retryPolicy.ts';
import type { Submission } from '../../src/features/leads/submission.ts';
import { formsOf, submission } from './pluginForms.ts';
import { describePlugin } from './pluginSite.ts';

const TAKEN = { kind: 'accepted' };
const INSERT = 'INSERT INTO `wp_posts`';

/** Delivers a form to a process of PHP's server that can be killed. */
async function deliverKilled(
  deliver: (form: Submission) => Promise<Outcome>,
  form: Submission,
): Promise<Outcome> {
  for (;;) {
    const outcome = await deliver(form);
    if (outcome.kind !== 'later' || !outcome.answered) return outcome;
  }
}

const person = (name: string) => ({ name, email: `${name}@marsa.example`, phone: '+971 50 123 4567' });

// Each killed request ends one process of PHP's server.
describePlugin(
  'The plugin in requests that fail',
  (get) => {
    const { deliver, leads, named, mailsAbout, reset } = formsOf(get);

    beforeEach(reset);

    it('CS-07 FO-02 a request killed before any of its writes stores a complete lead or none, and the next request stores it once', async () => {
      let storedBefore = false;
      let write = 0;
      for (let isKilled = true; isKilled;) {
        write += 1;
        await reset();
        const name = `killed-${write}`;
        const form = submission(person(name));
        const before = (await leads()).length;
        await get().killAt({ write });
        const outcome = await deliverKilled(deliver, form);
        const query = await get().killed();
        isKilled = query !== '';
        expect(outcome).toMatchObject(isKilled ? { kind: 'later', answered: false } : TAKEN);
        // Stored from the INSERT on, with all fields.
        const rows = await leads();
        const isStored = rows.length > before;
        expect([query, await named(name)]).toMatchObject([query, isStored ? [{ fields: person(name) }] : []]);
        expect([query, isStored]).toEqual([query, isStored || storedBefore]);
        storedBefore = isStored;
        await get().ask('forgetLocks');
        expect(await deliver(form)).toEqual(TAKEN);
        expect(await named(name)).toMatchObject([{ form: 'quote', fields: person(name), text: 'A request' }]);
        expect(await leads()).toHaveLength(before + 1);
      }
      expect(storedBefore).toBe(true);
      expect(write).toBeGreaterThan(4);
      for (let count = 1; count <= write; count += 1)
        expect([count, (await mailsAbout(`killed-${count}@`)).length]).toEqual([count, 1]);
    });

    it('CS-07 FO-02 WP-Cron mails a lead whose request was killed before its mail, and its address finds it', async () => {
      await get().killAt({ after: INSERT });
      await deliverKilled(deliver, submission(person('unmailed')));
      expect(await get().killed()).not.toBe('');
      expect(await named('unmailed')).toHaveLength(1);
      expect(await mailsAbout('unmailed@')).toHaveLength(1);
      expect(await mailsAbout('unmailed@')).toHaveLength(1);
      const email = 'Unmailed@marsa.example';
      expect(await get().ask('personalData', { email })).toMatchObject({ data: [{}], done: true });
      expect(await get().ask('erase', { email })).toMatchObject({ items_removed: 1 });
    });

    it('CS-07 FO-02 when the first of two requests with one key is killed, the second is accepted only for a stored lead', async () => {
      const form = submission(person('twice'));
      await get().killAt({ after: INSERT, delayMs: 2_000 });
      const first = deliverKilled(deliver, form);
      await expect.poll(() => get().killed()).not.toBe('');
      expect(await deliver(form)).toEqual(TAKEN);
      expect(await named('twice')).toMatchObject([{ fields: person('twice') }]);
      expect(await first).toMatchObject({ kind: 'later', answered: false });
      expect(await named('twice')).toHaveLength(1);
    });

    it('CS-07 FO-02 a key that version 1.0 stored without its form is accepted', async () => {
      const form = submission(person('half'));
      await get().ask('oldLead', { key: form.key });
      const before = (await leads()).length;
      expect(await deliver(form)).toEqual(TAKEN);
      expect(await named('half')).toMatchObject([{ fields: person('half') }]);
      expect(await leads()).toHaveLength(before);
      expect(await deliver(form)).toEqual(TAKEN);
      expect(await leads()).toHaveLength(before);
    });

    it('CS-07 FO-02 when the database rejects leads, the sender is asked to retry, and the form is stored later', async () => {
      await get().refuseLeads(true);
      const form = submission(person('refused'));
      expect(await deliver(form)).toEqual({ kind: 'later', answered: true, retryAfter: 60_000 });
      expect(await named('refused')).toEqual([]);
      await get().refuseLeads(false);
      expect(await deliver(form)).toEqual(TAKEN);
      expect(await named('refused')).toHaveLength(1);
    });
  },
  { workers: 30 },
);

describe('temporary files', () => {
  describePlugin(
    'The plugin where PHP stores no temporary files',
    (get) => {
      const { deliver, named, reset } = formsOf(get);

      it('CS-07 FO-02 a sender is asked to retry a form that PHP cannot read, and a short one is accepted', async () => {
        await reset();
        const long = submission({ ...person('long'), remarks: 'x'.repeat(60_000) });
        expect(await deliver(long)).toMatchObject({ kind: 'later', answered: true });
        expect(await deliver(submission(person('short')))).toEqual(TAKEN);
        expect(await named('short')).toHaveLength(1);
      });
    },
    { php: ['sys_temp_dir=/dev/null/full', 'upload_tmp_dir=/dev/null/full'] },
  );
});
