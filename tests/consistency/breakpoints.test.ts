import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints, SMALL_PHONE } from '../../src/shared/ui/breakpoints.ts';
import { LARGE_LETTERS } from '../../src/shared/ui/largeLetters.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A literal width in a media query, where the theme's breakpoints are expected. */
const RAW_WIDTH = /\((?:(?:min|max)-width: ?|width ?[<>]=? ?)[\d.]+(?:px|r?em)\)/g;

/** Modules with literal widths: one for large text, a container query, and `sizes` of pictures. */
const EXCEPTIONS = [
  'src/shared/ui/largeLetters.ts',
  'src/tools/calculator/Result.tsx',
  'src/features/blog/api/html/images.ts',
  'src/features/blog/article/ArticleHeader.tsx',
  'src/features/blog/list/PostCard.tsx',
];

const widthsIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(RAW_WIDTH)].map(([query]) => ({ file, query })),
  );

it('QU-05 media queries in modules are made of the theme’s breakpoints', () => {
  expect(widthsIn('src/**/*.{ts,tsx}').filter(({ file }) => !EXCEPTIONS.includes(file))).toEqual([]);
});

it('QU-05 media queries in style sheets have the widths of the theme’s breakpoints', () => {
  const { keys, up, down } = breakpoints;
  const queries = [...keys, SMALL_PHONE].flatMap((key) => [up(key), down(key)]);
  const known = [...queries, LARGE_LETTERS].map((query) => /\(.*\)/.exec(query)?.[0].replace(' ', ''));
  const sheets = widthsIn('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(2);
  const found = sheets.filter(({ query }) => !known.includes(/\(m.*\)/.exec(query)?.[0].replace(' ', '')));
  expect(found).toEqual([]);
});
