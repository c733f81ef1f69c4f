import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { authorKey } from '../rules/authorKey.ts';

/** An author's name in the reader's language where the site knows it, else as the content service gives it. */
export function useAuthorName(): (name: string) => string {
  const { t } = useTranslation();
  const { code } = useLanguage();
  return (name) => {
    const key = code === 'en' ? undefined : authorKey(name);
    return key ? t(`blog.authors.${key}`) : name;
  };
}
