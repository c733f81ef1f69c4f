import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkFolder } from './linkedSite.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const SOURCES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'lighthouse.config.js',
  'public',
];
const FOLDERS = ['src', 'server', 'wordpress', 'tests/support'];

/** A copy of the project that a test can change and build. */
export interface SourceCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** Copies the project's sources, with its packages, to a folder on the same disk. */
export function copySources(): SourceCopy {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache/sources-'));
  for (const path of [...SOURCES, ...FOLDERS])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  // Packages are read-only, so hard links are safe.
  linkFolder(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
