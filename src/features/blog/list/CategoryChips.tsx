import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import type { Category, PostQuery } from '../model.ts';
import { queryToUrl } from '../rules/query.ts';
import styles from './BlogTools.module.css';

/** Chips that stand there unasked; the chosen ones always do. */
const AT_FIRST = 24;

/** The category chips; choosing one goes to page 1 (BL-03). */
export function CategoryChips({ categories, query }: { categories: readonly Category[]; query: PostQuery }) {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const [all, setAll] = useState(false);
  const address = (ids: readonly number[]) => ({
    search: queryToUrl({ ...query, page: 1, categories: ids }).toString(),
  });
  const chosen = (id: number) => query.categories.includes(id);
  const shown = all ? categories : categories.filter(({ id }, index) => index < AT_FIRST || chosen(id));
  return (
    <nav className={styles.chips} aria-label={t('blog.filters')} data-all={all || undefined}>
      <ul>
        <li>
          <Link to={address([])} aria-current={query.categories.length === 0 ? 'true' : undefined}>
            {t('blog.all')}
          </Link>
        </li>
        {shown.map((category) => (
          <li key={category.id}>
            <Link
              to={address([category.id])}
              aria-current={chosen(category.id) ? 'true' : undefined}
              dir="auto"
            >
              {categoryName(category.name)}
            </Link>
          </li>
        ))}
        {categories.length > AT_FIRST ? (
          <li>
            <button type="button" className="btn btn-text" aria-expanded={all} onClick={() => setAll(!all)}>
              {t('blog.allCategories', { number: categories.length })}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
