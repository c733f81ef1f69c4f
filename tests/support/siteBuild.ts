import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readSettings } from '../../server/build/settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);

export type SiteBuild = Awaited<ReturnType<typeof buildSite>>;

/**
 * Builds the site as `npm run build` does, with settings of the environment. Only the contact page is rendered: the
 * others take most of a build's time. `root` can be a copy of the project.
 */
export async function buildSite(environment: Readonly<Record<string, string>>, root = ROOT) {
  const distDir = await mkdtemp(join(tmpdir(), 'marsa-site-'));
  const remove = () => rm(distDir, { recursive: true, force: true });
  const run = (script: string, ...args: readonly string[]) =>
    execute(process.execPath, [join(root, script), ...args], {
      cwd: root,
      // The test runner's mode would build the development version of libraries.
      env: { ...process.env, NODE_ENV: 'production', PRERENDER_PAGES: '/contact', ...environment },
    });
  try {
    await run('node_modules/vite/bin/vite.js', 'build', '--outDir', distDir, '--logLevel', 'warn');
    await run('server/build/finish.ts', distDir, '--fast');
  } catch (error) {
    await remove();
    throw error;
  }
  return { distDir, settings: readSettings(root, { ...process.env, ...environment }), remove };
}
