/**
 * Makes the site's fonts and their style sheet: `npm run fonts`, after a package of them has changed. Each
 * script has a file with what its pages are made of (QU-04), and one with all other characters, which `unicode-range`
 * fetches where a page has one of them. Until Latin letters are there, a font of the device stands in for them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import {
  BASIC_ARABIC,
  BASIC_DEVANAGARI,
  BASIC_LATIN,
  ALL_ARABIC,
  ALL_DEVANAGARI,
  ALL_LATIN,
  codesOf,
} from './fontRanges.ts';

const THEME = new URL('../../src/app/theme/', import.meta.url);

/** The weights that the site uses: others would double the larger files. */
const WEIGHTS = { min: 400, max: 700 };

interface Family {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  /** In the form of `unicode-range`. */
  readonly basic: string;
  readonly all: string;
  /** The features of the font that stay; all of them by default. */
  readonly features?: readonly string[];
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Instrument Sans Variable',
    file: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    basic: BASIC_LATIN,
    all: ALL_LATIN,
    // Even spacing, “fi” as one sign, figures of one width: fractions and other alternates are not used.
    features: ['kern', 'liga', 'mark', 'tnum'],
  },
  {
    name: 'Vazirmatn Variable',
    file: 'vazirmatn',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    basic: BASIC_ARABIC,
    all: ALL_ARABIC,
  },
  {
    name: 'Noto Sans Devanagari Variable',
    file: 'noto-sans-devanagari',
    source:
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    basic: BASIC_DEVANAGARI,
    all: ALL_DEVANAGARI,
  },
];

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Code points in ascending order as a `unicode-range`. */
function rangeOf(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const faceOf = (name: string, file: string, range: string) => `@font-face {
  font-family: '${name}';
  src: url('./fonts/${file}') format('woff2');
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${range};
}
`;

/** A font of the device that stands in for the site's Latin one until that has come. */
interface Fallback {
  readonly name: string;
  /** Full names, the first one that the device has. */
  readonly local: readonly string[];
  readonly weight: string;
  /** In percent: the width of all text of seven pages in the site's font, over that in this one. */
  readonly size: number;
}

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'];
const bold = (names: readonly string[]) => names.map((name) => `${name} Bold`);

/**
 * Regular text, labels and headings: without a bold face a browser smears the regular letters. Arial and what is like it;
 * Android's font; and what computers have that lack both, a tenth wider.
 */
const FALLBACKS: readonly Fallback[] = [
  { name: 'Latin Fallback', local: ARIAL, weight: '100 400', size: 101.71 },
  { name: 'Latin Fallback', local: ARIAL, weight: '500', size: 104.32 },
  { name: 'Latin Fallback', local: bold(ARIAL), weight: '600 700', size: 98.12 },
  {
    name: 'Roboto Fallback',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    weight: '100 400',
    size: 102.38,
  },
  {
    name: 'Roboto Fallback',
    local: ['Roboto Medium', 'Roboto-Medium', 'Roboto'],
    weight: '500',
    size: 103.71,
  },
  {
    name: 'Roboto Fallback',
    local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    weight: '600 700',
    size: 104.33,
  },
  { name: 'Wide Fallback', local: ['DejaVu Sans', 'Verdana'], weight: '100 400', size: 89.64 },
  { name: 'Wide Fallback', local: ['DejaVu Sans', 'Verdana'], weight: '500', size: 93.09 },
  { name: 'Wide Fallback', local: bold(['DejaVu Sans', 'Verdana']), weight: '600 700', size: 83.01 },
];

/** The line box of the site's Latin font, in percent of its size. */
const ASCENT = 97;
const DESCENT = 25;

const rounded = (percent: number) => Number(percent.toFixed(2));

/** The same widths and line box: text hardly moves when its font comes (DESIGN 7). */
const fallbackFaceOf = ({ name, local, weight, size }: Fallback) => `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${rounded((100 * ASCENT) / size)}%;
  descent-override: ${rounded((100 * DESCENT) / size)}%;
  line-gap-override: 0%;
}
`;

const INTRODUCTION = '/* Made by scripts/fonts/run.ts. */\n';

/** What the script makes. */
export interface MadeFonts {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly css: string;
}

/** Makes files and style sheet. Rejects when a package has no such font. */
export async function makeFonts(): Promise<MadeFonts> {
  const files = new Map<string, Buffer>();
  const faces: string[] = [];
  for (const { name, file, source, basic, all, features } of FAMILIES) {
    const font = await readFile(createRequire(import.meta.url).resolve(source));
    const first = codesOf(basic);
    const others = codesOf(all).filter((code) => !first.includes(code));
    for (const [part, codes] of [
      ['basic', first],
      ['extended', others],
    ] as const) {
      const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
      const bytes = await subsetFont(font, String.fromCodePoint(...codes), {
        ...options,
        ...(features ? { keepFeatures: features } : {}),
      });
      files.set(`${file}-${part}.woff2`, bytes);
      faces.push(faceOf(name, `${file}-${part}.woff2`, rangeOf(codes)));
    }
  }
  return { files, css: INTRODUCTION + [...faces, ...FALLBACKS.map(fallbackFaceOf)].join('') };
}

if (import.meta.main) {
  const { files, css } = await makeFonts();
  for (const [name, bytes] of files) await writeFile(new URL(`fonts/${name}`, THEME), bytes);
  await writeFile(new URL('fonts.css', THEME), css);
  console.info([...files].map(([name, { length }]) => `${name} ${length} bytes`).join('\n'));
}
