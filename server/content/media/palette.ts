import type { CategorySlug } from '../library/categories.ts';

/** Fill classes of the drawings: CSS variable and its light value (tokens.css). */
const FILLS = {
  af: ['far', '#d3e3dd'],
  am: ['mid', '#9cc4be'],
  an: ['near', '#2f8281'],
  ad: ['deep', '#0c4b4f'],
  al: ['lit', '#fffdf7'],
  as: ['shade', '#dbe6de'],
  ao: ['sun', '#f9dfae'],
  ax: ['acc', '#f2a31b'],
  ay: ['acc2', '#cc7d12'],
  aw: ['water', '#c3ddd7'],
  av: ['water2', '#e9f2ec'],
  ag: ['glass', '#a8d3cc'],
} as const;

/** Stroke classes of the drawings. */
const STROKES = {
  sn: ['near', '#2f8281'],
  sd: ['line', '#0c4b4f'],
  sl: ['lit', '#fffdf7'],
  sm: ['mid', '#9cc4be'],
  sx: ['acc', '#f2a31b'],
  sy: ['acc2', '#cc7d12'],
} as const;

/** The paper of each category's covers, light scheme (LOOK.md, "Covers"). */
export const COVER_TINTS: Readonly<Record<CategorySlug, string>> = {
  licensing: '#dcebe6',
  'free-zones': '#d5e6ee',
  banking: '#f3e6cf',
  visas: '#e2e7ee',
  tax: '#e3ead5',
  guides: '#f1e0d6',
  'uk-europe': '#e9e2ea',
};

/** A style element that holds the classes which the markup uses, and no others. */
export function paletteStyle(markup: string): string {
  const used = new Set([...markup.matchAll(/class="([a-z]{2})"/g)].map(([, name]) => name));
  const fills = Object.entries(FILLS)
    .filter(([name]) => used.has(name))
    .map(([name, [role, hex]]) => `.${name}{fill:var(--art-${role},${hex})}`);
  const strokes = Object.entries(STROKES)
    .filter(([name]) => used.has(name))
    .map(([name, [role, hex]]) => `.${name}{fill:none;stroke:var(--art-${role},${hex})}`);
  return `<style>${[...fills, ...strokes].join('')}</style>`;
}

/** The drawing in its light colours, for renderers that know no CSS variables. */
export function inLightColours(svg: string): string {
  return svg.replaceAll(/var\(--[a-z0-9-]+,\s*([^()]+)\)/g, '$1');
}
