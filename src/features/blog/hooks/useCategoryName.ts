import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CATEGORY_SLUGS, type CategorySlug } from '../rules/categorySlugs.ts';

/** Returns the translation key of a category's name, which is derived like a WordPress slug. */
export function categoryKey(name: string): CategorySlug | undefined {
  const slug = (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
  return CATEGORY_SLUGS.find((key) => key === slug);
}

/** Returns a category's name in the language of the page, if it is translated. */
export function useCategoryName(): (name: string) => string {
  const { t } = useTranslation('blog');
  const { code } = useLanguage();
  return (name) => {
    const key = code === 'en' ? undefined : categoryKey(name);
    return key ? t(`categories.${key}`) : name;
  };
}
