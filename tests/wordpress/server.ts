import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { databasePlace, runSql, startDatabase } from './database.ts';
import type { GuardedProcess } from './guardedProcess.ts';
import { preparedOrigin, preparedSite } from './preparedSite.ts';
import { makeScratch } from './scratch.ts';
import { layOutSite, runInSite, serveSite } from './site.ts';

/** A real WordPress with the seeded content, on a separate port. */
export type RunningWordPress = Awaited<ReturnType<typeof startWordPress>>;

export interface WordPressVariant {
  /** Changes the files in the site's folder before it is served. */
  readonly layOut: (folder: string) => Promise<void>;
  /** A script of this folder instead of `router.php`. */
  readonly router: string;
  /** Processes of PHP's server, each of which a test can kill; 4 by default. */
  readonly workers?: number;
  readonly php?: readonly string[];
}

/**
 * Starts a real WordPress (CS-04): about 6 s the first time, under 1 s from the prepared copy. Check
 * `wordPressUnavailable()` first. Each start has a separate database, so tests can change content.
 * @throws Error with the end of the log when a process does not start; the scratch folder remains until the next
 * start of another process
 */
export async function startWordPress(variant?: WordPressVariant) {
  const prepared = await preparedSite();
  const scratch = await makeScratch(tmpdir(), 'marsa-wordpress-');
  const place = databasePlace(scratch);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const site = {
    folder: join(scratch, 'site'),
    origin,
    socket: place.socket,
    log: join(scratch, 'php.log'),
    ...variant,
  };
  const running: GuardedProcess[] = [];
  const stopAll = async (): Promise<void> => {
    for (const server of running.toReversed()) await server.stop();
  };
  try {
    await Promise.all([
      cp(prepared.data, place.data, { recursive: true }),
      layOutSite(site.folder, prepared.uploads),
    ]);
    await variant?.layOut(site.folder);
    running.push(await startDatabase(place));
    await runSql(place, moveTo(origin));
    running.push(await serveSite(site));
  } catch (error) {
    await stopAll();
    throw new Error(`WordPress did not start; its logs are in ${scratch}`, { cause: error });
  }
  return {
    /** `http://127.0.0.1:<port>`, without a trailing slash. */
    origin,
    apiBase: `${origin}/wp-json/wp/v2`,
    /** The folder of `mariadb.log`, `php.log`, the site and the database. */
    scratch,
    /** Runs a PHP script of this folder inside the site. Rejects with its output. */
    run: (script: string) => runInSite(site, script),
    /** Ends its processes and removes the scratch folder. */
    stop: async () => {
      await stopAll();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** Returns SQL that moves the stored content to the address of this start. */
function moveTo(origin: string): string {
  const moved = (column: string): string =>
    `${column} = REPLACE(${column}, '${preparedOrigin}', '${origin}')`;
  return [
    'USE wordpress',
    `UPDATE wp_posts SET ${['post_content', 'post_excerpt', 'guid'].map(moved).join(', ')}`,
    `UPDATE wp_users SET ${moved('user_url')}`,
    `UPDATE wp_options SET ${moved('option_value')} WHERE option_name IN ('home', 'siteurl')`,
  ].join('; ');
}
