import type { ComponentType } from 'react';
import { whenIdleOrVisible, whenVisible } from '../../shared/hooks/whenIdleOrVisible.ts';
import { whenSeen } from '../../shared/hooks/whenSeen.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

/** A section below the hero; `id` is that of its element. */
export interface HomeSection {
  readonly id: string;
  readonly Section: ComponentType;
}

type Below = typeof import('./sections/below.ts');

const section = (
  id: string,
  name: Exclude<keyof Below, 'withHydrationMark'>,
  wait = whenVisible,
): HomeSection => {
  const load = async () => {
    const below = await import('./sections/below.ts');
    return below.withHydrationMark(id, below[name]);
  };
  return { id, Section: lazyPart(load, whenSeen(`#${id}`, wait)).Part };
};

/** Sections after the hero in their order (HO-01). */
export const sections: readonly HomeSection[] = [
  section('industries', 'Industries'),
  section('booking', 'Booking'),
  section('support', 'Support'),
  section('track', 'TrackRecord'),
  section('packages', 'Packages'),
  section('licences', 'Licences'),
  // Stores the posts that it shows, also for readers who never scroll to it.
  section('latest', 'LatestPosts', whenIdleOrVisible),
  section('reviews', 'Reviews'),
  section('partners', 'Partners'),
  section('story', 'Story'),
];
