import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { firmFile } from '../../../src/content/firmFile.ts';
import { slotsFile } from '../../../src/content/home/slotsFile.ts';
import { pricesFile } from '../../../src/content/offers/pricesFile.ts';
import { type Mistake, mistakeText, readYaml } from '../../../src/content/yaml/readYaml.ts';

interface DataFile {
  readonly file: string;
  readonly schema: v.GenericSchema;
  /** The name of the export with all data; without it, each field is an export. */
  readonly name?: string;
}

/** Files of data; a module of the same name, which reads the file in Node, has their exports. */
const dataFiles: readonly DataFile[] = [
  { file: 'src/content/offers/prices.yaml', schema: pricesFile, name: 'startingPrices' },
  { file: 'src/content/home/slots.yaml', schema: slotsFile, name: 'slots' },
  { file: 'src/content/firm.yaml', schema: firmFile },
];

/** Returns the file of data that a module reads in Node, if it is one: both names from the root. */
export const dataFileOf = (module: string): string | undefined =>
  dataFiles.find(({ file }) => file.replace(/yaml$/, 'ts') === module)?.file;

/** Returns the code of a module with the data of a file, named from the root; undefined for other files. */
export function dataModule(
  text: string,
  file: string,
): { readonly code?: string; readonly mistakes: readonly Mistake[] } | undefined {
  const known = dataFiles.find((each) => each.file === file);
  if (!known) return undefined;
  const { data, mistakes } = readYaml(text, known.schema);
  if (mistakes.length > 0) return { mistakes };
  const exported: Readonly<Record<string, unknown>> =
    known.name === undefined ? { ...Object(data) } : { [known.name]: data };
  const code = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return { code: code.join('\n'), mistakes };
}

/** Returns the messages of all mistakes in files of data below a root folder. */
export const dataMistakes = (root: string): readonly string[] =>
  dataFiles
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, schema }) =>
      readYaml(readFileSync(join(root, file), 'utf8'), schema).mistakes.map((each) =>
        mistakeText(file, each),
      ),
    );
