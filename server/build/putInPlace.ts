import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from './freshness.ts';

/** Folder inside the site's folder in which the next release is built: a volume or a mount can stay where it is. */
export const NEXT = '.next';
/** Folder of the hashed assets of the release before, for pages that are still open. */
export const PREVIOUS = '.previous';
/** Folder of the files that were replaced, until they are deleted. */
const DISCARDED = '.discarded';

/**
 * Replaces the release in a folder by the finished one in its folder `.next`, by renaming. The mark of a finished build is
 * removed first and put back last: until then a running server serves the release that it knows.
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
