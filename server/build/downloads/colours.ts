import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../../../src/app/theme/tokens.css', import.meta.url), 'utf8');

/** A colour of the light scheme, by its token's name. @throws Error when there is none of that name. */
function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[\\da-f]{6})`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** What the files are drawn in: the site's own colours, on paper. */
export const colours = {
  paper: token('paper'),
  tint: token('tint'),
  tintWarm: token('tint-warm'),
  ink: token('ink'),
  soft: token('ink-soft'),
  line: token('line'),
  primary: token('primary'),
  accent: token('accent'),
  accentInk: token('accent-ink'),
  water: token('art-water'),
} as const;
