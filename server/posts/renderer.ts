import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientBuild,
  clientBuildOf,
  type ClientFacts,
  parseClientFacts,
} from '../prerender/clientFiles.ts';
import { type BlogPages, type BuiltPages, parseBuilt } from './builtPages.ts';

type Entry = typeof import('../prerender/entry.tsx');

/** Folder of the code and data that pages are rendered with. Hosts serve no folder with such a name. */
const FOLDER = '.renderer';
const FACTS = 'client.json';
const BUILT = 'built.json';

/** Renders pages of a finished build. */
export interface Renderer {
  readonly entry: Entry;
  readonly build: ClientBuild;
}

/** Stores the code in `folder`, so that the server can render pages later (CS-06). */
export function keepRenderer(
  dist: string,
  folder: string,
  facts: ClientFacts,
  { most, pages }: { readonly most: number; readonly pages: BlogPages },
): void {
  const target = join(dist, FOLDER);
  const client = JSON.stringify(facts);
  // A module is loaded once, so other code has another folder; the same build has the same name on each server.
  const code = createHash('sha256')
    .update(readFileSync(join(folder, 'entry.js')))
    .update(client)
    .digest('hex')
    .slice(0, 32);
  const built: BuiltPages = { code, most, pages };
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, join(target, code), { recursive: true });
  rmSync(folder, { recursive: true });
  writeFileSync(join(target, FACTS), client);
  writeFileSync(join(target, BUILT), JSON.stringify(built));
}

/** Reads the pages of the build in a folder; undefined when it cannot render pages. @throws Error for malformed data */
export function readBuilt(dist: string): BuiltPages | undefined {
  const file = join(dist, FOLDER, BUILT);
  return existsSync(file) ? parseBuilt(readFileSync(file, 'utf8')) : undefined;
}

/** Loads the code that a build has stored. Rejects when it does not fit. */
export async function loadRenderer(dist: string, { code }: BuiltPages): Promise<Renderer> {
  const folder = join(dist, FOLDER);
  const entry: Entry = await import(pathToFileURL(join(folder, code, 'entry.js')).href);
  return { entry, build: clientBuildOf(parseClientFacts(readFileSync(join(folder, FACTS), 'utf8'))) };
}
