import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installedVersions } from './availability.ts';
import { databasePlace, initialiseDatabase, runSql, startDatabase } from './database.ts';
import { makeScratch } from './scratch.ts';
import { layOutSite, runInSite } from './site.ts';

const own = new URL('.', import.meta.url).pathname;
const cache = new URL('../../.cache/wordpress/', import.meta.url).pathname;

/** The address in prepared content, replaced at each start. */
export const preparedOrigin = 'http://wordpress-origin.invalid';

export interface PreparedSite {
  readonly data: string;
  readonly uploads: string;
}

/**
 * Returns the prepared site for the current seed scripts and package versions, and creates it if it is missing (about
 * 5 s). With several processes the first one wins.
 */
export async function preparedSite(): Promise<PreparedSite> {
  const folder = join(cache, await preparationKey());
  const prepared = { data: join(folder, 'data'), uploads: join(folder, 'uploads') };
  if (existsSync(folder)) return prepared;

  const scratch = await makeScratch(cache, 'preparing-');
  await prepare(scratch);
  await mkdir(join(scratch, 'ready'));
  await rename(join(scratch, 'data'), join(scratch, 'ready', 'data'));
  await rename(join(scratch, 'site', 'wp-content', 'uploads'), join(scratch, 'ready', 'uploads'));
  await rename(join(scratch, 'ready'), folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(scratch, { recursive: true, force: true });
  await removeOthers(folder);
  return prepared;
}

/** Removes the sites of older scripts, about 40 MB each. */
async function removeOthers(present: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const others = names.map((name) => join(cache, name)).filter((folder) => folder !== present);
  for (const folder of others) await rm(folder, { recursive: true, force: true });
}

/** Installs WordPress into an empty database and runs the seed scripts. */
async function prepare(scratch: string): Promise<void> {
  const place = databasePlace(scratch);
  const site = {
    folder: join(scratch, 'site'),
    origin: preparedOrigin,
    socket: place.socket,
    log: join(scratch, 'php.log'),
  };
  await Promise.all([initialiseDatabase(place), layOutSite(site.folder)]);
  const database = await startDatabase(place);
  try {
    await runSql(place, 'CREATE DATABASE wordpress');
    await runInSite(site, 'install.php');
    await runInSite(site, 'seed.php');
  } finally {
    await database.stop();
  }
}

/** A hash of all scripts for the content and of the package versions. */
async function preparationKey(): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(own, { recursive: true });
  // Files of the plugin are copied into a prepared site.
  const scripts = names.filter((name) => name.endsWith('.php') && !name.startsWith('plugin'));
  const shaping = [...scripts, 'database.ts'].toSorted();
  for (const name of shaping) hash.update(name).update(await readFile(join(own, name)));
  for (const [name, version] of installedVersions()) hash.update(`${name} ${version}\n`);
  return hash.digest('hex').slice(0, 16);
}
