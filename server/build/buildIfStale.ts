import { spawn } from 'node:child_process';
import { staleBecause, unusableBecause } from './freshness.ts';

/** Runs the project's own build with its output on this terminal. */
function runBuild(root: string): Promise<void> {
  return new Promise((done, fail) => {
    // npm is a script file on Windows, which only a shell can start.
    const build = spawn('npm', ['run', 'build'], {
      cwd: root,
      stdio: 'inherit',
      // A test runner sets NODE_ENV to `test`, and the site would be built with React's development edition.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    build.once('error', fail);
    build.once('exit', (code) => (code === 0 ? done() : fail(new Error('The build has failed; see above.'))));
  });
}

/**
 * Builds the site when there is no build, or when its sources or settings are newer.
 * @throws Error when the build fails.
 */
export async function buildIfStale(root: string, distDir: string, settingsDigest: string): Promise<void> {
  const reason = staleBecause(root, distDir, settingsDigest);
  if (reason === undefined) return;
  console.info(`${reason} Building …`);
  await runBuild(root);
}

/**
 * Makes sure that there is a build with these settings, whatever has become of its sources since.
 * @throws Error that says what is missing.
 */
export function requireBuild(distDir: string, settingsDigest: string): void {
  const reason = unusableBecause(distDir, settingsDigest);
  if (reason !== undefined) throw new Error(`${reason} Build the site first: npm run build`);
}
