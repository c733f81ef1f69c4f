import { colour } from '../../server/designTokens.ts';
import { drawing } from './art.ts';
import { paletteStyle } from './palette.ts';

function inside(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll(/<style[^>]*>.*?<\/style>/g, '');
}

/** Returns the default preview picture of links, 1200 × 630. The name is drawn as outlines, without a font. */
export function openGraphSvg(): string {
  const scene =
    '<circle class="ao" cx="856" cy="330" r="214"/>' +
    '<path class="sl" d="M668 221A236 236 0 0 1 856 90" stroke-width="3.5" stroke-linecap="round"/>' +
    '<path class="aw" d="M0 520h1200v110H0z"/>' +
    `<g transform="translate(-400 280)">${inside(drawing('harbour'))}</g>` +
    `<g transform="translate(84 92) scale(3.3)">${inside(drawing('wordmark'))}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour('sky-trade-1')}"/>` +
    `<stop offset=".83" stop-color="${colour('sky-trade-2')}"/></linearGradient></defs>` +
    `${paletteStyle(scene)}<path fill="url(#sky)" d="M0 0h1200v630H0z"/>${scene}</svg>`
  );
}
