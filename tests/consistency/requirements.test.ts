import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const ID = /\b[A-Z]{2}-\d\d\b/g;

const documented = new Set(
  Array.from(read('docs/requirements.md').matchAll(/^- \*\*([A-Z]{2}-\d\d)\*\*: /gm), ([, id]) => id),
);
const sources = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,css,sh,py}', { cwd: root });

it('QU-06 docs/requirements.md describes every requirement that code and tests name', () => {
  const unknown = sources.flatMap((file) =>
    Array.from(read(file).matchAll(ID), ([id]) => id)
      .filter((id) => !documented.has(id))
      .map((id) => `${id} in ${file}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

it('QU-06 docs/requirements.md describes no requirement that code and tests never name', () => {
  const named = new Set(sources.flatMap((file) => read(file).match(ID) ?? []));
  expect([...documented].filter((id) => id !== undefined && !named.has(id))).toEqual([]);
});
