import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The mark that a finished build leaves in its folder. Its age is the build's age. */
export const STAMP = '.built';

const SOURCES = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** When a file, or anything in a folder, was last changed, in milliseconds; 0 when it is not there. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  // A folder's own time tells of a removed or renamed file.
  const inside = readdirSync(path, { withFileTypes: true }).map((entry) =>
    newestChange(join(path, entry.name)),
  );
  return Math.max(stats.mtimeMs, ...inside);
}

/** Why what stands in the folder cannot be served with these settings; undefined when it can. */
export function unusableBecause(distDir: string, settingsDigest: string): string | undefined {
  const stamp = join(distDir, STAMP);
  if (!existsSync(stamp)) return 'There is no finished build yet.';
  return readFileSync(stamp, 'utf8').trim() === settingsDigest
    ? undefined
    : 'The settings have changed since the last build.';
}

/** Why a site has to be built before it can be served; undefined when the built one is current. */
export function staleBecause(root: string, distDir: string, settingsDigest: string): string | undefined {
  const unusable = unusableBecause(distDir, settingsDigest);
  if (unusable !== undefined) return unusable;
  const built = statSync(join(distDir, STAMP)).mtimeMs;
  const changed = SOURCES.find((source) => newestChange(join(root, source)) > built);
  return changed && `${changed} has changed since the last build.`;
}
