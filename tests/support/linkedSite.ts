import { linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** A folder with the built site. */
export interface LinkedSite {
  readonly dir: string;
  readonly remove: () => void;
}

/** Fills a folder with the files of another one, at once: they are the same ones on the disk. Symbolic links stay links. */
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
 * The built site in another folder, at once: its files are the same ones on the disk. For who puts other files in their
 * place, as publishing does, and never writes into one.
 */
export function linkSite(): LinkedSite {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(ROOT, '.cache/site-'));
  linkFolder(DIST, dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
