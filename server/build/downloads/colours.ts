import { colour } from '../../designTokens.ts';

/** What the files are drawn in: the site's own colours, on paper. */
export const colours = {
  paper: colour('paper'),
  tint: colour('tint'),
  tintWarm: colour('tint-warm'),
  ink: colour('ink'),
  soft: colour('ink-soft'),
  line: colour('line'),
  branch: colour('art-mid'),
  primarySoft: colour('primary-soft'),
  primary: colour('primary'),
  accent: colour('accent'),
  accentInk: colour('accent-ink'),
  water: colour('art-water'),
} as const;
