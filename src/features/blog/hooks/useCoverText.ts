import { useTranslation } from 'react-i18next';
import type locale from '../../../i18n/locales/en.covers.json';
import type { Picture } from '../model.ts';
import { coverText } from '../rules/coverText.ts';

type NamedCover = keyof typeof locale.covers;

/**
 * The alternative text of a post's picture in the reader's language where the site knows it, else as the content service
 * gives it: also where a page comes without these words.
 */
export function useCoverText(): (picture: Picture) => string {
  const { t, i18n } = useTranslation();
  const isNamed = (key: string): key is NamedCover => i18n.exists(`covers.${key}`);
  return (picture) => coverText(picture, (key) => (isNamed(key) ? t(`covers.${key}`) : undefined));
}
