import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, moveStoredDrafts, storeDraft, storedDraft } from '../../../src/features/leads/drafts.ts';
import { createLeadsStore, withLeadsStore } from '../../../src/features/leads/outbox.ts';

const DAY = 24 * 60 * 60_000;
const typed = { name: 'Amina', phone: '+971' };

beforeEach(async () => {
  const { window } = new JSDOM('', { url: 'https://marsa.example/' });
  vi.stubGlobal('localStorage', window.localStorage);
  vi.useRealTimers();
  await createLeadsStore();
  await withLeadsStore((db) => db.clear('drafts'));
});

describe('drafts', () => {
  it.each([
    ['an emptied form', () => storeDraft('booking', { name: ' ', phone: '' })],
    ['a sent form', () => dropDraft('booking')],
  ])('FO-03 drafts leave no entry after %s', (_, end) => {
    storeDraft('booking', typed);
    end();
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('FO-03 drafts of all forms are deleted after thirty days', () => {
    storeDraft('newsletter', { email: 'a@b.example' });
    storeDraft('booking', typed);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
    expect(storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('FO-03 drafts survive a clock that was wrong for a while', () => {
    const now = Date.now();
    storeDraft('booking', typed);
    vi.useFakeTimers({ toFake: ['Date'], now: now + 900 * DAY });
    expect(storedDraft('booking')).toBeUndefined();
    storeDraft('meeting', typed);
    vi.setSystemTime(now);
    for (const form of ['booking', 'meeting'] as const) expect(storedDraft(form)).toEqual(typed);
    // An expiry that the wrong clock has stored has no effect.
    vi.setSystemTime(now + 31 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.getItem('draft:booking')).not.toBeNull();
    vi.setSystemTime(now + 33 * DAY);
    storedDraft('booking');
    expect(localStorage.getItem('draft:booking')).toBeNull();
  });

  it('FO-03 drafts with the date of a reset clock expire thirty days after the next reading', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5 });
    storeDraft('booking', typed);
    vi.setSystemTime(Date.UTC(2026, 10, 28));
    expect(storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.UTC(2026, 11, 30));
    expect(storedDraft('booking')).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '[]', '{"fields":7,"savedAt":1}', '{"fields":{}}'])(
    'FO-03 the invalid text %j is not a draft',
    (text) => {
      localStorage.setItem('draft:booking', text);
      expect(storedDraft('booking')).toBeUndefined();
    },
  );

  it('FO-03 drafts throw no error where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => storeDraft('booking', typed)).not.toThrow();
    expect(storedDraft('booking')).toBeUndefined();
  });
});

describe('drafts of an earlier version', () => {
  const store = (fields: Readonly<Record<string, string>>, savedAt: number) =>
    withLeadsStore((db) => db.put('drafts', { form: 'booking', fields, savedAt }));

  it('OF-07 FO-03 drafts are moved from the database', async () => {
    await store(typed, Date.now());
    expect(await moveStoredDrafts()).toBe(true);
    expect(storedDraft('booking')).toEqual(typed);
    expect(await withLeadsStore((db) => db.count('drafts'))).toBe(0);
    expect(await moveStoredDrafts()).toBe(false);
  });

  it('OF-07 FO-03 drafts in the database do not replace newer ones', async () => {
    await store({ name: 'Older' }, Date.now() - 1000);
    storeDraft('booking', typed);
    await moveStoredDrafts();
    expect(storedDraft('booking')).toEqual(typed);
  });

  it('OF-07 FO-03 drafts stay in the database where local storage is full', async () => {
    await store(typed, Date.now());
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
    await moveStoredDrafts();
    expect(await withLeadsStore((db) => db.count('drafts'))).toBe(1);
  });
});
