import { site } from './site.ts';

/** Longest `mailto:` address, in characters, that Windows and common mail programs accept. */
const LIMIT = 2000;

const addressOf = (subject: string, body: string): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** True when a message is too long for a `mailto:` address: an encoded Devanagari letter takes nine characters. */
export const isTooLongForEmail = (subject: string, body: string): boolean =>
  addressOf(subject, body).length > LIMIT;

/** `mailto:` address with subject and body filled in (FO-01). A body that is too long is cut, and ends with “…”. */
export function emailHref(subject: string, body: string): string {
  if (!isTooLongForEmail(subject, body)) return addressOf(subject, body);
  const letters = Array.from(body);
  let [fits, length] = [0, letters.length];
  while (length - fits > 1) {
    const middle = Math.floor((fits + length) / 2);
    if (isTooLongForEmail(subject, `${letters.slice(0, middle).join('')} …`)) length = middle;
    else fits = middle;
  }
  return addressOf(subject, `${letters.slice(0, fits).join('')} …`);
}
