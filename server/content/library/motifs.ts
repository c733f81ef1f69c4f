import { SLIDES, SUBJECTS } from '../../../src/content/art/drawings.ts';

export const MOTIFS = [...SLIDES, ...SUBJECTS] as const;

export type Motif = (typeof MOTIFS)[number];

export const SKYLINES = ['dubai', 'london', 'europe'] as const;

export type Skyline = (typeof SKYLINES)[number];
