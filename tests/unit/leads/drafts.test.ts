import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadsDatabase, onDevice, tablesOf } from '../../../src/features/leads/db/tables.ts';
import {
  dropDraft,
  keepDraft,
  moveStoredDrafts,
  storedDraft,
} from '../../../src/features/leads/drafts/drafts.ts';

const DAY = 24 * 60 * 60_000;
const typed = { name: 'Amina', phone: '+971' };

beforeEach(async () => {
  const { window } = new JSDOM('', { url: 'https://marsa.example/' });
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  vi.useRealTimers();
  await onDevice((db) => tablesOf(db).drafts.clear());
});

describe('drafts', () => {
  it('FO-03 are stored at once with each keystroke', () => {
    keepDraft('booking', { name: 'A' });
    keepDraft('booking', typed);
    expect(storedDraft('booking')).toEqual(typed);
  });

  it.each([
    ['an emptied form', () => keepDraft('booking', { name: ' ', phone: '' })],
    ['a sent form', () => dropDraft('booking')],
  ])('FO-03 leave nothing behind after %s', (_, end) => {
    keepDraft('booking', typed);
    end();
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('FO-03 are deleted after thirty days, whichever form is opened', () => {
    keepDraft('newsletter', { email: 'a@b.example' });
    keepDraft('booking', typed);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
    expect(storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('FO-03 survive a clock that was wrong for a while', () => {
    const now = Date.now();
    keepDraft('booking', typed);
    vi.useFakeTimers({ toFake: ['Date'], now: now + 900 * DAY });
    expect(storedDraft('booking')).toBeUndefined();
    keepDraft('meeting', typed);
    vi.setSystemTime(now);
    for (const form of ['booking', 'meeting']) expect(storedDraft(form)).toEqual(typed);
    // An expiry that the wrong clock has noted neither ends nor prolongs its life.
    vi.setSystemTime(now + 31 * DAY);
    expect(storedDraft('booking')).toBeUndefined();
    expect(localStorage.getItem('draft:booking')).not.toBeNull();
    vi.setSystemTime(now + 33 * DAY);
    storedDraft('booking');
    expect(localStorage.getItem('draft:booking')).toBeNull();
  });

  it('FO-03 of a clock that had been reset live thirty days from when they are next read', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5 });
    keepDraft('booking', typed);
    vi.setSystemTime(Date.UTC(2026, 10, 28));
    expect(storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.UTC(2026, 11, 30));
    expect(storedDraft('booking')).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '[]', '{"fields":7,"savedAt":1}', '{"fields":{}}'])(
    'FO-03 are not read from %j',
    (text) => {
      localStorage.setItem('draft:booking', text);
      expect(storedDraft('booking')).toBeUndefined();
    },
  );

  it('FO-03 do no harm where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft('booking', typed)).not.toThrow();
    expect(storedDraft('booking')).toBeUndefined();
  });
});

describe('drafts of an earlier version', () => {
  const store = (fields: Readonly<Record<string, string>>, savedAt: number) =>
    onDevice((db) => tablesOf(db).drafts.put({ form: 'booking', fields, savedAt }));

  it('OF-07 FO-03 are moved from the session', () => {
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...typed, date: '', slot: 7 }));
    expect(storedDraft('booking')).toEqual({ ...typed, date: '' });
    expect(sessionStorage.length).toBe(0);
    expect(storedDraft('booking')).toEqual({ ...typed, date: '' });
  });

  it('OF-07 FO-03 are moved from the database', async () => {
    await store(typed, Date.now());
    expect(await moveStoredDrafts()).toBe(true);
    expect(storedDraft('booking')).toEqual(typed);
    expect(await onDevice((db) => tablesOf(db).drafts.count())).toBe(0);
    expect(await moveStoredDrafts()).toBe(false);
    expect(leadsDatabase.persistent()).toBe(true);
  });

  it('OF-07 FO-03 in the database do not replace newer ones', async () => {
    await store({ name: 'Older' }, Date.now() - 1000);
    keepDraft('booking', typed);
    await moveStoredDrafts();
    expect(storedDraft('booking')).toEqual(typed);
  });

  it('OF-07 FO-03 stay in the database where local storage is full', async () => {
    await store(typed, Date.now());
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
    await moveStoredDrafts();
    expect(await onDevice((db) => tablesOf(db).drafts.count())).toBe(1);
  });
});
