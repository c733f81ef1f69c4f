import * as v from 'valibot';
import { parseDay } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';

/** A day of the years 1950 to 2100, `YYYY-MM-DD`. */
export const Day = v.custom<IsoDay>(
  (text) => typeof text === 'string' && text >= '1950' && text < '2101' && parseDay(text) !== undefined,
);
