import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as v from 'valibot';
import { mistakeText, readYaml } from './readYaml.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Reads a file of data, named from the repository's root. Throws Error with all its mistakes. */
export function readData<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferInput<Schema> {
  const { data, mistakes } = readYaml(readFileSync(resolve(ROOT, file), 'utf8'), schema);
  if (data === undefined) throw new Error(mistakes.map((each) => mistakeText(file, each)).join('\n'));
  return data;
}
