import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The module that reads and writes web storage, with handling of blocked and full storage. */
const HOME = 'src/shared/storage/persisted.ts';

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

/** A use, other than as the last argument of persisted(), which names the area. */
const usesStorage = (code: string): boolean =>
  /\b(?:local|session)Storage\b(?!',?\s*\))/.test(withoutComments(code));

it('OF-09 local and session storage are used through persisted() alone', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    usesStorage(readFileSync(resolve(ROOT, file), 'utf8')),
  );
  expect(files).toEqual([HOME]);
});

it('OF-09 the check detects a direct use', () => {
  expect(usesStorage("window.localStorage.getItem('x')")).toBe(true);
  expect(usesStorage('sessionStorage?.clear()')).toBe(true);
  expect(usesStorage("window['localStorage'].clear()")).toBe(true);
  expect(usesStorage("persisted('x', textCodec, 'sessionStorage')")).toBe(false);
  expect(usesStorage('// localStorage may be full\n/* sessionStorage */')).toBe(false);
});
