import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { idleOrNear } from '../../shared/hooks/idleOrNear.ts';
import { inTurn } from '../../shared/hooks/inTurn.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';

/** A section below the hero; `id` is its element's. */
export interface HomeSection {
  readonly id: string;
  readonly Section: LazyExoticComponent<ComponentType>;
}

type Below = typeof import('./below.ts');

const section = (id: string, name: Exclude<keyof Below, 'answering'>): HomeSection => ({
  id,
  Section: lazy(async () => {
    const moment = await idleOrNear(`#${id}`);
    const below = await retryUntilOnline(() => import('./below.ts'));
    if (moment === 'later') await inTurn();
    return { default: below.answering(id, below[name]) };
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
  section('latest', 'LatestPosts'),
  section('reviews', 'Reviews'),
  section('partners', 'Partners'),
  section('story', 'Story'),
];
