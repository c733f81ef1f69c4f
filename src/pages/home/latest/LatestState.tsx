import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import emptyArt from '../../../content/art/states/no-articles.svg?no-inline';
import failedArt from '../../../content/art/states/unreachable.svg?no-inline';
import type { PostsState } from '../../../features/blog/hooks/usePosts.ts';
import { FreshnessNotice } from '../../../features/blog/list/FreshnessNotice.tsx';
import { PostCard } from '../../../features/blog/list/PostCard.tsx';
import { PostGridSkeleton } from '../../../features/blog/list/PostGrid.tsx';
import { EXCERPT_LENGTH } from '../../../features/blog/rules/excerpt.ts';
import { StatePanel } from '../../../shared/ui/StatePanel.tsx';
import { CarouselTrack } from '../carousel/Carousel.tsx';
import type { CarouselState } from '../carousel/useCarousel.ts';

function Again({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return <Button onClick={retry}>{t('common.tryAgain')}</Button>;
}

/** The cards of the latest articles, or their loading, error or empty state (HO-10). */
export function LatestState({
  state,
  carousel,
  name,
}: {
  state: PostsState;
  carousel: CarouselState;
  name: (page: number, total: number) => string;
}) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <p className="vh" role="status">
            {common('common.loading')}
          </p>
          <PostGridSkeleton cards={3} />
        </div>
      );
    case 'error':
      return (
        <StatePanel art={failedArt} level={3} title={t('latest.unableTitle')} text={t('latest.unableText')}>
          <Again retry={state.refresh.retry} />
        </StatePanel>
      );
    case 'empty':
      return (
        <StatePanel art={emptyArt} level={3} title={t('latest.emptyTitle')} text={t('latest.emptyText')} />
      );
    case 'populated':
      return (
        <>
          <FreshnessNotice
            refresh={state.refresh}
            fetchedAt={state.page.fetchedAt}
            subject={state.page.from === 'device' ? 'device' : 'list'}
          />
          <CarouselTrack carousel={carousel} name={name}>
            {state.page.posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} excerptLength={EXCERPT_LENGTH.home} level={3} />
              </li>
            ))}
          </CarouselTrack>
        </>
      );
  }
}
