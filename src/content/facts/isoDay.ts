import type { IsoDay } from './fact.ts';

/** Returns true for text in the format of an `IsoDay`. */
export const isIsoDay = (text: string): text is IsoDay => /^\d{4}-\d{2}-\d{2}$/.test(text);
