import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LEADS_DATABASE } from '../../../src/features/leads/db/name.ts';
import { putSubmission, readSubmissions } from '../../../src/features/leads/db/outbox.ts';
import { onDevice, tablesOf } from '../../../src/features/leads/db/tables.ts';
import { deliver } from '../../../src/features/leads/delivery/deliver.ts';
import type { Submission } from '../../../src/features/leads/model.ts';
import { newSubmission } from '../../../src/features/leads/retryPolicy.ts';

const ENDPOINT = 'https://leads.example/in';
const DAY = 24 * 60 * 60_000;

const submission = (key: string, createdAt: number, changes: Partial<Submission> = {}): Submission => ({
  ...newSubmission({ form: 'booking', fields: { name: key }, text: key, language: 'en' }, key, createdAt),
  ...changes,
});
const put = (...rows: readonly Submission[]) =>
  onDevice(async (db) => {
    for (const row of rows) await putSubmission(db, row);
  });
const states = async () =>
  Object.fromEntries((await onDevice(readSubmissions)).map(({ key, state }) => [key, state]));

const endpoint = vi.fn<typeof fetch>();
const keysSent = () =>
  endpoint.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const answer = (status: number, headers: Record<string, string> = {}, body = '{}') =>
  new Response(body, { status, headers });

beforeEach(async () => {
  vi.stubGlobal('fetch', endpoint);
  endpoint.mockReset();
  endpoint.mockImplementation(async () => answer(200));
  await onDevice((db) => tablesOf(db).outbox.clear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('delivery', () => {
  it('FO-02 sends what waits, the oldest first, each once, with its key in header and body', async () => {
    await put(
      submission('b', 2),
      submission('a', 1),
      submission('done', 0, { state: 'sent', sentAt: Date.now() }),
    );
    expect(await deliver(ENDPOINT, false)).toBeUndefined();
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a', 'b']);
    const [address, init] = endpoint.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
    expect(await new Response(init?.body ?? null).json()).toMatchObject({
      key: 'a',
      form: 'booking',
      fields: { name: 'a' },
    });
    expect(await states()).toEqual({ a: 'sent', b: 'sent', done: 'sent' });
  });

  it('FO-02 two at a time send nothing twice', async () => {
    await put(submission('a', 1), submission('b', 2));
    await Promise.all([deliver(ENDPOINT, true), deliver(ENDPOINT, true), deliver(ENDPOINT, false)]);
    expect(keysSent()).toEqual(['a', 'b']);
  });

  it('FO-02 a lost answer leaves it waiting under its key, and the next try says so', async () => {
    await put(submission('a', 1));
    endpoint.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await deliver(ENDPOINT, false)).toBeGreaterThan(Date.now());
    expect(await states()).toEqual({ a: 'waiting' });
    await deliver(ENDPOINT, false);
    expect(keysSent()).toEqual(['a']);
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a', 'a']);
    expect(await states()).toEqual({ a: 'sent' });
  });

  it('FO-02 an endpoint that asks for time gets it, however eager the round', async () => {
    await put(submission('a', 1));
    endpoint.mockResolvedValueOnce(answer(503, { 'retry-after': '600' }));
    expect(await deliver(ENDPOINT, true)).toBeGreaterThan(Date.now() + 590_000);
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a']);
  });

  it('FO-02 what is refused is not sent again, and does not hold up the others', async () => {
    await put(submission('a', 1), submission('b', 2));
    endpoint.mockResolvedValueOnce(answer(422, {}, '{"code":"no_fields"}'));
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a', 'b']);
    expect(await states()).toEqual({ a: 'failed', b: 'sent' });
  });

  it('FO-02 a firewall’s page is no answer of the endpoint: it is sent again under its key, and stored once', async () => {
    await put(submission('a', Date.now()));
    const page = () => answer(403, { 'content-type': 'text/html' }, '<title>Forbidden</title>');
    endpoint.mockImplementation(async () => page());
    expect(await deliver(ENDPOINT, true)).toBeGreaterThan(Date.now());
    expect(await states()).toEqual({ a: 'waiting' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * DAY });
    await deliver(ENDPOINT, true);
    expect(await states()).toEqual({ a: 'waiting' });
    endpoint.mockImplementation(async () => answer(201));
    vi.setSystemTime(Date.now() + DAY / 2);
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(keysSent()).toEqual(['a', 'a', 'a']);
    expect(await states()).toEqual({ a: 'sent' });
  });

  it('FO-02 after seven days of a firewall’s page it has failed, with everything that was typed', async () => {
    await put(submission('a', Date.now() - 7 * DAY - 1, { attempts: 20 }));
    endpoint.mockImplementation(async () =>
      answer(403, { 'content-type': 'text/html' }, '<title>No</title>'),
    );
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(await onDevice(readSubmissions)).toMatchObject([
      { state: 'failed', fields: { name: 'a' }, text: 'a' },
    ]);
  });

  it('FO-02 rejects when the outbox cannot be read, so that the background sync is repeated', async () => {
    await put(submission('a', 1));
    const failing = vi.spyOn(IDBObjectStore.prototype, 'index').mockImplementation(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    onTestFinished(() => failing.mockRestore());
    await expect(deliver(ENDPOINT, true)).rejects.toThrow('Internal error');
    failing.mockRestore();
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(keysSent()).toEqual(['a']);
  });

  it('FO-02 a row that went bad holds up nothing', async () => {
    await onDevice((db) => db.table('outbox').put({ key: 'bad', createdAt: 0, state: 7 }));
    await put(submission('a', 1));
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(keysSent()).toEqual(['a']);
  });

  it('FO-02 what was removed while it was sent does not come back', async () => {
    await put(submission('a', 1));
    endpoint.mockImplementationOnce(async () => {
      await onDevice((db) => tablesOf(db).outbox.delete('a'));
      return answer(200);
    });
    await deliver(ENDPOINT, true);
    expect(await states()).toEqual({});
  });

  it('FO-02 what was sent more than a week ago is cleared away, nothing else is', async () => {
    const then = Date.now() - 8 * DAY;
    await put(
      submission('old', 1, { state: 'sent', sentAt: then }),
      submission('new', 2, { state: 'sent', sentAt: Date.now() }),
      submission('failed', 3, { state: 'failed' }),
    );
    await deliver(ENDPOINT, true);
    expect(await states()).toEqual({ new: 'sent', failed: 'failed' });
    expect(endpoint).not.toHaveBeenCalled();
  });

  it('FO-02 where there is no outbox nothing is sent, and none is made', async () => {
    await onDevice(async (db) => db.delete());
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(endpoint).not.toHaveBeenCalled();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(LEADS_DATABASE);
  });
});
