import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react';
import { idleOrNear } from '../../shared/hooks/idleOrNear.ts';
import { patiently } from '../../shared/http/patiently.ts';

/** A section below the hero; `id` is its element's. */
export interface HomeSection {
  readonly id: string;
  readonly Section: LazyExoticComponent<ComponentType>;
}

/** Says that a section answers from now on: taps on it that came earlier are given back (app/start/inline/taps.ts). */
export function SectionAnswers({ id }: { id: string }): null {
  useEffect(() => {
    document.getElementById(id)?.setAttribute('data-alive', '');
    document.documentElement.dataset['section'] = id;
  }, [id]);
  return null;
}

type Below = typeof import('./below.ts');

const section = (id: string, name: keyof Below): HomeSection => ({
  id,
  Section: lazy(async () => {
    await idleOrNear(`#${id}`);
    return { default: (await patiently(() => import('./below.ts')))[name] };
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
