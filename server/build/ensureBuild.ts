/** Builds the site when its sources are newer than the build: `node server/build/ensureBuild.ts`. */
import { join, resolve } from 'node:path';
import { buildIfStale } from './buildIfStale.ts';
import { readSettings } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
await buildIfStale(root, join(root, 'dist'), readSettings(root).digest);
