/** Builds the site into `dist/`: `npm run build`. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { NEXT, putInPlace } from './putInPlace.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

function run(...program: string[]): void {
  const { status, error } = spawnSync(process.execPath, program, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program.join(' ')} has failed.`, { cause: error });
}

try {
  const next = join(DIST, NEXT);
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', next, '--emptyOutDir');
  run('server/build/finish.ts', next);
  putInPlace(DIST);
} catch (error) {
  console.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
