import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BookingDraft, emptyBooking } from '../../../src/pages/home/booking/booking.ts';
import { storedDraft, storeDraft } from '../../../src/pages/home/booking/draft.ts';

const KEY = 'booking-draft';
const whole: BookingDraft = {
  date: '2020-01-31',
  slot: '10:00',
  name: ' Amina',
  phone: '+971',
  type: 'branch',
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new JSDOM('', { url: 'https://marsa.example/' }).window.sessionStorage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('booking draft', () => {
  it('FO-03 comes back as it was typed, a day of the past too', () => {
    storeDraft(whole);
    expect(storedDraft()).toEqual(whole);
  });

  it('FO-03 an emptied form leaves nothing behind', () => {
    storeDraft(whole);
    storeDraft({ ...emptyBooking, name: ' ' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(storedDraft()).toEqual(emptyBooking);
  });

  it.each(['', '{', 'null', '7', '[]', '"text"'])('FO-03 %j is no draft', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(storedDraft()).toEqual(emptyBooking);
  });

  it('FO-03 a field that went bad does not take the others with it', () => {
    const bad = { date: 'tomorrow', slot: '11:00', name: 'Amina', phone: 7, other: 'x' };
    sessionStorage.setItem(KEY, JSON.stringify(bad));
    expect(storedDraft()).toEqual({ ...emptyBooking, name: 'Amina' });
  });

  it('FO-03 without storage there is no draft, and no harm', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => storeDraft(whole)).not.toThrow();
    expect(() => storeDraft(emptyBooking)).not.toThrow();
    expect(storedDraft()).toEqual(emptyBooking);
  });
});
