import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const filesIn = (pattern: string) => globSync(pattern, { cwd: ROOT });

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes that `rootState.ts` declares. */
const declared = new Set(
  [...read('src/shared/rootState.ts').matchAll(/^ {2}(\w+): /gm)].map((match) => kebab(match[1] ?? '')),
);

/** The attributes of the root element that a text's selectors name. */
const selected = (text: string): string[] =>
  [...text.matchAll(/(?:html|:root)((?::not\(|\[data-[\w-]+(?:=[^\]]*)?\]|\))+)/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/\[data-([\w-]+)/g)].map((name) => name[1] ?? ''),
  );

/** The attributes that a test sets itself, as a mark that tells whether the page was loaded again. */
const ownMarks = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/setAttribute\(\s*'data-([\w-]+)'|dataset\['(\w+)'\] =/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );

it('QU-05 styles, components and tests select attributes of the root element that are declared', () => {
  expect(declared.size).toBeGreaterThan(10);
  const undeclared = filesIn('{src,server,tests}/**/*.{ts,tsx,css}').flatMap((file) => {
    const text = read(file);
    const own = ownMarks(text);
    return selected(text)
      .filter((name) => !declared.has(name) && !own.has(name))
      .map((name) => `${file}: data-${name}`);
  });
  expect(undeclared).toEqual([]);
});

it('QU-05 nothing else touches the data of the root element', () => {
  const direct = filesIn('src/**/*.{ts,tsx}').filter((file) =>
    /documentElement\.dataset|documentElement;\n.*dataset/.test(read(file)),
  );
  expect(direct).toEqual(['src/shared/rootState.ts']);
});
