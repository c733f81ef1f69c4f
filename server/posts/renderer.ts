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

/** Folder of the code and data for rendering. Hosts do not serve its name. */
const FOLDER = '.renderer';
const FACTS = 'client.json';
const BUILT = 'built.json';

export interface Renderer {
  readonly entry: Entry;
  readonly build: ClientBuild;
}

/** Stores the code in `folder`, so that the server can render pages later (CS-06). */
export function storeRenderer(
  dist: string,
  folder: string,
  facts: ClientFacts,
  { most, pages }: { readonly most: number; readonly pages: BlogPages },
): void {
  const target = join(dist, FOLDER);
  const client = JSON.stringify(facts);
  // Node loads a module once, so other code needs another folder; its name is the same on every server.
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

/** Reads the pages of the build in a folder; undefined when it cannot render pages. Throws Error for malformed data. */
export function readBuilt(dist: string): BuiltPages | undefined {
  const file = join(dist, FOLDER, BUILT);
  return existsSync(file) ? parseBuilt(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the bundled thread that renders pages of a build (blogThread.ts). */
export const threadFile = (dist: string, { code }: BuiltPages): string =>
  join(dist, FOLDER, code, 'blogThread.js');

/** Loads the stored code of a build. Rejects when it does not match. */
export async function loadRenderer(dist: string, { code }: BuiltPages): Promise<Renderer> {
  const folder = join(dist, FOLDER);
  const entry: Entry = await import(pathToFileURL(join(folder, code, 'entry.js')).href);
  return { entry, build: clientBuildOf(parseClientFacts(readFileSync(join(folder, FACTS), 'utf8'))) };
}
