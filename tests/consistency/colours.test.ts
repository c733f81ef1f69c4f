import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { colouredArt } from '../../scripts/art/schemes.ts';
import { COVER_TINTS, inLightColours } from '../../scripts/art/palette.ts';
import { colour, darkTokens, lightTokens } from '../../server/designTokens.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (patterns: string[]) => globSync(patterns, { cwd: ROOT });

const drawings = filesIn(['src/content/art/**/*.svg', 'scripts/art/figures/*.svg']);

const VARIABLE = /var\(--([\w-]+)(?:,([^()]*))?\)/g;

/** A literal colour other than black and white, which masks and printed pages use. */
const LITERAL =
  /(?<!&)#(?!0{3}\b|0{6}\b|f{3}\b|f{6}\b)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b|\b(?:rgb|hsl|oklch)a?\([\d.]/gi;

/** Backgrounds of the covers, the same in both colour schemes. */
const PAPERS: ReadonlySet<string> = new Set(Object.values(COVER_TINTS));

/** Files that may contain literal colours. */
const OWN_COLOURS = [
  'src/app/theme/tokens.css',
  ...filesIn(['src/content/art/flags/*.svg']),
  'server/content/uploads/avatar.ts',
];

it('QU-05 dark colours are the same for both sources of the choice, and each has a light colour', () => {
  const { bySystem, byReader } = darkTokens;
  expect(byReader.size).toBeGreaterThan(40);
  expect(Object.fromEntries(byReader)).toEqual(Object.fromEntries(bySystem));
  expect([...byReader.keys()].filter((token) => !lightTokens.has(token))).toEqual([]);
});

it('QU-05 variables in drawings fall back to the light colours', () => {
  const found = drawings.flatMap((file) =>
    Array.from(read(file).matchAll(VARIABLE), ([, token = '', value = '']) => ({ file, token, value })),
  );
  expect(found.length).toBeGreaterThan(500);
  const wrong = found.filter(({ token, value }) =>
    token === 'cover-tint' ? !PAPERS.has(value) && value !== colour('tint-warm') : value !== colour(token),
  );
  expect(wrong, 'npm run art rewrites them').toEqual([]);
});

it('QU-05 drawings shown as images contain the dark colours', () => {
  const old = [...colouredArt()].filter(([file, svg]) => read(file) !== svg).map(([file]) => file);
  expect(old, 'npm run art rewrites them').toEqual([]);
});

it.each(['icon', 'favicon'])('QU-05 OF-01 %s.svg has the colours of its drawing', (name) => {
  const made = inLightColours(read('src/content/art/icon.svg').trim());
  expect(read(`public/icons/${name}.svg`).trim(), 'npm run icons makes it').toBe(made);
});

it('QU-05 no other source contains a literal colour', () => {
  const sources = filesIn(['index.html', 'vite.config.ts', 'src/**/*.{ts,tsx,css}', 'server/**/*.ts']);
  expect(sources.length).toBeGreaterThan(700);
  const found = [...sources, ...drawings]
    .filter((file) => !OWN_COLOURS.includes(file))
    .flatMap((file) =>
      Array.from(
        // Fallback and dark colours of drawings are compared above.
        read(file)
          .replaceAll(/<style data-scheme="dark">.*?<\/style>/gs, '')
          .replaceAll(VARIABLE, '')
          .matchAll(LITERAL),
        ([literal]) => ({ file, literal }),
      ),
    );
  expect(found.filter(({ literal }) => !PAPERS.has(literal))).toEqual([]);
});
