import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from './freshness.ts';

/** Folder of the next release, inside the site's folder, which may be a mount. */
export const NEXT = '.next';
/** Folder of the previous release's hashed assets, for open pages. */
export const PREVIOUS = '.previous';
const DISCARDED = '.discarded';

/**
 * Replaces the release in a folder by the one in `.next`, by renaming. The mark of a finished build is moved last:
 * until then a running server serves the release in memory.
 */
export function putInPlace(distDir: string): void {
  const at = (...names: readonly string[]) => join(distDir, ...names);
  const empty = (name: string) => rmSync(at(name), { recursive: true, force: true });
  empty(DISCARDED);
  mkdirSync(at(DISCARDED));
  rmSync(at(STAMP), { force: true });
  if (existsSync(at('assets'))) {
    empty(PREVIOUS);
    renameSync(at('assets'), at(PREVIOUS));
  }
  const fresh = readdirSync(at(NEXT)).filter((name) => name !== STAMP);
  const old = readdirSync(distDir).filter((name) => ![NEXT, PREVIOUS, DISCARDED].includes(name));
  for (const name of new Set([...fresh, ...old])) {
    if (old.includes(name)) renameSync(at(name), at(DISCARDED, name));
    if (fresh.includes(name)) renameSync(at(NEXT, name), at(name));
  }
  renameSync(at(NEXT, STAMP), at(STAMP));
  for (const name of [NEXT, DISCARDED]) empty(name);
}
