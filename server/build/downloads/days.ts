import type { IsoDay } from '../../../src/content/facts/fact.ts';

const format = (options: Intl.DateTimeFormatOptions) => (day: IsoDay) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** “November 20, 2026”. */
export const longDay = format({ dateStyle: 'long' });
/** “Nov 20, 2026”. */
export const shortDay = format({ dateStyle: 'medium' });
