import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ALL_ARABIC, ALL_LATIN, codesOf } from '../fontRanges.ts';
import type { Script } from './pieces.ts';
import type { FontName } from './runs.ts';

const { resolve } = createRequire(import.meta.url);

const WEIGHTS: Readonly<Record<FontName, number>> = { regular: 400, medium: 500, semibold: 600, bold: 700 };

/** Fonts by the names under which a file asks for them. */
export type FontFiles = ReadonlyMap<string, Buffer>;

/** The name of a weight in a script, as it is registered in a file. */
export const fontKey = (font: FontName, script: Script): string => `${script}-${font}`;

/** The script of a font's name. */
export const scriptOf = (key: string): Script => (key.startsWith('arabic-') ? 'arabic' : 'latin');

/** Where the fonts come from: a file for each weight, or one for all, which is the site's own. */
const SOURCES: Readonly<Record<Script, (weight: number) => string>> = {
  latin: (weight) => `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  arabic: () => '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
};

/** Arabic's own space keeps the words of a line in one piece. */
const CODES: Readonly<Record<Script, readonly number[]>> = {
  latin: codesOf(ALL_LATIN),
  arabic: [0x20, 0xa0, ...codesOf(ALL_ARABIC)],
};

/** A script's fonts in the format that pdfkit reads at once: unpacking them for each file would take longer than all else. */
async function open(script: Script): Promise<FontFiles> {
  const fonts = new Map<string, Buffer>();
  for (const font of ['regular', 'medium', 'semibold', 'bold'] as const) {
    const source = await readFile(resolve(SOURCES[script](WEIGHTS[font])));
    const variationAxes = script === 'arabic' ? { wght: WEIGHTS[font] } : {};
    const text = String.fromCodePoint(...CODES[script]);
    fonts.set(fontKey(font, script), await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes }));
  }
  return fonts;
}

const opened = new Map<Script, Promise<FontFiles>>();

/** The fonts of scripts, each opened once in a process. */
export async function fontsOf(scripts: readonly Script[]): Promise<FontFiles> {
  const all = scripts.map((script) => {
    const fonts = opened.get(script) ?? open(script);
    opened.set(script, fonts);
    return fonts;
  });
  return new Map((await Promise.all(all)).flatMap((fonts) => Array.from(fonts)));
}
