import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { categoryKey } from '../rules/categoryKey.ts';

/** A category's name in the reader's language where the site knows it, else as the content service gives it. */
export function useCategoryName(): (name: string) => string {
  const { t } = useTranslation();
  const { code } = useLanguage();
  return (name) => {
    const key = code === 'en' ? undefined : categoryKey(name);
    return key ? t(`blog.categories.${key}`) : name;
  };
}
