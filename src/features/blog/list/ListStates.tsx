import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../../content/art/states/no-articles.svg?no-inline';
import failedArt from '../../../content/art/states/unreachable.svg?no-inline';
import { StatePanel } from '../../../shared/ui/StatePanel.tsx';
import type { PostQuery } from '../model.ts';

/** Message for a list or a search that failed to load, with a retry button (BL-06). */
export function ListError({ query, onRetry }: { query: PostQuery; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  return (
    <StatePanel
      art={failedArt}
      role="alert"
      title={query.search === '' ? t('loadFailed') : t('searchFailed')}
    >
      <Button onClick={onRetry}>{common('common.tryAgain')}</Button>
    </StatePanel>
  );
}

/** Message for an empty search result, a page after the last one, or an empty blog. */
export function ListEmpty({ query }: { query: PostQuery }) {
  const { t } = useTranslation('blog');
  const searching = query.search !== '';
  return (
    <StatePanel
      art={emptyArt}
      role="status"
      title={t('emptyTitle')}
      text={searching ? t('emptySearch') : t('emptyText')}
    >
      {searching ? (
        <Button component={Link} to={{ search: '' }}>
          {t('clear')}
        </Button>
      ) : null}
      {!searching && query.page > 1 ? (
        <Button component={Link} to={{ search: '' }}>
          {t('firstPage')}
        </Button>
      ) : null}
    </StatePanel>
  );
}
