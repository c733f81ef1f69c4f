import MuiLink from '@mui/material/Link';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePosts } from '../../../features/blog/hooks/usePosts.ts';
import { latestPosts } from '../../../features/blog/rules/query.ts';
import { hasReadingProgress } from '../../../shared/readingProgressFlag.ts';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { CarouselArrows, CarouselDots, CarouselHead } from '../carousel/Carousel.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import { LatestState } from './LatestState.tsx';
import { Section } from './LatestPosts.styles.ts';

const goOn = lazyPart(async () => (await import('./GoOn.tsx')).GoOn);
const never = () => () => undefined;

/** Visible articles on wide screens (HO-10). */
const WINDOW = 3;

/** The carousel of the six latest articles, from the database (HO-10). */
export function LatestPosts() {
  const { t } = useTranslation('home');
  const state = usePosts(latestPosts);
  const carousel = useCarousel(state.status === 'populated' ? state.page.posts.length : 0, WINDOW);
  const hasProgress = useSyncExternalStore(never, hasReadingProgress, () => false);
  const loaded = useLoaded(goOn, hasProgress);
  const name = (page: number, total: number) => t('latest.window', { page, total });
  return (
    <Section component="section" id="latest" className="below" aria-labelledby="latest-title">
      <CarouselHead id="latest-title" title={t('latest.title')} lead={t('latest.lead')}>
        <MuiLink component={Link} to="/blog">
          {t('latest.all')}
        </MuiLink>
        <CarouselArrows carousel={carousel} previous={t('latest.previous')} next={t('latest.next')} />
      </CarouselHead>
      {loaded ? <goOn.Part /> : null}
      <LatestState state={state} carousel={carousel} name={name} />
      <div>
        <CarouselDots carousel={carousel} name={name} />
      </div>
    </Section>
  );
}
