import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import missingArt from '../../content/art/states/not-found.svg?no-inline';
import { site } from '../../content/site.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import styles from './NotFoundPage.module.css';
import { NotFoundSearch } from './NotFoundSearch.tsx';

/** The page for an address that has none. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta
        title={`${t('notFound.title')} · ${t('brand')}`}
        description={t('notFound.text')}
        canonical={`${site.url}/`}
        image={`${site.url}/og.png`}
        noindex
      />
      <StatePanel art={missingArt} level={1} title={t('notFound.title')} text={t('notFound.text')}>
        <NotFoundSearch />
        <Link className="btn btn-primary" to="/blog">
          {t('notFound.action')}
        </Link>
        <Link className="btn btn-line" to="/">
          {t('common.home')}
        </Link>
      </StatePanel>
    </div>
  );
}
