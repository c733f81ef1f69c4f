import { describe, expect, it } from 'vitest';
import { bodyOf, outcomeOf } from '../../../src/features/leads/post.ts';
import {
  afterTry,
  isDue,
  isOver,
  newSubmission,
  type Outcome,
  pauseAfter,
} from '../../../src/features/leads/retryPolicy.ts';
import {
  parseSubmission,
  parseSubmissions,
  type Submission,
} from '../../../src/features/leads/submission.ts';

const NOW = Date.parse('2026-11-21T14:02:00Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const fresh = newSubmission(
  { form: 'booking', fields: { name: 'Amina', phone: '+971' }, text: 'Hello', language: 'en' },
  'k1',
  NOW,
);
const waiting = (changes: Partial<Submission>): Submission => ({ ...fresh, ...changes });

describe('the pause between two tries', () => {
  it('FO-02 doubles, with jitter, up to an hour', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 1))).toEqual([5000, 10_000, 20_000, 40_000]);
    expect([1, 2].map((attempts) => pauseAfter(attempts, 0))).toEqual([2500, 5000]);
    expect(pauseAfter(50, 1)).toBe(HOUR);
  });
});

describe('a submission after a try', () => {
  it('FO-02 is sent, and contains no personal data', () => {
    const sent = afterTry(fresh, { kind: 'accepted' }, NOW + 5, 0.5);
    expect(sent).toMatchObject({ key: 'k1', state: 'sent', sentAt: NOW + 5, fields: {}, text: '' });
    expect(isOver(sent, NOW + 7 * DAY)).toBe(false);
    expect(isOver(sent, NOW + 8 * DAY)).toBe(true);
  });

  it('FO-02 has failed finally, and preserves its fields until the user removes it', () => {
    const failed = afterTry(fresh, { kind: 'refused' }, NOW, 0.5);
    expect(failed).toMatchObject({ state: 'failed', fields: fresh.fields, text: 'Hello' });
    expect(isDue(failed, NOW + DAY, true)).toBe(false);
    expect(isOver(failed, NOW + 365 * DAY)).toBe(false);
  });

  it('FO-02 waits with the same key, longer after each try', () => {
    let row: Submission = fresh;
    const pauses = [1, 2, 3].map(() => {
      row = afterTry(row, { kind: 'later', answered: false }, NOW, 1);
      return row.notBefore - NOW;
    });
    expect(pauses).toEqual([5000, 10_000, 20_000]);
    expect(row).toMatchObject({ key: 'k1', state: 'waiting', attempts: 3 });
  });

  it.each([
    [120_000, 120_000],
    [0, 5000],
    [30 * DAY, DAY],
  ])('FO-02 after a Retry-After of %d ms waits %d ms', (retryAfter, pause) => {
    const row = afterTry(fresh, { kind: 'later', answered: true, retryAfter }, NOW, 1);
    expect(row.notBefore - NOW).toBe(pause);
  });
});

describe('a submission that is neither accepted nor refused', () => {
  const after = (days: number, outcome: Partial<Extract<Outcome, { kind: 'later' }>>, attempts = 20) =>
    afterTry(waiting({ attempts }), { kind: 'later', answered: true, ...outcome }, NOW + days * DAY, 0.5);

  it('FO-02 is tried for seven days, then fails and preserves its fields', () => {
    expect(after(6.9, {})).toMatchObject({ state: 'waiting' });
    expect(after(7.1, {})).toMatchObject({ state: 'failed', fields: fresh.fields, text: 'Hello' });
    expect(after(7.1, { answered: false, offline: false })).toMatchObject({ state: 'failed' });
  });

  it('FO-02 is tried five times, however late: the device may have been off, or its clock wrong', () => {
    expect(after(30, {}, 3)).toMatchObject({ state: 'waiting', attempts: 4 });
    expect(after(30, {}, 4)).toMatchObject({ state: 'failed', attempts: 5 });
  });

  it('FO-02 waits longer on a device that has no network', () => {
    expect(after(30, { answered: false, offline: true })).toMatchObject({ state: 'waiting' });
  });
});

describe('due submissions', () => {
  it('FO-02 are waiting, and their pause is over', () => {
    expect(isDue(fresh, NOW, false)).toBe(true);
    expect(isDue(waiting({ notBefore: NOW + 1 }), NOW, false)).toBe(false);
    expect(isDue(waiting({ state: 'sent' }), NOW, true)).toBe(false);
  });

  it('FO-02 include every submission after the clock was set back', () => {
    expect(isDue(waiting({ notBefore: NOW + 400 * DAY, answered: true }), NOW, false)).toBe(true);
  });
});

describe('the endpoint’s response', () => {
  const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
  const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
  const PAGE = '<!doctype html><title>Checking your browser</title>';
  const REFUSAL =
    '{"code":"marsa_connect_refused","message":"The fields are missing.","data":{"status":422}}';
  const outcome = (status: number, headers: Record<string, string> = {}, body = '{}') =>
    outcomeOf(new Response(status === 204 ? null : body, { status, headers }), NOW);
  const later = { kind: 'later', answered: true };

  it.each([200, 201, 202, 204, 409])('FO-02 accepts a submission with %d', async (status) => {
    expect(await outcome(status)).toEqual({ kind: 'accepted' });
  });

  it.each([400, 413, 415, 422])('FO-02 %d is final with the endpoint’s own code only', async (status) => {
    expect(await outcome(status, JSON_TYPE, REFUSAL)).toEqual({ kind: 'refused' });
    for (const body of [
      '',
      PAGE,
      '{}',
      '[]',
      'null',
      '{"code":""}',
      '{"code":400}',
      '{"code":"rest_invalid_json"}',
    ])
      expect([body, await outcome(status, JSON_TYPE, body)]).toMatchObject([body, later]);
    expect(await outcome(status, HTML_TYPE, PAGE)).toMatchObject(later);
  });

  it.each([401, 403, 404, 405, 408, 410, 425, 429, 451, 500, 502, 503, 504])(
    'FO-02 %d is tried again, whatever its body: a firewall, a security plugin or a switched-off plugin answers so',
    async (status) => {
      expect(await outcome(status, JSON_TYPE, REFUSAL)).toMatchObject(later);
      expect(await outcome(status, JSON_TYPE, '{"code":"rest_no_route"}')).toMatchObject(later);
      expect(await outcome(status, HTML_TYPE, PAGE)).toMatchObject(later);
    },
  );

  it.each([200, 201, 409])('FO-02 has not accepted a submission with %d and a page', async (status) => {
    expect(await outcome(status, HTML_TYPE, PAGE)).toMatchObject(later);
  });

  it('FO-02 a refusal whose body is lost on the network is tried again', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) });
    expect(await outcomeOf(new Response(body, { status: 422 }), NOW)).toMatchObject(later);
  });
});

describe('the request body', () => {
  it('FO-02 has the documented shape', () => {
    expect(JSON.parse(bodyOf(fresh))).toEqual({
      key: 'k1',
      form: 'booking',
      fields: { name: 'Amina', phone: '+971' },
      text: 'Hello',
      language: 'en',
      createdAt: '2026-11-21T14:02:00.000Z',
    });
  });
});

describe('half a surrogate pair', () => {
  it('FO-02 is sent as a replacement character; letters beyond the first plane stay', () => {
    const fields = { name: 'half \ud83d, other half \ude00, both 😀' };
    const body = bodyOf({ ...fresh, fields, text: '\udc00' });
    expect(body).not.toMatch(/\\ud[89a-f]/i);
    expect(JSON.parse(body)).toMatchObject({
      fields: { name: 'half \ufffd, other half \ufffd, both 😀' },
      text: '\ufffd',
    });
  });
});

describe('stored rows', () => {
  it('FO-02 are read without the invalid ones', () => {
    const bad = [
      null,
      7,
      'row',
      {},
      { ...fresh, key: '' },
      { ...fresh, state: 'odd' },
      { ...fresh, fields: 7 },
    ];
    expect(parseSubmissions([...bad, fresh])).toEqual([fresh]);
  });

  it('FO-02 may lack the fields of the delivery', () => {
    const { attempts: _a, notBefore: _n, answered: _w, ...rest } = fresh;
    expect(parseSubmission(rest)).toEqual({ ...rest, attempts: 0, notBefore: 0, answered: false });
  });

  it('OF-07 preserve fields of a later version', () => {
    expect(parseSubmission({ ...fresh, form: 'quote', colour: 'blue' })).toMatchObject({ colour: 'blue' });
  });
});
