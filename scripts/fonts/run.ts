/**
 * Makes the site's fonts and their style sheet: `npm run fonts`, after an update of their packages. Each script has a
 * file with common characters (QU-04), and one with all others, fetched by `unicode-range`. A device font is the
 * fallback of the Latin one.
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

/** The weights of the site: others would double the larger files. */
const WEIGHTS = { min: 400, max: 700 };

interface Family {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  readonly basic: string;
  readonly all: string;
  readonly features?: readonly string[];
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Instrument Sans Variable',
    file: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    basic: BASIC_LATIN,
    all: ALL_LATIN,
    // Kerning, ligatures, marks and tabular figures; fractions and alternates are not used.
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

interface Fallback {
  readonly name: string;
  /** Full names, in order of preference. */
  readonly local: readonly string[];
  readonly weight: string;
  /** In percent: the text width of seven pages in the site's font, relative to this one. */
  readonly size: number;
}

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'];
const bold = (names: readonly string[]) => names.map((name) => `${name} Bold`);

/**
 * Regular text, labels and headings: without a bold face browsers synthesise one. Arial and similar fonts, Android's
 * font, and a font 10 % wider for other computers.
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
const ASCENT_PERCENT = 97;
const DESCENT_PERCENT = 25;

const rounded = (percent: number) => Number(percent.toFixed(2));

/** Equal widths and line box minimise layout shifts when the font is loaded. */
const fallbackFaceOf = ({ name, local, weight, size }: Fallback) => `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${rounded((100 * ASCENT_PERCENT) / size)}%;
  descent-override: ${rounded((100 * DESCENT_PERCENT) / size)}%;
  line-gap-override: 0%;
}
`;

const INTRODUCTION = '/* Made by scripts/fonts/run.ts. */\n';

export interface MadeFonts {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly css: string;
}

/** Makes the font files and the style sheet. Rejects when a package lacks a font. */
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
