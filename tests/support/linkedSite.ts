import { linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

export interface LinkedSite {
  readonly dir: string;
  readonly remove: () => void;
}

/** Fills a folder with hard links to the files of another one. Symbolic links remain links. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Returns the built site in another folder with hard links. Files may be replaced, as publishing does, but not
 * written to.
 */
export function linkSite(): LinkedSite {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(ROOT, '.cache/site-'));
  linkFolder(DIST, dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
