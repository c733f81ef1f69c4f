import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadsDatabase, onDevice, tablesOf } from '../../../src/features/leads/db/tables.ts';
import { draftAtOnce, dropDraft, keepDraft, storedDraft } from '../../../src/features/leads/drafts/drafts.ts';

const DAY = 24 * 60 * 60_000;
const typed = { name: 'Amina', phone: '+971' };

const stored = async () => (await onDevice((db) => tablesOf(db).drafts.toArray())).map(({ form }) => form);

/** Waits until all that was typed has arrived in the database. */
async function arrived(): Promise<void> {
  await storedDraft('another');
  await expect.poll(() => localStorage.length).toBe(0);
}

beforeEach(async () => {
  const { window } = new JSDOM('', { url: 'https://marsa.example/' });
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  vi.useRealTimers();
  await onDevice((db) => tablesOf(db).drafts.clear());
});

describe('drafts', () => {
  it('FO-03 are there at once after a keystroke, before any database has answered', () => {
    keepDraft('booking', typed);
    expect(draftAtOnce('booking')).toEqual(typed);
  });

  it('FO-03 move on to the database, which a killed browser keeps, and are read from there', async () => {
    keepDraft('booking', { name: 'A' });
    keepDraft('booking', typed);
    await arrived();
    expect(await stored()).toEqual(['booking']);
    expect(draftAtOnce('booking')).toBeUndefined();
    expect(await storedDraft('booking')).toEqual(typed);
  });

  it('FO-03 what a closed page left in local storage is newer, and moves on', async () => {
    keepDraft('booking', { name: 'Older' });
    await arrived();
    localStorage.setItem('draft:booking', JSON.stringify({ fields: typed, savedAt: Date.now() + 1 }));
    expect(await storedDraft('booking')).toEqual(typed);
    await arrived();
    expect(await storedDraft('booking')).toEqual(typed);
  });

  it('FO-03 what is older in local storage does not replace a newer draft', async () => {
    keepDraft('booking', typed);
    await arrived();
    localStorage.setItem('draft:booking', JSON.stringify({ fields: { name: 'Old' }, savedAt: 5 }));
    expect(await storedDraft('booking')).toEqual(typed);
  });

  it.each([
    ['an emptied form', () => keepDraft('booking', { name: ' ', phone: '' })],
    ['a sent form', () => dropDraft('booking')],
  ])('FO-03 %s leaves nothing behind', async (_, end) => {
    keepDraft('booking', typed);
    await arrived();
    end();
    await arrived();
    expect(await stored()).toEqual([]);
    expect(await storedDraft('booking')).toBeUndefined();
  });

  it('FO-03 on a shared device they are gone after thirty days, whosever form is opened', async () => {
    keepDraft('newsletter', { email: 'a@b.example' });
    keepDraft('booking', typed);
    await arrived();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
    expect(await storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(await storedDraft('booking')).toBeUndefined();
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(await storedDraft('booking')).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  it('FO-03 a clock that was wrong once deletes no draft, neither on the way there nor on the way back', async () => {
    const now = Date.now();
    keepDraft('booking', typed);
    await arrived();
    localStorage.setItem('draft:quote', JSON.stringify({ fields: typed, savedAt: now }));
    vi.useFakeTimers({ toFake: ['Date'], now: now + 900 * DAY });
    expect(await storedDraft('booking')).toBeUndefined();
    await storedDraft('quote');
    keepDraft('meeting', typed);
    vi.setSystemTime(now);
    for (const form of ['booking', 'quote', 'meeting']) expect(await storedDraft(form)).toEqual(typed);
    // Nor does an expiry that was noted by the wrong clock end or prolong its life.
    vi.setSystemTime(now + 31 * DAY);
    expect(await storedDraft('booking')).toBeUndefined();
    expect(await stored()).toContain('booking');
    vi.setSystemTime(now + 33 * DAY);
    await storedDraft('booking');
    expect(await stored()).not.toContain('booking');
  });

  it('FO-03 a draft from a clock that had been reset lives thirty days from when it is next read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5 });
    keepDraft('booking', typed);
    await storedDraft('another');
    vi.setSystemTime(Date.UTC(2026, 10, 28));
    expect(await storedDraft('booking')).toEqual(typed);
    vi.setSystemTime(Date.UTC(2026, 11, 30));
    expect(await storedDraft('booking')).toBeUndefined();
  });

  it('FO-03 so are those in local storage that never arrived', async () => {
    localStorage.setItem('draft:booking', JSON.stringify({ fields: typed, savedAt: Date.now() - 31 * DAY }));
    expect(draftAtOnce('booking')).toBeUndefined();
    expect(await storedDraft('booking')).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY });
    expect(await storedDraft('booking')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it.each(['', '{', 'null', '7', '[]', '{"fields":7,"savedAt":1}', '{"fields":{}}'])(
    'FO-03 %j is no draft',
    async (text) => {
      localStorage.setItem('draft:booking', text);
      expect(draftAtOnce('booking')).toBeUndefined();
      expect(await storedDraft('booking')).toBeUndefined();
    },
  );

  it('FO-03 without storage there is no draft from it, and no harm', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft('booking', typed)).not.toThrow();
    expect(draftAtOnce('booking')).toBeUndefined();
    expect(await storedDraft('booking')).toEqual(typed);
  });
});

describe('drafts of an earlier version', () => {
  it('OF-07 FO-03 one that the visit kept moves on', async () => {
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...typed, date: '', slot: 7 }));
    expect(draftAtOnce('booking')).toEqual({ ...typed, date: '' });
    expect(sessionStorage.length).toBe(0);
    await storedDraft('booking');
    await arrived();
    expect(await storedDraft('booking')).toEqual({ ...typed, date: '' });
    expect(leadsDatabase.persistent()).toBe(true);
  });
});
