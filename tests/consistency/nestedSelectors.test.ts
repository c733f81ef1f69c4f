import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const LOST = /^\s*['"`]:[^'"`]*&/;

it('QU-05 no selector begins with a colon and has “&” later: Emotion would also put the class before the colon', () => {
  const lines = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
    readFileSync(resolve(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (LOST.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
