import { describe, expect, it } from 'vitest';
import { emptyBooking } from '../../../src/pages/home/booking/booking.ts';
import { cleanDraft } from '../../../src/pages/home/booking/draft.ts';

describe('booking draft', () => {
  it('FO-03 comes back as it was typed, a day of the past too', () => {
    const whole = { date: '2020-01-31', slot: '10:00', name: ' Amina', phone: '+971', type: 'branch' };
    expect(cleanDraft(whole)).toEqual(whole);
  });

  it('FO-03 a field that went bad does not take the others with it', () => {
    const bad = { date: 'tomorrow', slot: '11:00', name: 'Amina', other: 'x' };
    expect(cleanDraft(bad)).toEqual({ ...emptyBooking, name: 'Amina' });
  });
});
