import { factWordFiles } from './factWordFiles.ts';
import { modulePath } from './modulePath.ts';

/** The language of each file in which facts have words. */
const FACTS: ReadonlyMap<string, string> = new Map(
  Object.entries(factWordFiles).flatMap(([code, files]) => files.map((file) => [file, code])),
);

/**
 * The folder of a chunk that begins with a module: bodies of content pages, and what is searched in them, by their
 * language, so that the worker can tell them.
 */
export function folderOf(module: string | null): string {
  const body = /(?:\/content\/pages\/(?=..\/)|search-texts\/)(..)(?![\w-])/.exec(module ?? '')?.[1];
  const language = body ?? FACTS.get(module === null ? '' : modulePath(module));
  return language ? `assets/pages-${language}` : 'assets';
}
