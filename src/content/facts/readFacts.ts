import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startingPrices } from '../offers/prices.ts';
import type { PriceName } from '../offers/pricesFile.ts';
import { keysOf } from '../yaml/schema.ts';
import { mistakeText, readYaml, type ReadYaml } from '../yaml/readYaml.ts';
import { englishFact } from './entryTexts.ts';
import type { Fact } from './fact.ts';
import { type FactFile, factFile } from './factFile.ts';

export interface FactsOnDisk extends ReadYaml<FactFile> {
  readonly file: string;
}

/** Reads all files of facts below a root folder, sorted by name. */
export const readFacts = (root: string): readonly FactsOnDisk[] =>
  globSync('src/content/facts/*.yaml', { cwd: root })
    .toSorted()
    .map((file) => Object.assign(readYaml(readFileSync(join(root, file), 'utf8'), factFile), { file }));

/** Returns the messages of all mistakes in facts, and of ids that two files have. */
export function factMistakes(files: readonly FactsOnDisk[]): readonly string[] {
  const owners = new Map<string, string>();
  const twice = files.flatMap(({ file, data = {} }) =>
    Object.keys(data).flatMap((id) => {
      const owner = owners.get(id);
      owners.set(id, file);
      return owner === undefined ? [] : [`${file}: ${id}: ${owner} has the same id`];
    }),
  );
  return [
    ...files.flatMap(({ file, mistakes }) => mistakes.map((each) => mistakeText(file, each))),
    ...twice,
  ];
}

const prices: ReadonlyMap<PriceName, number> = new Map(
  keysOf(startingPrices).flatMap((id) =>
    keysOf(startingPrices[id]).map((part) => [`${id}.${part}` as const, startingPrices[id][part]]),
  ),
);

const priceNamed = (name: PriceName | undefined): number => (name && prices.get(name)) ?? Number.NaN;

/** Returns all facts below a root folder, in English. Throws Error with all mistakes. */
export function factTable(root: string): Readonly<Record<string, Fact>> {
  const files = readFacts(root);
  const mistakes = factMistakes(files);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return Object.fromEntries(
    files.flatMap(({ data = {} }) =>
      Object.entries(data).map(([id, entry]) => [id, englishFact(entry, priceNamed(entry.price))]),
    ),
  );
}
