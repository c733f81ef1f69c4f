import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fileNameFault, identifierFaults } from '../support/vocabulary.ts';
import { phrasesIn, textsOf, wordsOf } from './phrases.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files with texts for visitors are named after their subject. */
const isCode = (file: string): boolean => !/^src\/content\/pages\/|^src\/i18n\/locales\//.test(file);

const sources = globSync('{src,server,tests}/**/*.{ts,tsx}', { cwd: ROOT }).filter(isCode);

/** Largest number of phrases per 1,000 words of comments, test titles and documents. */
const MOST_PHRASES = 3;

it('QU-05 file names use standard terms', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.flatMap((file) => fileNameFault(file) ?? [])).toEqual([]);
});

it('QU-05 identifiers use standard terms', () => {
  expect(
    sources.flatMap((file) => identifierFaults(readFileSync(resolve(ROOT, file), 'utf8'), file)),
  ).toEqual([]);
});

it('QU-05 the check detects names in any form', () => {
  expect(fileNameFault('src/tools/tax/rules.ts')).toBeDefined();
  expect(fileNameFault('tests/unit/tax/rules.test.ts')).toBeDefined();
  expect(fileNameFault('src/shared/useHandIn.ts')).toBe('src/shared/useHandIn.ts: submitForm');
  expect(fileNameFault('src/tools/tax/corporateTax.ts')).toBeUndefined();
  const faults = (code: string) => identifierFaults(code, 'a.tsx').map((fault) => fault.split(' ')[1]);
  expect(faults('const HAND_ON = 1; type HandedIn = 2; const beforehandOnce = 3')).toEqual([
    'HAND_ON',
    'HandedIn',
  ]);
  expect(faults('const a = <Crumbs onTick={b.finds} label="news" />; // obtain')).toEqual([
    'Crumbs',
    'onTick',
    'finds',
  ]);
});

it('QU-05 comments, test titles and documents use plain words', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|js|css|php|md|sh)$/.test(file) && existsSync(resolve(ROOT, file)))
    .filter((file) => !/^src\/content\/|^server\/content\/articles|locales\/|\.d\.ts$/.test(file))
    .map((file) => ({ file, text: textsOf(file, readFileSync(resolve(ROOT, file), 'utf8')) }))
    .map(({ file, text }) => ({ file, words: wordsOf(text), phrases: phrasesIn(text) }));
  const words = files.reduce((sum, each) => sum + each.words, 0);
  const worst = files
    .toSorted((a, b) => b.phrases.length - a.phrases.length)
    .slice(0, 10)
    .map(
      ({ file, phrases }) => `${phrases.length} in ${file}: ${[...new Set(phrases)].slice(0, 5).join('; ')}`,
    );
  const found = files.reduce((sum, { phrases }) => sum + phrases.length, 0);
  expect((found / words) * 1_000, `Most hits:\n${worst.join('\n')}`).toBeLessThanOrEqual(MOST_PHRASES);
});

it('QU-05 the check detects phrases in comments, titles and documents', () => {
  const source = "// What came\nit('is told', () => {}); const text = 'holds';";
  expect(phrasesIn(textsOf('a.ts', source))).toHaveLength(3);
  expect(phrasesIn(textsOf('a.md', 'It `gives` the whole text.'))).toEqual(['whole (complete, entire)']);
});
