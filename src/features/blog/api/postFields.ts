const ISO_TIME = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const WORDS_PER_MINUTE = 200;

/** `Date` turns 30 February into 2 March. */
function exists(isoTime: string): boolean {
  const date = new Date(`${isoTime}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoTime);
}

/** Returns an ISO time without offset; '' for other text and for the year 0, "not yet" in WordPress. */
export function timeOf(text: string | undefined): string {
  const time = ISO_TIME.exec(text ?? '')?.[0] ?? '';
  return time !== '' && exists(time) ? time : '';
}

/** Returns true for a time that does not exist, such as 30 February. */
export const isImpossible = (text: string | undefined): boolean =>
  ISO_TIME.test(text ?? '') && timeOf(text) === '';

/** Returns the name to show for an author: the default for an email address or an empty name (BL-07). */
export function authorName(name: string | undefined, defaultName: string): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || trimmed.includes('@') ? defaultName : trimmed;
}

/** Counts words separated by white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Returns the reading time in minutes: words / 200, rounded up (BP-02). */
export function readingMinutes(text: string): number {
  return Math.ceil(countWords(text) / WORDS_PER_MINUTE);
}
