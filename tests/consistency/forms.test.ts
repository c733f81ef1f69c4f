import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('src/**/*.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(resolve(root, path), 'utf8'),
}));

/** The opening tag that begins at an index: to the first `>` outside of braces. */
function tagAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '>' && depth === 0) return text.slice(start, index + 1);
  }
  return '';
}

const styled = sources.flatMap(({ text }) =>
  [...text.matchAll(/const (\w+) = styled\('form'\)/g)].map(([, name]) => name ?? ''),
);
const forms = sources.flatMap(({ path, text }) =>
  [...text.matchAll(new RegExp(`<(?:${['form', ...styled].join('|')})(?=[\\s>])`, 'g'))].map(({ index }) => ({
    path,
    tag: tagAt(text, index),
    isSearch: /role="search"/.test(text),
  })),
);

it('SE-03 FO-02 only search forms put their fields into the address when submitted without scripts', () => {
  expect(forms.length).toBeGreaterThan(4);
  expect(
    forms
      .filter(({ tag, isSearch }) => !isSearch && !/\smethod="dialog"/.test(tag))
      .map(({ path, tag }) => `${path}: ${tag}`),
  ).toEqual([]);
});
