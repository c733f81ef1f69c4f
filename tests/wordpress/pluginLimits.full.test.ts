import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { formBody, formsOf, SITE, submission } from './pluginForms.ts';
import { describePlugin } from './pluginSite.ts';

const TAKEN = { kind: 'accepted' };
const EVIL = 'https://evil.example';

describePlugin('The plugin limits the senders of forms', (get) => {
  const { deliver, send, leads, reset } = formsOf(get);

  beforeEach(reset);

  it('CS-07 SE-01 only the site’s origin can use the routes from a browser, in any spelling', async () => {
    const before = (await leads()).length;
    const paths = ['wp-json/marsa/v1/leads', 'wp-json/Marsa/V1/LEADS', '?rest_route=/MARSA/v1/leads'];
    for (const path of paths) {
      const ask = async (origin: string, method: string) => {
        const answer = await send(formBody({}), { origin }, method, `${get().origin}/${path}`);
        const cors = [...answer.headers].filter(([name]) => name.startsWith('access-control-'));
        return { status: answer.status, cors: cors.map(([, value]) => value) };
      };
      for (const method of ['OPTIONS', 'POST']) {
        const { cors } = await ask(SITE, method);
        expect(cors).toEqual(expect.arrayContaining([SITE, 'Content-Type, Idempotency-Key', 'Retry-After']));
        for (const origin of [EVIL, 'null', `${SITE}.evil.example`, get().origin])
          expect([path, origin, await ask(origin, method)]).toEqual([
            path,
            origin,
            { status: method === 'POST' ? 403 : 200, cors: [] },
          ]);
      }
    }
    expect(await leads()).toHaveLength(before);
    const preflight = await send('', { origin: SITE, 'Access-Control-Request-Method': 'POST' }, 'OPTIONS');
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('CS-07 a sender above the rate limit is asked to wait, and accepted afterwards', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await send(formBody({ name: 'Again', phone: '1' }))).status);
    // The window of ten minutes may have ended in between.
    while (!answers.includes(429) && answers.length < 42)
      answers.push((await send(formBody({ name: 'Again', phone: '1' }))).status);
    expect(answers.filter((status) => status === 201).length).toBeGreaterThanOrEqual(20);
    const late = submission({ name: 'Late', phone: '1' });
    const outcome = await deliver(late);
    expect(outcome).toMatchObject({ kind: 'later', answered: true });
    expect(outcome.kind === 'later' && outcome.retryAfter).toBeGreaterThan(0);
    const names = v.parse(v.array(v.string()), await get().ask('stored'));
    const counters = names.filter((name) => name.startsWith('marsa_connect_count_from_'));
    expect(counters).toEqual([expect.stringMatching(/_[0-9a-f]{32}$/)]);
    await get().ask('forgetSenders');
    expect(await deliver(late)).toEqual(TAKEN);
  });

  it('CS-07 twenty parallel requests are all counted', async () => {
    const add = async () =>
      v.parse(v.number(), await get().ask('count', { name: 'at_once', seconds: 86_400 }));
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await add()).toBe(21);
  });

  it('CS-07 an IPv6 address is counted with its /64, /56 and /48, an IPv4 address alone', async () => {
    const networks = async (address: string) =>
      Object.entries(
        v.parse(v.record(v.string(), v.number()), await get().ask('networks', { address })),
      ).toSorted(([, one], [, other]) => one - other);
    const shared = async (one: string, other: string) => {
      const digests = new Set((await networks(one)).map(([digest]) => digest));
      return (await networks(other)).filter(([digest]) => digests.has(digest)).map(([, factor]) => factor);
    };
    expect(await shared('2001:db8:1:100::1', '2001:db8:1:100::2')).toEqual([1, 2, 4]);
    expect(await shared('2001:db8:1:100::1', '2001:db8:1:1ff::1')).toEqual([2, 4]);
    expect(await shared('2001:db8:1:100::1', '2001:db8:1:200::1')).toEqual([4]);
    expect(await shared('2001:db8:1:100::1', '2001:db8:2:100::1')).toEqual([]);
    expect(await shared('192.0.2.1', '::ffff:192.0.2.1')).toEqual([1]);
    expect(await shared('::ffff:192.0.2.1', '::ffff:192.0.2.2')).toEqual([]);
  });
});
