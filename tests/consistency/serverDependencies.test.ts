// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IMPORT =
  /^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]|(?<!typeof )import\('([^']+)'\)|new URL\('(\.[^']+\.ts)'/gm;

/** Adds the packages that a module and all that it imports need. */
function collect(file: string, packages: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, ...names] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = names.find((found) => found !== undefined) ?? '';
    if (/^\..*\.tsx?$/.test(name)) collect(resolve(dirname(file), name), packages, seen);
    else if (/^[@a-z]/.test(name) && !name.startsWith('node:'))
      packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }
}

it('QU-02 the server runs without development dependencies', () => {
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')),
  );
  const packages = new Set<string>(['node']);
  collect(resolve(ROOT, 'server/serve.ts'), packages, new Set());
  expect(packages).toContain('hono');
  expect(packages).toContain('marked');
  expect([...packages].filter((name) => dependencies[name] === undefined)).toEqual([]);
});
