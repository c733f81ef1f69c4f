import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** A folder with the built site. */
export interface LinkedSite {
  readonly dir: string;
  readonly remove: () => void;
}

/**
 * The built site in another folder, at once: its files are the same ones on the disk. For who puts other files in their
 * place, as publishing does, and never writes into one.
 */
export function linkSite(): LinkedSite {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(ROOT, '.cache/site-'));
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(dir, from.slice(DIST.length));
    mkdirSync(entry.isDirectory() ? to : resolve(to, '..'), { recursive: true });
    if (entry.isFile()) linkSync(from, to);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
