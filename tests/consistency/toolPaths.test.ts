import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toolPaths } from '../../src/content/toolPaths.ts';

/** They help on their pages, but nobody would look for them as a tool. */
const HELPERS = new Set(['/faq', '/company/contact', '/login']);

it('PG-02 the search knows every tool that stands on a page', () => {
  const source = readFileSync(new URL('../../src/pages/tools/tools.ts', import.meta.url), 'utf8');
  const paths = [...source.matchAll(/^ {2}'(\/[^']+)': tool\(/gm)].map((match) => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(5);
  // A new tool belongs into src/content/toolPaths.ts, too.
  expect(paths.filter((path) => !toolPaths.has(path) && !HELPERS.has(path))).toEqual([]);
});
