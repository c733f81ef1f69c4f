import { useTranslation } from 'react-i18next';
import type locale from '../../../i18n/locales/en.covers.json';
import type { Picture } from '../model.ts';

type NamedCover = keyof typeof locale;

// File names of the embedded content service. WordPress uploads are in folders by year and month.
const EMBEDDED_COVER = /\/wp-content\/uploads\/([a-z\d-]{1,80})-\d{1,5}x\d{1,5}\.[a-z]{3,4}$/;

/** Returns the key of a cover of the embedded content service: the name of its article. */
export const coverKey = (src: string): string | undefined => EMBEDDED_COVER.exec(src)?.[1];

/** Returns the alternative text of an image, translated by `textOf` where possible. */
export function coverText(
  { src, alt }: Pick<Picture, 'src' | 'alt'>,
  textOf: (key: string) => string | undefined,
): string {
  const key = alt === '' ? undefined : coverKey(src);
  return (key && textOf(key)) ?? alt;
}

/** Returns the alternative text of a post's image in the language of the page, if it is translated. */
export function useCoverText(): (picture: Picture) => string {
  const { t, i18n } = useTranslation('covers');
  const isNamed = (key: string): key is NamedCover => i18n.exists(key, { ns: 'covers' });
  return (picture) => coverText(picture, (key) => (isNamed(key) ? t(key) : undefined));
}
