const ISO_TIME = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** `Date` turns 30 February into 2 March. */
function exists(isoTime: string): boolean {
  const date = new Date(`${isoTime}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoTime);
}

/** An ISO time without its offset; '' for anything else. WordPress writes the year 0 for "not yet". */
export function timeOf(text: string | undefined): string {
  const time = ISO_TIME.exec(text ?? '')?.[0] ?? '';
  return time !== '' && exists(time) ? time : '';
}

/** True for a text that has the form of a time and is none: 30 February, month 13. */
export const isImpossible = (text: string | undefined): boolean =>
  ISO_TIME.test(text ?? '') && timeOf(text) === '';
