import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { type Mistake, mistakeText, readYaml } from '../../../src/content/yaml/readYaml.ts';

interface DataFile {
  readonly file: string;
  /** Loaded on demand: a schema that knows the facts throws Error if facts have mistakes. */
  readonly loadSchema: () => Promise<v.GenericSchema>;
  /** The name of the export with all data. */
  readonly name?: string;
  /** True if each field is an export as well, so that bundles contain only the fields that they use. */
  readonly hasFields?: true;
}

/** Files of data; a module of the same name, which reads the file in Node, has their exports. */
const DATA: readonly DataFile[] = [
  {
    file: 'src/content/offers/prices.yaml',
    name: 'startingPrices',
    loadSchema: async () => (await import('../../../src/content/offers/pricesFile.ts')).pricesFile,
  },
  {
    file: 'src/content/home/slots.yaml',
    name: 'slots',
    loadSchema: async () => (await import('../../../src/content/home/slotsFile.ts')).slotsFile,
  },
  {
    file: 'src/content/firm.yaml',
    hasFields: true,
    loadSchema: async () => (await import('../../../src/content/firmFile.ts')).firmFile,
  },
];

/** Files of data that refer to facts and pages. */
const DATA_WITH_REFERENCES: readonly DataFile[] = [
  {
    file: 'src/content/offers/offers.yaml',
    name: 'offers',
    hasFields: true,
    loadSchema: async () => (await import('../../../src/content/offers/offersFile.ts')).offersFile,
  },
  {
    file: 'src/content/home/licences.yaml',
    name: 'licenceTypes',
    loadSchema: async () => (await import('../../../src/content/home/licencesFile.ts')).licencesFile,
  },
];

const dataFiles = [...DATA, ...DATA_WITH_REFERENCES];

/** Returns the file of data that a module reads in Node, if it is one: both names from the root. */
export const dataFileOf = (module: string): string | undefined =>
  dataFiles.find(({ file }) => file.replace(/yaml$/, 'ts') === module)?.file;

/** Returns the code of a module with the data of a file, named from the root; undefined for other files. */
export async function dataModule(
  text: string,
  file: string,
): Promise<{ readonly code?: string; readonly mistakes: readonly Mistake[] } | undefined> {
  const known = dataFiles.find((each) => each.file === file);
  if (!known) return undefined;
  const { data, mistakes } = readYaml(text, await known.loadSchema());
  if (mistakes.length > 0) return { mistakes };
  const { name, hasFields } = known;
  const fields = hasFields ? Object.entries<unknown>({ ...Object(data) }) : [];
  const code = fields.map(([field, value]) => `export const ${field} = ${JSON.stringify(value)};`);
  const all = hasFields ? `{${fields.map(([field]) => field).join()}}` : JSON.stringify(data);
  if (name !== undefined) code.push(`export const ${name} = ${all};`);
  return { code: code.join('\n'), mistakes };
}

async function mistakesOf(root: string, { file, loadSchema }: DataFile): Promise<readonly string[]> {
  if (!existsSync(join(root, file))) return [];
  const { mistakes } = readYaml(readFileSync(join(root, file), 'utf8'), await loadSchema());
  return mistakes.map((each) => mistakeText(file, each));
}

/** Returns the messages of all mistakes in files of data below a root folder that do not refer to facts. */
export const dataMistakes = async (root: string): Promise<readonly string[]> =>
  (await Promise.all(DATA.map((each) => mistakesOf(root, each)))).flat();

/** Returns the messages of all mistakes in files of data that refer to facts. Throws Error if facts have mistakes. */
export const referenceMistakes = async (root: string): Promise<readonly string[]> =>
  (await Promise.all(DATA_WITH_REFERENCES.map((each) => mistakesOf(root, each)))).flat();
