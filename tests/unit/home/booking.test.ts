import { afterEach, describe, expect, it, vi } from 'vitest';
import { slots } from '../../../src/content/home/slots.ts';
import { meetingTimes } from '../../../src/features/leads/meetingSlots.ts';
import { type Fields, isBlank, parseFields } from '../../../src/features/leads/model.ts';
import { localDay } from '../../../src/shared/text/localTime.ts';

const asked = (fields: Fields) => parseFields('booking', fields);

describe('time slots', () => {
  it('HO-05 have the time of their label', () => {
    const shown = (time: string) =>
      new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`2026-01-01T${time}:00Z`),
      );
    for (const { label, time } of slots) expect(shown(time).replace(/\s/u, ' ')).toBe(label);
  });
});

describe('the meeting', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['Asia/Dubai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
    'FO-01 takes place at Dubai’s time, read in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const times = meetingTimes(asked({ date: '2026-07-01', slot: '14:00' }));
      expect(times?.start.toISOString()).toBe('2026-07-01T10:00:00.000Z');
      expect(times?.end.toISOString()).toBe('2026-07-01T10:30:00.000Z');
    },
  );

  it('FO-01 agrees with the clocks of Dubai in summer and winter', () => {
    const dubai = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Dubai' });
    for (const date of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])
      for (const { time } of slots.filter(({ available }) => available))
        expect(dubai.format(meetingTimes(asked({ date, slot: time }))?.start)).toBe(time);
  });

  it.each([
    [{ date: '2026-11-23' }],
    [{ slot: '10:00' }],
    [{ date: '2026-11-23', slot: '11:00' }],
    [{ date: '2026-11-23', slot: '10:15' }],
    [{ date: '2026-13-01', slot: '10:00' }],
  ])('FO-01 %j is not yet a meeting', (given: Fields) => {
    expect(meetingTimes(asked(given))).toBeUndefined();
  });
});

describe('the local day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Asia/Dubai', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])('HO-05 is the day in %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date('2026-11-21T10:30:00Z'))).toBe(day);
  });

  it('HO-05 has two digits for month and day', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(localDay(new Date('2027-01-02T00:00:00Z'))).toBe('2027-01-02');
  });
});

describe('an empty form', () => {
  it('HO-05 contains no text, or only spaces', () => {
    expect(isBlank(asked({}))).toBe(true);
    expect(isBlank(asked({ name: '  ' }))).toBe(true);
    expect(isBlank(asked({ type: 'notSure' }))).toBe(false);
  });
});

describe('booking draft', () => {
  it('FO-03 is restored as it was typed, with a day in the past', () => {
    const complete = { date: '2020-01-31', slot: '10:00', name: ' Amina', phone: '+971', type: 'branch' };
    expect(asked(complete)).toEqual(complete);
  });

  it('FO-03 an invalid field does not affect the others', () => {
    const invalid = { date: 'tomorrow', slot: '11:00', name: 'Amina', other: 'x' };
    expect(asked(invalid)).toEqual({ date: '', slot: '', name: 'Amina', phone: '', type: '' });
  });
});
