import type { CategorySlug } from '../../src/features/blog/rules/categorySlugs.ts';
import { drawing, partOf } from './art.ts';
import { SLIDES } from '../../src/content/art/drawings.ts';
import type { Motif, Skyline } from '../../server/content/library/motifs.ts';
import { COVER_TINTS, paletteStyle } from './palette.ts';

export interface Cover {
  readonly motif: Motif;
  readonly skyline: Skyline;
  readonly tint: CategorySlug;
}

/** Moves a city to the end side of the sun, with its water line at 340. */
const PLACES: Readonly<Record<Skyline, string>> = {
  dubai: 'translate(-745 100)',
  london: 'translate(-200 100)',
  europe: 'translate(330 100)',
};

const SUN =
  '<circle class="ao" cx="250" cy="200" r="150"/>' +
  '<path class="sl" d="M100 118A176 176 0 0 1 250 24" stroke-width="3" stroke-linecap="round"/>';

const ripple = (x: number, y: number, width: number): string =>
  `<rect class="av" x="${x}" y="${y}" width="${width}" height="4" rx="2"/>`;

const WATER =
  '<rect class="aw" x="0" y="340" width="800" height="110"/><path class="av" d="M0 340h800v3H0z"/>' +
  ripple(470, 362, 150) +
  ripple(610, 382, 110) +
  ripple(440, 412, 90) +
  ripple(640, 422, 120);

const PIER =
  '<path class="ad" d="M112 430h16v58h-16zM526 430h16v58h-16z"/>' +
  '<rect class="al" x="76" y="412" width="508" height="10" rx="2"/>' +
  '<rect class="an" x="76" y="422" width="508" height="14"/>';

/** A star replaces letters, because covers are used in four languages. */
const STAR = '<path class="al" d="M390 272l7 19 19 7-19 7-7 19-7-19-19-7 19-7z"/>';

function onPier(motif: Motif): string {
  const name = `${SLIDES.some((slide) => slide === motif) ? 'slides' : 'subjects'}/${motif}`;
  const art = drawing(name);
  const behind = partOf(art, 'behind');
  const pier = partOf(art, 'pier');
  const object = partOf(art, 'motif');
  if (pier === undefined || object === undefined) {
    throw new Error(`${name}.svg has no parts "pier" and "motif"`);
  }
  const own = pier.attributes.includes('data-own');
  const far = behind?.attributes.includes('data-only') ? '' : (behind?.markup ?? '');
  return far + (own ? pier.markup : PIER) + object.markup.replaceAll(/<g data-letter="">.*?<\/g>/g, STAR);
}

/**
 * Returns an article's cover, 800 × 450: tinted paper, the sun, a city on the horizon, an object on a pier. Inline, its
 * colours follow the scheme. Throws when a drawing lacks a part.
 */
export function coverSvg({ motif, skyline, tint }: Cover): string {
  const city = partOf(drawing('harbour'), skyline);
  if (city === undefined) {
    throw new Error(`harbour.svg has no part "${skyline}"`);
  }
  const scene =
    `${SUN}<g transform="${PLACES[skyline]}">${city.markup}</g>${WATER}` +
    `<g transform="translate(34 112) scale(.66)">${onPier(motif)}</g>` +
    ripple(70, 432, 180) +
    ripple(300, 424, 80);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450" aria-hidden="true">' +
    `${paletteStyle(scene)}<style>.ct{fill:var(--cover-tint,${COVER_TINTS[tint]})}</style>` +
    `<rect class="ct" width="800" height="450"/>${scene}</svg>`
  );
}
