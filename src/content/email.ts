import { site } from './site.ts';

/** `mailto:` address with subject and body filled in (FO-01). */
export function emailHref(subject: string, body: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
