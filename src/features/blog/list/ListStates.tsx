import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../../content/art/states/no-articles.svg?no-inline';
import failedArt from '../../../content/art/states/unreachable.svg?no-inline';
import { StatePanel } from '../../../shared/ui/StatePanel.tsx';
import type { PostQuery } from '../model.ts';

/** The list could not be loaded, or the search failed: two messages, one way on (BL-06, SPEC 8). */
export function ListError({ query, onRetry }: { query: PostQuery; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      art={failedArt}
      role="alert"
      title={query.search === '' ? t('blog.loadFailed') : t('blog.searchFailed')}
    >
      <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
    </StatePanel>
  );
}

/** Nothing to show: because of a search, because the page is past the end, or because there is nothing yet. */
export function ListEmpty({ query }: { query: PostQuery }) {
  const { t } = useTranslation();
  const searching = query.search !== '';
  return (
    <StatePanel
      art={emptyArt}
      role="status"
      title={t('blog.emptyTitle')}
      text={searching ? t('blog.emptySearch') : t('blog.emptyText')}
    >
      {searching ? (
        <Button component={Link} to={{ search: '' }}>
          {t('blog.clear')}
        </Button>
      ) : null}
      {!searching && query.page > 1 ? (
        <Button component={Link} to={{ search: '' }}>
          {t('blog.firstPage')}
        </Button>
      ) : null}
    </StatePanel>
  );
}
