import { useTranslation } from 'react-i18next';
import { brand } from '../../../content/brand.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** Authors with translated names (`blog.authors` in the locales). */
export const NAMED_AUTHORS = ['editorial', 'compliance', 'team'] as const;

type NamedAuthor = (typeof NAMED_AUTHORS)[number];

const KEYS: ReadonlyMap<string, NamedAuthor> = new Map([
  [`${brand.en} editorial`, 'editorial'],
  [`${brand.en} editorial: law and tax`, 'compliance'],
  [`${brand.en} team`, 'team'],
]);

/** Returns the translation key of an author's name, if it has one. */
export const authorKey = (name: string): NamedAuthor | undefined => KEYS.get(name);

/** Returns an author's name in the language of the page, if it is translated. */
export function useAuthorName(): (name: string) => string {
  const { t } = useTranslation('blog');
  const { code } = useLanguage();
  return (name) => {
    const key = code === 'en' ? undefined : authorKey(name);
    return key ? t(`authors.${key}`) : name;
  };
}
