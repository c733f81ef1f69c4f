import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addSubmission,
  createLeadsStore,
  deliver,
  onOutboxChange,
  readSubmissions,
  removeSubmission,
  withLeadsStore,
} from '../../../src/features/leads/outbox.ts';
import { LEADS_DATABASE } from '../../../src/features/leads/storedLeads.ts';
import { newSubmission } from '../../../src/features/leads/retryPolicy.ts';
import type { Submission } from '../../../src/features/leads/submission.ts';

const ENDPOINT = 'https://leads.example/in';
const DAY = 24 * 60 * 60_000;

const submission = (key: string, createdAt: number, changes: Partial<Submission> = {}): Submission => ({
  ...newSubmission({ form: 'booking', fields: { name: key }, text: key, language: 'en' }, key, createdAt),
  ...changes,
});
const put = async (...rows: readonly Submission[]) => {
  for (const row of rows) await addSubmission(row);
};
const states = async () =>
  Object.fromEntries((await readSubmissions()).map(({ key, state }) => [key, state]));

const endpoint = vi.fn<typeof fetch>();
const keysSent = () =>
  endpoint.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const answer = (status: number, headers: Record<string, string> = {}, body = '{}') =>
  new Response(body, { status, headers });

beforeEach(async () => {
  vi.stubGlobal('fetch', endpoint);
  endpoint.mockReset();
  endpoint.mockImplementation(async () => answer(200));
  await createLeadsStore();
  await withLeadsStore((db) => db.clear('outbox'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('delivery', () => {
  it('FO-02 sends waiting submissions, the oldest first, each once, with its key in header and body', async () => {
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

  it('FO-02 sends nothing twice when several contexts deliver', async () => {
    await put(submission('a', 1), submission('b', 2));
    await Promise.all([deliver(ENDPOINT, true), deliver(ENDPOINT, true), deliver(ENDPOINT, false)]);
    expect(keysSent()).toEqual(['a', 'b']);
  });

  it('FO-02 repeats a submission with the same key after a lost response', async () => {
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

  it('FO-02 respects Retry-After, also when the device is online again', async () => {
    await put(submission('a', 1));
    endpoint.mockResolvedValueOnce(answer(503, { 'retry-after': '600' }));
    expect(await deliver(ENDPOINT, true)).toBeGreaterThan(Date.now() + 590_000);
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a']);
  });

  it('FO-02 does not repeat a refused submission, and sends the others', async () => {
    await put(submission('a', 1), submission('b', 2));
    endpoint.mockResolvedValueOnce(answer(422, {}, '{"code":"no_fields"}'));
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    await deliver(ENDPOINT, true);
    expect(keysSent()).toEqual(['a', 'b']);
    expect(await states()).toEqual({ a: 'failed', b: 'sent' });
  });

  it('FO-02 repeats a submission after the page of a firewall, with the same key', async () => {
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

  it('FO-02 skips an invalid row', async () => {
    await withLeadsStore((db) => db.put('outbox', { key: 'bad', createdAt: 0, state: 7 }));
    await put(submission('a', 1));
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(keysSent()).toEqual(['a']);
  });

  it('FO-02 does not store a submission again that was removed during a try', async () => {
    await put(submission('a', 1));
    endpoint.mockImplementationOnce(async () => {
      await withLeadsStore((db) => db.delete('outbox', 'a'));
      return answer(200);
    });
    await deliver(ENDPOINT, true);
    expect(await states()).toEqual({});
  });

  it('FO-02 deletes submissions that were sent more than a week ago, and no others', async () => {
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

  it('FO-02 sends nothing and creates no database without an outbox', async () => {
    await deleteDB('marsa-leads');
    expect(await deliver(ENDPOINT, true)).toBeUndefined();
    expect(endpoint).not.toHaveBeenCalled();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('marsa-leads');
  });
});

describe('storing a submission', () => {
  it('FO-02 creates the database, and notifies the pages that list submissions', async () => {
    await deleteDB('marsa-leads');
    const changed = new Promise<void>((resolve) => onTestFinished(onOutboxChange(resolve)));
    await addSubmission(submission('a', 1));
    await changed;
    expect(await states()).toEqual({ a: 'waiting' });
  });

  it('FO-02 rejects when the device does not answer', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
    onTestFinished(() => opening.mockRestore());
    vi.useFakeTimers();
    const stored = addSubmission(submission('a', 1)).catch(String);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await stored).toContain('in time');
  });

  it('FO-02 rejects when another page blocks the database, and stores nothing afterwards', async () => {
    await put(submission('b', 2));
    const db = await openDB(LEADS_DATABASE);
    const { store, done } = db.transaction('outbox', 'readwrite');
    const blocked = new AbortController();
    const block = async () => {
      while (!blocked.signal.aborted) await store.count();
      await done;
      db.close();
    };
    const blocking = block();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const stored = addSubmission(submission('a', 1)).catch(String);
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    expect(await stored).toContain('in time');
    blocked.abort();
    await blocking;
    expect(await states()).toEqual({ b: 'waiting' });
  });

  it('FO-02 a sent submission is removable, a waiting one only while it still waits', async () => {
    const [sent, waiting] = [submission('a', 1, { state: 'sent', sentAt: Date.now() }), submission('b', 2)];
    await put(sent, waiting);
    await removeSubmission(sent);
    await deliver(ENDPOINT, true);
    await removeSubmission(waiting);
    expect(await states()).toEqual({ b: 'sent' });
  });
});
