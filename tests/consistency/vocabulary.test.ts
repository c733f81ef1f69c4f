import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fileNameFault, identifierFaults } from '../support/vocabulary.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Texts for visitors are named after what they say. */
const isCode = (file: string): boolean => !/^src\/content\/pages\/|^src\/i18n\/locales\//.test(file);

const sources = globSync('{src,server,tests}/**/*.{ts,tsx}', { cwd: ROOT }).filter(isCode);

it('QU-05 files are named after what they hold, in standard terms', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.flatMap((file) => fileNameFault(file) ?? [])).toEqual([]);
});

it('QU-05 identifiers use standard terms', () => {
  expect(
    sources.flatMap((file) => identifierFaults(readFileSync(resolve(ROOT, file), 'utf8'), file)),
  ).toEqual([]);
});

it('QU-05 the check itself sees names in any form', () => {
  expect(fileNameFault('src/features/tax/rules.ts')).toBeDefined();
  expect(fileNameFault('tests/unit/tax/rules.test.ts')).toBeDefined();
  expect(fileNameFault('src/shared/useHandIn.ts')).toBe('src/shared/useHandIn.ts: submitForm');
  expect(fileNameFault('src/features/tax/corporateTax.ts')).toBeUndefined();
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
