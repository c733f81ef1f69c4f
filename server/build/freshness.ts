import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The mark of a finished build; its time is the build's time. */
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

/** Returns the time of the last change of a file or folder tree in ms; 0 if it does not exist. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  // The folder's time changes when a file is removed or renamed.
  const inside = readdirSync(path, { withFileTypes: true }).map((entry) =>
    newestChange(join(path, entry.name)),
  );
  return Math.max(stats.mtimeMs, ...inside);
}

/** Returns why the folder cannot be served with these settings, if so. */
export function unusableBecause(distDir: string, settingsDigest: string): string | undefined {
  const stamp = join(distDir, STAMP);
  if (!existsSync(stamp)) return 'There is no finished build yet.';
  return readFileSync(stamp, 'utf8').trim() === settingsDigest
    ? undefined
    : 'The settings have changed since the last build.';
}

/** Returns why a build is required before serving, if so. */
export function staleBecause(root: string, distDir: string, settingsDigest: string): string | undefined {
  const unusable = unusableBecause(distDir, settingsDigest);
  if (unusable !== undefined) return unusable;
  const built = statSync(join(distDir, STAMP)).mtimeMs;
  const changed = SOURCES.find((source) => newestChange(join(root, source)) > built);
  return changed && `${changed} has changed since the last build.`;
}
