import type { IsoDay } from './fact.ts';

/** Whether a text is a calendar day as facts write it. */
export const isIsoDay = (text: string): text is IsoDay => /^\d{4}-\d{2}-\d{2}$/.test(text);
