import { copyFile, cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { packagedWordPress } from './availability.ts';
import { runToEnd, startGuarded, until } from './guardedProcess.ts';
import type { GuardedProcess } from './guardedProcess.ts';

const own = new URL('.', import.meta.url).pathname;

interface SitePlace {
  readonly folder: string;
  readonly origin: string;
  readonly socket: string;
  readonly log: string;
  /** The router script for PHP's server, `router.php` by default. */
  readonly router?: string;
  readonly workers?: number;
  readonly php?: readonly string[];
}

/**
 * Creates a WordPress in the scratch folder: the packaged files, with our settings, theme and router. Uses links,
 * except for files whose own path WordPress reads (PHP resolves links).
 * @param uploads folder of prepared uploads, if any
 */
export async function layOutSite(folder: string, uploads?: string): Promise<void> {
  const content = join(folder, 'wp-content');
  await mkdir(join(content, 'themes'), { recursive: true });
  const packaged = await readdir(packagedWordPress, { withFileTypes: true });
  const scripts = packaged.filter((entry) => entry.isFile() && entry.name.endsWith('.php'));
  await Promise.all([
    ...scripts.map(({ name }) => copyFile(join(packagedWordPress, name), join(folder, name))),
    ...['wp-includes', 'wp-admin'].map((name) => symlink(join(packagedWordPress, name), join(folder, name))),
    symlink(join(own, 'theme'), join(content, 'themes', 'contract')),
    uploads === undefined
      ? mkdir(join(content, 'uploads'))
      : cp(uploads, join(content, 'uploads'), { recursive: true }),
  ]);
  // Copied after the packaged file, which it replaces.
  await copyFile(join(own, 'wp-config.php'), join(folder, 'wp-config.php'));
}

/** Runs one of our PHP scripts inside the site. */
export async function runInSite(site: SitePlace, script: string): Promise<void> {
  const settings = ['-d', 'display_errors=stderr', '-d', 'memory_limit=512M'];
  await runToEnd(['php', ...settings, join(own, script)], {
    cwd: site.folder,
    env: environment(site),
  });
}

/** Serves the site with PHP's own server and waits until its REST interface answers. */
export async function serveSite(site: SitePlace): Promise<GuardedProcess> {
  const { host } = new URL(site.origin);
  const { router = 'router.php', workers = 4, php = [] } = site;
  const settings = ['display_errors=0', 'log_errors=1', 'memory_limit=256M', 'opcache.enable_cli=1', ...php];
  const flags = settings.flatMap((setting) => ['-d', setting]);
  const server = startGuarded(['php', ...flags, '-S', host, '-t', site.folder, join(own, router)], {
    cwd: site.folder,
    env: { ...environment(site), PHP_CLI_SERVER_WORKERS: String(workers) },
    log: site.log,
  });
  await until('WordPress', site.log, server, async () => {
    const answer = await fetch(`${site.origin}/wp-json/wp/v2/posts?per_page=1&_fields=id`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    return answer?.ok === true;
  });
  return server;
}

function environment(site: SitePlace): Record<string, string> {
  return { WORDPRESS_ORIGIN: site.origin, WORDPRESS_SOCKET: site.socket };
}
