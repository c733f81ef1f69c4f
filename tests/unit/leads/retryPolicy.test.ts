import { describe, expect, it } from 'vitest';
import { bodyOf, outcomeOf } from '../../../src/features/leads/delivery/post.ts';
import { parseSubmission, parseSubmissions, type Submission } from '../../../src/features/leads/model.ts';
import {
  afterTry,
  isDue,
  isOver,
  newSubmission,
  pauseAfter,
} from '../../../src/features/leads/retryPolicy.ts';

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
  it('FO-02 is sent, and keeps no more of the person than when', () => {
    const sent = afterTry(fresh, { kind: 'taken' }, NOW + 5, 0.5);
    expect(sent).toMatchObject({ key: 'k1', state: 'sent', sentAt: NOW + 5, fields: {}, text: '' });
    expect(isOver(sent, NOW + 7 * DAY)).toBe(false);
    expect(isOver(sent, NOW + 8 * DAY)).toBe(true);
  });

  it('FO-02 has failed for good, with all that was typed, for as long as the person wants', () => {
    const failed = afterTry(fresh, { kind: 'refused' }, NOW, 0.5);
    expect(failed).toMatchObject({ state: 'failed', fields: fresh.fields, text: 'Hello' });
    expect(isDue(failed, NOW + DAY, true)).toBe(false);
    expect(isOver(failed, NOW + 365 * DAY)).toBe(false);
  });

  it('FO-02 waits on under the same key, longer each time', () => {
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
  ])('FO-02 asked to come again after %d ms it waits for %d', (retryAfter, pause) => {
    const row = afterTry(fresh, { kind: 'later', answered: true, retryAfter }, NOW, 1);
    expect(row.notBefore - NOW).toBe(pause);
  });
});

describe('what is due', () => {
  it('FO-02 is what waits and has sat out its pause', () => {
    expect(isDue(fresh, NOW, false)).toBe(true);
    expect(isDue(waiting({ notBefore: NOW + 1 }), NOW, false)).toBe(false);
    expect(isDue(waiting({ state: 'sent' }), NOW, true)).toBe(false);
  });

  it('FO-02 when the line is back is what only the line had failed, not what the endpoint has put off', () => {
    expect(isDue(waiting({ notBefore: NOW + HOUR }), NOW, true)).toBe(true);
    expect(isDue(waiting({ notBefore: NOW + HOUR, answered: true }), NOW, true)).toBe(false);
  });

  it('FO-02 a clock that was set back makes nothing wait for ever', () => {
    expect(isDue(waiting({ notBefore: NOW + 400 * DAY, answered: true }), NOW, false)).toBe(true);
  });
});

describe('the endpoint’s answer', () => {
  const outcome = (status: number, headers: Record<string, string> = {}) =>
    outcomeOf(new Response(status === 204 ? null : '{}', { status, headers }), NOW);

  it.each([200, 201, 202, 204, 409])('FO-02 %d: it has it', (status) => {
    expect(outcome(status)).toEqual({ kind: 'taken' });
  });

  it.each([400, 401, 403, 404, 405, 410, 413, 422])('FO-02 %d: it will never take it', (status) => {
    expect(outcome(status)).toEqual({ kind: 'refused' });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('FO-02 %d: not now', (status) => {
    expect(outcome(status)).toMatchObject({ kind: 'later', answered: true });
  });

  it('FO-02 a page with status 200 is a login wall, and has taken nothing', () => {
    expect(outcome(200, { 'content-type': 'text/html; charset=utf-8' })).toMatchObject({ kind: 'later' });
  });

  it.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 14:03:00 GMT', 60_000],
    ['Sat, 21 Nov 2020 14:03:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('FO-02 Retry-After %j asks for %s ms', (value, wait) => {
    const headers: Record<string, string> = value === null ? {} : { 'retry-after': value };
    expect(outcome(503, headers)).toEqual({ kind: 'later', answered: true, retryAfter: wait });
  });
});

describe('what is sent', () => {
  it('FO-02 has the shape that the README promises', () => {
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

describe('stored rows', () => {
  it('FO-02 those that went bad are passed over, the others are read', () => {
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

  it('FO-02 what only steers the delivery may be missing', () => {
    const { attempts: _a, notBefore: _n, answered: _w, ...rest } = fresh;
    expect(parseSubmission(rest)).toEqual({ ...rest, attempts: 0, notBefore: 0, answered: false });
  });

  it('OF-07 what a later version adds stays', () => {
    expect(parseSubmission({ ...fresh, form: 'quote', colour: 'blue' })).toMatchObject({ colour: 'blue' });
  });
});
