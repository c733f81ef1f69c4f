import { site } from './site.ts';

/** Maximum length of a `mailto:` address in Windows and common mail programs. */
const MAX_ADDRESS_LENGTH = 2000;

const addressOf = (subject: string, body: string): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Returns true for messages too long for a `mailto:` address: an encoded Devanagari letter has nine characters. */
export const isTooLongForEmail = (subject: string, body: string): boolean =>
  addressOf(subject, body).length > MAX_ADDRESS_LENGTH;

/** Returns a `mailto:` address with subject and body (FO-01). A long body is truncated with “…”. */
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
