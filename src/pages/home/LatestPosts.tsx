import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../content/art/states/no-articles.svg?no-inline';
import failedArt from '../../content/art/states/unreachable.svg?no-inline';
import { usePosts, type PostsState } from '../../features/blog/hooks/usePosts.ts';
import { FreshnessNotice } from '../../features/blog/list/FreshnessNotice.tsx';
import { PostGrid, PostGridSkeleton } from '../../features/blog/list/PostGrid.tsx';
import { EXCERPT_LENGTH } from '../../features/blog/rules/excerpt.ts';
import { latestPosts } from '../../features/blog/rules/query.ts';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import styles from './HomePage.module.css';

function Posts({ state }: { state: PostsState }) {
  const { t } = useTranslation();
  switch (state.status) {
    case 'loading':
      return <PostGridSkeleton cards={6} />;
    case 'error':
      return (
        <StatePanel art={failedArt} level={3} title={t('home.unableTitle')} text={t('home.unableText')}>
          <button type="button" className="btn btn-line" onClick={state.refresh.retry}>
            {t('common.tryAgain')}
          </button>
        </StatePanel>
      );
    case 'empty':
      return <StatePanel art={emptyArt} level={3} title={t('home.emptyTitle')} text={t('home.emptyText')} />;
    case 'populated':
      return (
        <>
          <FreshnessNotice
            refresh={state.refresh}
            fetchedAt={state.page.fetchedAt}
            subject={state.page.from === 'device' ? 'device' : 'list'}
          />
          <PostGrid posts={state.page.posts} excerptLength={EXCERPT_LENGTH.home} level={3} />
        </>
      );
  }
}

/** The six latest articles, from the device's store (HO-10). */
export function LatestPosts() {
  const { t } = useTranslation();
  const state = usePosts(latestPosts);
  return (
    <section className={`wrap ${styles.latest}`} aria-labelledby="latest">
      <div className={styles.sectionHead}>
        <div>
          <h2 id="latest">{t('home.latest')}</h2>
          <p className={styles.sectionLead}>{t('home.latestLead')}</p>
        </div>
        <Link className="btn btn-line" to="/blog">
          {t('home.allGuides')}
        </Link>
      </div>
      <Posts state={state} />
    </section>
  );
}
