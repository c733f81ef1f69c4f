import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientBuild,
  clientBuildOf,
  type ClientFacts,
  parseClientFacts,
} from '../prerender/clientFiles.ts';
import { parsePublished, type Published } from './publishedPages.ts';

type Entry = typeof import('../prerender/entry.tsx');

/** Where a build leaves what pages are rendered with. Hosts serve nothing of a folder with such a name. */
const FOLDER = '.renderer';
const FACTS = 'client.json';
/** Where files are prepared. */
export const WORK = `${FOLDER}/work`;
const STATE = 'published.json';

/** What renders pages of a finished build. */
export interface Renderer {
  readonly entry: Entry;
  readonly build: ClientBuild;
}

/** Writes down what has been published. A reader finds the old text or the new one, whenever the process ends. */
export function writePublished(dist: string, state: Published): void {
  const file = join(dist, FOLDER, STATE);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** Keeps the code that has rendered the pages, in `folder`, so that the server can render others later (CS-06). */
export function keepRenderer(dist: string, folder: string, facts: ClientFacts, state: Published): void {
  const target = join(dist, FOLDER);
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, join(target, state.code), { recursive: true });
  rmSync(folder, { recursive: true });
  writeFileSync(join(target, FACTS), JSON.stringify(facts));
  writePublished(dist, state);
}

/** Reads what has been published. @throws Error when the build has left nothing that fits. */
export const readPublished = (dist: string): Published =>
  parsePublished(readFileSync(join(dist, FOLDER, STATE), 'utf8'));

/** True when a build has left what pages are rendered with. */
export const hasRenderer = (dist: string): boolean => existsSync(join(dist, FOLDER, STATE));

/** Loads what the build in a folder has left. Rejects when that does not fit. */
export async function loadRenderer(dist: string, { code }: Published): Promise<Renderer> {
  const folder = join(dist, FOLDER);
  const entry: Entry = await import(pathToFileURL(join(folder, code, 'entry.js')).href);
  return { entry, build: clientBuildOf(parseClientFacts(readFileSync(join(folder, FACTS), 'utf8'))) };
}
