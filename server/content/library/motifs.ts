import { SLIDES, SUBJECTS } from '../../../src/content/art/drawings.ts';

/** All that a cover can show on its pier. */
export const MOTIFS = [...SLIDES, ...SUBJECTS] as const;

/** What a cover shows on its pier. */
export type Motif = (typeof MOTIFS)[number];

/** The parts of `src/content/art/harbour.svg` that can stand on a cover's horizon. */
export const SKYLINES = ['dubai', 'london', 'europe'] as const;

/** Which city stands behind the pier. */
export type Skyline = (typeof SKYLINES)[number];
