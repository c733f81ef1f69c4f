import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadNamespace } from '../../i18n/i18n.ts';
import type { WordPart } from '../../i18n/wordParts.ts';
import { whenIdleOrVisible } from '../../shared/hooks/whenIdleOrVisible.ts';
import { queueHydration } from '../../shared/hooks/hydrationQueue.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';

/** A section below the hero; `id` is its element's. */
export interface HomeSection {
  readonly id: string;
  readonly Section: LazyExoticComponent<ComponentType>;
}

type Below = typeof import('./below.ts');

const section = (
  id: string,
  name: Exclude<keyof Below, 'withHydrationMark'>,
  further: readonly WordPart[] = [],
): HomeSection => ({
  id,
  Section: lazy(async () => {
    const moment = await whenIdleOrVisible(`#${id}`);
    const [below] = await retryUntilOnline(() =>
      Promise.all([import('./below.ts'), loadNamespace('home'), ...further.map(loadNamespace)]),
    );
    if (moment === 'later') await queueHydration();
    return { default: below.withHydrationMark(id, below[name]) };
  }),
});

/** The sections after the hero, in the order of SPEC 2 (HO-01). */
export const sections: readonly HomeSection[] = [
  section('industries', 'Industries'),
  section('booking', 'Booking'),
  section('support', 'Support'),
  section('track', 'TrackRecord'),
  section('packages', 'Packages'),
  section('licences', 'Licences'),
  section('latest', 'LatestPosts', ['blog']),
  section('reviews', 'Reviews'),
  section('partners', 'Partners'),
  section('story', 'Story', ['menu']),
];
