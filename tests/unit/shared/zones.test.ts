import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  currentZone,
  daysAfter,
  daysBetween,
  isZone,
  offsetAt,
  offsetText,
  ownZone,
  wallClock,
  zoneGroups,
  zoneName,
} from '../../../src/shared/time/zones.ts';

describe('clocks in time zones', () => {
  // Summer time in London: from 2026-03-29 to 2026-10-25, 01:00 UTC.
  it.each([
    ['Europe/London', '2026-03-29T00:59:00Z', '2026-03-29', '00:59', 0],
    ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29', '02:00', 60],
    ['Europe/London', '2026-10-25T00:59:00Z', '2026-10-25', '01:59', 60],
    ['Europe/London', '2026-10-25T01:00:00Z', '2026-10-25', '01:00', 0],
    ['Asia/Kolkata', '2026-11-23T06:00:00Z', '2026-11-23', '11:30', 330],
    ['America/New_York', '2026-11-01T05:59:00Z', '2026-11-01', '01:59', -240],
    ['Australia/Sydney', '2026-11-23T13:00:00Z', '2026-11-24', '00:00', 660],
    ['Asia/Kathmandu', '2026-07-01T20:00:00Z', '2026-07-02', '01:45', 345],
  ])('HO-05 in %s at %s show %s, %s', (zone, moment, day, time, offset) => {
    expect(wallClock(new Date(moment), zone)).toEqual({ day, time });
    expect(offsetAt(new Date(moment), zone)).toBe(offset);
  });

  it.each([
    [0, 'UTC+0'],
    [330, 'UTC+5:30'],
    [-210, 'UTC−3:30'],
    [845, 'UTC+14:05'],
  ])('HO-05 show the offset of %d minutes as %s', (minutes, text) => {
    expect(offsetText(minutes)).toBe(text);
  });
});

describe('days', () => {
  it('HO-05 are counted across months and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-03-30', '2026-03-29')).toBe(-1);
  });
});

describe('zones', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** Stubs the time zone and UTC offset of the device. */
  function stubDevice(timeZone: string | undefined, minutesAhead: number): void {
    const resolved = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
      Object.assign(resolved, { timeZone }),
    );
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutesAhead);
  }

  it.each([
    ['Etc/Unknown', 0, 'UTC', 'UTC'],
    ['Etc/Unknown', 240, 'Etc/GMT-4', 'UTC+4'],
    [undefined, -300, 'Etc/GMT+5', 'UTC−5'],
    ['Mars/Olympus', 330, 'UTC', 'UTC'],
    ['', 2000, 'UTC', 'UTC'],
    ['Asia/Calcutta', 330, 'Asia/Kolkata', 'Asia/Kolkata'],
    ['America/New_York', -300, 'America/New_York', 'America/New York'],
  ])('HO-05 a device in the zone %s, %d minutes ahead of UTC, is in %s', (timeZone, ahead, zone, name) => {
    stubDevice(timeZone, ahead);
    expect(ownZone()).toBe(zone);
    expect(zoneName(ownZone())).toBe(name);
    expect(() => wallClock(new Date('2026-11-23T06:00:00Z'), ownZone())).not.toThrow();
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/New_York', 'America/New York'],
  ])('HO-05 %s is shown as %s', (zone, name) => {
    expect(zoneName(zone)).toBe(name);
    expect(zoneName(currentZone(zone))).toBe(name);
    expect(offsetAt(new Date(), currentZone(zone))).toBe(offsetAt(new Date(), zone));
  });

  it('HO-05 the list contains each city once, under its current name', () => {
    const all = zoneGroups('Asia/Kolkata', 'Asia/Calcutta').flatMap(({ zones }) => zones);
    expect(all.filter(({ city }) => city === 'Kolkata')).toEqual([{ zone: 'Asia/Kolkata', city: 'Kolkata' }]);
    const former = ['Calcutta', 'Katmandu', 'Saigon', 'Rangoon', 'Kiev', 'Faeroe', 'Truk', 'Godthab'];
    expect(all.filter(({ city }) => former.includes(city))).toEqual([]);
  });

  it('HO-05 are recognised', () => {
    expect(['Asia/Kolkata', 'UTC', '', 'Mars/Olympus', 'x y'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('HO-05 in the list include those of the device and the given ones', () => {
    const groups = zoneGroups('Asia/Kolkata', 'UTC');
    const all = groups.flatMap(({ zones }) => zones.map(({ zone }) => zone));
    expect(all).toEqual(expect.arrayContaining(['Europe/London', 'Asia/Kolkata', 'Asia/Dubai', 'UTC']));
    expect(new Set(all).size).toBe(all.length);
    const america = groups.find(({ region }) => region === 'America');
    expect(america?.zones).toContainEqual({ zone: 'America/New_York', city: 'New York' });
  });
});
