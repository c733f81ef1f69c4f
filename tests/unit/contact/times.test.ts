import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayTrouble,
  firstOpenDay,
  meetingSlots,
  officeDay,
  timeTrouble,
} from '../../../src/features/leads/meetingSlots.ts';
import { ownTime, ownTimes } from '../../../src/pages/contact/meeting/times.ts';

const at = (moment: string) => new Date(moment);
/** A Wednesday morning. */
const NOW = at('2026-03-18T02:00:00Z');

const free = (day: string, now = NOW) =>
  meetingSlots(day, now).flatMap((slot) => (slot.state === 'free' ? [slot.label] : []));
const own = (day: string, zone: string, now = NOW) => [...ownTimes(day, now, zone).values()];

const WHOLE_DAY = ['09:00 AM', '10:00 AM', '12:00 PM', '02:00 PM', '04:00 PM', '05:00 PM'];

describe('slots of a day', () => {
  it('HO-05 are those of the specification on a working day, without unavailable ones', () => {
    expect(meetingSlots('2026-03-20', NOW)).toHaveLength(8);
    expect(free('2026-03-20')).toEqual(WHOLE_DAY);
  });

  it('HO-05 are within the opening hours', () => {
    expect(free('2026-03-21')).toEqual(['10:00 AM', '12:00 PM']);
    expect(free('2026-03-22')).toEqual([]);
  });

  it('HO-05 have a reason when they are not free', () => {
    const states = (day: string, now = NOW) => meetingSlots(day, now).map(({ state }) => state);
    const F = 'free';
    expect(states('2026-03-20')).toEqual([F, F, 'taken', F, F, 'taken', F, F]);
    expect(states('2026-03-21')).toEqual([
      'closed',
      F,
      'taken',
      F,
      ...Array.from({ length: 4 }, () => 'closed'),
    ]);
    expect(new Set(states('2026-03-22'))).toEqual(new Set(['closed']));
    expect(states('2026-03-18', at('2026-03-18T06:30:00Z')).slice(0, 4)).toEqual([
      'over',
      'over',
      'taken',
      F,
    ]);
  });

  it.each([
    ['2026-03-18T04:59:00Z', WHOLE_DAY],
    ['2026-03-18T05:00:00Z', WHOLE_DAY.slice(1)],
    ['2026-03-18T10:30:00Z', ['04:00 PM', '05:00 PM']],
    ['2026-03-18T13:00:00Z', []],
  ])('HO-05 at %s do not include past times', (now, labels) => {
    expect(free('2026-03-18', at(now))).toEqual(labels);
  });

  it('HO-05 are missing for an invalid date', () => {
    expect(meetingSlots('', NOW)).toEqual([]);
    expect(meetingSlots('2026-13-01', NOW)).toEqual([]);
    expect(own('2026-13-01', 'UTC')).toEqual([]);
  });
});

describe('the time of the visitor', () => {
  // In 2026 summer time is from March 29 to October 25 in London, from March 8 in New York, and until April 5 in Sydney.
  it.each([
    ['Europe/London', '2026-03-27', '05:00 AM', 0],
    ['Europe/London', '2026-03-30', '06:00 AM', 0],
    ['Europe/London', '2026-10-23', '06:00 AM', 0],
    ['Europe/London', '2026-10-26', '05:00 AM', 0],
    ['Asia/Kolkata', '2026-03-27', '10:30 AM', 0],
    ['Asia/Bangkok', '2026-03-27', '12:00 PM', 0],
    ['America/New_York', '2026-03-06', '12:00 AM', 0],
    ['America/New_York', '2026-03-09', '01:00 AM', 0],
    ['America/Los_Angeles', '2026-07-01', '10:00 PM', -1],
    ['Australia/Sydney', '2026-03-27', '04:00 PM', 0],
    ['Australia/Sydney', '2026-04-06', '03:00 PM', 0],
  ])('HO-05 in %s on %s at 09:00 AM in Dubai is %s', (zone, day, label, shift) => {
    expect(own(day, zone)[0]).toMatchObject({ label, shift });
  });

  it('HO-05 before a day is selected is that of the first day with a free slot', () => {
    // A Saturday evening.
    expect(own('', 'Europe/London', at('2026-03-21T16:00:00Z'))[0]).toMatchObject({
      label: '05:00 AM',
      day: '2026-03-23',
    });
  });

  it('HO-05 contains the day where it differs', () => {
    expect(
      own('2026-11-23', 'Australia/Sydney')
        .map(({ label, day, shift }) => [label, day, shift])
        .at(-1),
    ).toEqual(['12:00 AM', '2026-11-24', 1]);
    expect(ownTime(at('2027-01-01T05:00:00Z'), 'America/Los_Angeles')).toEqual({
      label: '09:00 PM',
      day: '2026-12-31',
      shift: -1,
    });
  });
});

describe('days', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'HO-05 today is the day in Dubai for a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(officeDay(at('2026-03-18T19:59:00Z'))).toBe('2026-03-18');
      expect(officeDay(at('2026-03-18T20:00:00Z'))).toBe('2026-03-19');
    },
  );

  it.each([
    ['2026-03-18T02:00:00Z', '2026-03-18'],
    ['2026-03-18T13:00:00Z', '2026-03-19'],
    ['2026-03-21T08:00:00Z', '2026-03-23'],
  ])('HO-05 at %s the first one with a free slot is %s', (now, day) => {
    expect(firstOpenDay(at(now))).toBe(day);
  });

  it.each([
    ['', undefined],
    ['2026-03-17', 'past'],
    ['2026-03-18', undefined],
    ['2026-03-22', 'closed'],
    ['2026-03-23', undefined],
    ['2026-13-01', undefined],
  ])('HO-05 the problem of day "%s" is %s', (day, trouble) => {
    expect(dayTrouble(day, NOW)).toBe(trouble);
  });

  it.each([
    ['2026-03-22', '17:00', { day: 'closed' }],
    ['2026-03-21', '17:00', { slot: '05:00 PM' }],
    ['2026-03-20', '11:00', { slot: '11:00 AM' }],
    ['2026-03-17', '10:00', { day: 'past' }],
    ['2026-03-20', '17:00', {}],
    ['', '17:00', {}],
  ])('HO-05 the problem of "%s" at %s is %j', (day, time, trouble) => {
    expect(timeTrouble(day, time, NOW)).toEqual(trouble);
  });

  it('HO-05 a day without further times is over, a Sunday is closed', () => {
    expect(dayTrouble('2026-03-18', at('2026-03-18T13:00:00Z'))).toBe('over');
    expect(dayTrouble('2026-03-22', at('2026-03-22T05:00:00Z'))).toBe('closed');
  });
});
