import { colour } from '../../server/designTokens.ts';
import type { CategorySlug } from '../../src/features/blog/rules/categorySlugs.ts';

/** Fill classes of drawings and the end of their token's name: `--art-…`. */
const FILLS = {
  af: 'far',
  am: 'mid',
  an: 'near',
  ad: 'deep',
  al: 'lit',
  as: 'shade',
  ao: 'sun',
  ah: 'glow',
  ax: 'acc',
  ay: 'acc2',
  aw: 'water',
  av: 'water2',
  ag: 'glass',
} as const;

const STROKES = {
  sn: 'near',
  sd: 'line',
  sl: 'lit',
  sm: 'mid',
  sx: 'acc',
  sy: 'acc2',
} as const;

export const COVER_TINTS: Readonly<Record<CategorySlug, string>> = {
  licensing: '#dcebe6',
  'free-zones': '#d5e6ee',
  banking: '#f3e6cf',
  visas: '#e2e7ee',
  tax: '#e3ead5',
  guides: '#f1e0d6',
  'uk-europe': '#e5e1d6',
};

const variable = (role: string) => `var(--art-${role},${colour(`art-${role}`)})`;

/** Returns a style element with the classes that the markup uses. */
export function paletteStyle(markup: string): string {
  const used = new Set([...markup.matchAll(/class="([a-z]{2})"/g)].map(([, name]) => name));
  const fills = Object.entries(FILLS)
    .filter(([name]) => used.has(name))
    .map(([name, role]) => `.${name}{fill:${variable(role)}}`);
  const strokes = Object.entries(STROKES)
    .filter(([name]) => used.has(name))
    .map(([name, role]) => `.${name}{fill:none;stroke:${variable(role)}}`);
  return `<style>${[...fills, ...strokes].join('')}</style>`;
}

/** Replaces CSS variables by their light colours, for renderers without variables. */
export function inLightColours(svg: string): string {
  return svg.replaceAll(/var\(--[a-z0-9-]+,\s*([^()]+)\)/g, '$1');
}
