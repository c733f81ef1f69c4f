import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostQuery } from '../model.ts';
import { pageNumbers } from '../rules/pageNumbers.ts';
import { queryToUrl } from '../rules/query.ts';
import styles from './Pagination.module.css';

/** Number buttons 1 to 5, Previous and Next for every page, and a line that says where one is (BL-05). */
export function Pagination({ query, totalPages }: { query: PostQuery; totalPages: number }) {
  const { t } = useTranslation();
  if (totalPages < 2) return null;
  const { page } = query;
  const address = (to: number) => ({ search: queryToUrl({ ...query, page: to }).toString() });
  return (
    <nav className={styles.pager} aria-label={`${t('common.blog')}: ${t('blog.pages')}`}>
      <div className={styles.row}>
        {page > 1 ? (
          <Link to={address(page - 1)} rel="prev">
            {t('blog.previous')}
          </Link>
        ) : (
          <span className={styles.off}>{t('blog.previous')}</span>
        )}
        {pageNumbers(totalPages).map((number) => (
          <Link
            key={number}
            to={address(number)}
            className="num"
            aria-label={t('blog.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
        {page < totalPages ? (
          <Link to={address(page + 1)} rel="next">
            {t('blog.next')}
          </Link>
        ) : (
          <span className={styles.off}>{t('blog.next')}</span>
        )}
      </div>
      <p className="num soft">{t('blog.pageOf', { page, total: totalPages })}</p>
    </nav>
  );
}
