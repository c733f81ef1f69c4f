import type { ComponentType } from 'react';
import { withWords } from '../../i18n/withWords.ts';
import type { WordPart } from '../../i18n/wordParts.ts';
import { whenSeen } from '../../shared/hooks/whenSeen.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

/** A section below the hero; `id` is its element's. */
export interface HomeSection {
  readonly id: string;
  readonly Section: ComponentType;
}

type Below = typeof import('./below.ts');

const section = (
  id: string,
  name: Exclude<keyof Below, 'withHydrationMark'>,
  further: readonly WordPart[] = [],
): HomeSection => {
  const load = async () => {
    const below = await import('./below.ts');
    return below.withHydrationMark(id, below[name]);
  };
  return { id, Section: lazyPart(withWords(['home', ...further], load), whenSeen(`#${id}`)).Part };
};

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
