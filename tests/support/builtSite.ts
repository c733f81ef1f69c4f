import { join, resolve } from 'node:path';
import { buildIfStale } from '../../server/build/buildIfStale.ts';
import { readSettings } from '../../server/build/settings.ts';

/** Builds the site when its sources are newer than the build. */
export default async function builtSite(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await buildIfStale(root, join(root, 'dist'), readSettings(root).digest);
}
