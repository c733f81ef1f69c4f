import type { Picture } from '../model.ts';

// As the embedded content service names them. WordPress puts uploads into folders of years and months.
const EMBEDDED_COVER = /\/wp-content\/uploads\/([a-z\d-]{1,80})-\d{1,5}x\d{1,5}\.[a-z]{3,4}$/;

/** The key of the text of a cover of the embedded content service: its article's name; undefined for all others. */
export const coverKey = (src: string): string | undefined => EMBEDDED_COVER.exec(src)?.[1];

/**
 * The alternative text of a featured image in the reader's language where the site has one, else as the content
 * service gives it. A picture that only decorates stays without.
 * @param textOf the site's text for a key, if there is one
 */
export function coverText(
  { src, alt }: Pick<Picture, 'src' | 'alt'>,
  textOf: (key: string) => string | undefined,
): string {
  const key = alt === '' ? undefined : coverKey(src);
  return (key && textOf(key)) ?? alt;
}
