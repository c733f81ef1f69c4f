import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, type SiteSettings } from '../../server/build/settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The site built with other settings, in a folder of its own. */
export interface SiteBuild {
  readonly distDir: string;
  readonly settings: SiteSettings;
  readonly remove: () => Promise<void>;
}

/** Runs a program of the build. @throws Error with what it printed when it fails. */
async function run(
  root: string,
  script: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    // The test runner's own mode would build the development version of the libraries.
    env: { ...process.env, NODE_ENV: 'production', PRERENDER_PAGES: '/contact', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}\n${printed.slice(-4000)}`);
}

/**
 * Builds the site as `npm run build` does, with settings of the environment, but for the content pages: only the contact
 * page is rendered, for the others take most of a build's time. `root` is for a copy of the project.
 */
export async function buildSite(
  environment: Readonly<Record<string, string>>,
  root = ROOT,
): Promise<SiteBuild> {
  const distDir = await mkdtemp(join(tmpdir(), 'marsa-site-'));
  const remove = () => rm(distDir, { recursive: true, force: true });
  try {
    await run(
      root,
      'node_modules/vite/bin/vite.js',
      ['build', '--outDir', distDir, '--logLevel', 'warn'],
      environment,
    );
    await run(root, 'server/build/finish.ts', [distDir, '--fast'], environment);
  } catch (error) {
    await remove();
    throw error;
  }
  return { distDir, settings: readSettings(root, { ...process.env, ...environment }), remove };
}
