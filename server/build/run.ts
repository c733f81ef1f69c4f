/**
 * Builds the site and puts it into `dist/` when it is complete: `npm run build`. With `--content` it renders only what has changed in the content service
 * since the last build, for hosts that serve nothing but files (docs/operations.md); that fails where there is no build
 * with the same settings.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from './buildIfStale.ts';
import { updateContent } from './contentUpdate.ts';
import { NEXT, putInPlace } from './putInPlace.ts';
import { readSettings } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** Runs a program of Node on this terminal. @throws Error when it fails; it has said why. */
function run(...program: string[]): void {
  const { status, error } = spawnSync(process.execPath, program, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program.join(' ')} has failed.`, { cause: error });
}

function buildAll(): void {
  const next = join(DIST, NEXT);
  run('server/content/media/build.ts');
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', next, '--emptyOutDir');
  run('server/build/finish.ts', next);
  putInPlace(DIST);
}

async function buildContent(): Promise<void> {
  const settings = readSettings(ROOT);
  requireBuild(DIST, settings.digest);
  // The embedded service serves pictures that are made from its articles.
  if (settings.contentOrigin === undefined) run('server/content/media/build.ts');
  const started = performance.now();
  const { made, gone } = await updateContent(DIST, settings);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${made} pages rendered, ${gone} taken away, ${seconds} s`);
}

try {
  const { values } = parseArgs({ options: { content: { type: 'boolean' } } });
  if (values.content) await buildContent();
  else buildAll();
} catch (error) {
  console.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
