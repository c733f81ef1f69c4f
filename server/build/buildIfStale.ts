import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { staleBecause, unusableBecause } from './freshness.ts';
import { readSettings } from './settings.ts';

function runBuild(root: string): Promise<void> {
  return new Promise((done, fail) => {
    // npm is a script on Windows, which needs a shell.
    const build = spawn('npm', ['run', 'build'], {
      cwd: root,
      stdio: 'inherit',
      // Test runners set NODE_ENV to `test`, which selects React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    build.once('error', fail);
    build.once('exit', (code) => (code === 0 ? done() : fail(new Error('The build has failed; see above.'))));
  });
}

/** Builds the site unless the build is newer than its sources and settings. Throws when the build fails. */
export async function buildIfStale(root: string, distDir: string, settingsDigest: string): Promise<void> {
  const reason = staleBecause(root, distDir, settingsDigest);
  if (reason === undefined) return;
  console.info(`${reason} Building …`);
  await runBuild(root);
}

/** Checks that a build with these settings exists; its sources may be newer. Throws Error with the reason. */
export function requireBuild(distDir: string, settingsDigest: string): void {
  const reason = unusableBecause(distDir, settingsDigest);
  if (reason !== undefined) throw new Error(`${reason} Build the site first: npm run build`);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  await buildIfStale(root, join(root, 'dist'), readSettings(root).digest);
}
