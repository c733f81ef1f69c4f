import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite, type Effort } from './compress.ts';
import { STAMP } from './freshness.ts';
import { writeHostFiles } from './hostFiles.ts';
import { collectScriptHashes } from './scriptHashes.ts';
import { readEnvironment, readSettings } from './settings.ts';
import { contact } from '../../src/content/firm.ts';
import { releases } from '../../src/content/releases.ts';

/** Most inline scripts of a site; more means that one carries data of its page and should be a data block. */
const MOST_SCRIPTS = 12;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * Finishes what the bundler wrote: policy for the inline scripts, files for hosts, compressed forms, and last the
 * mark that the build is whole. Gives what to print about it.
 * @throws Error when the pages carry too many different inline scripts, or a host's limits are broken.
 */
export async function finishBuild(root: string, distDir: string, effort: Effort = 'best'): Promise<string> {
  const settings = readSettings(root);
  const scriptHashes = collectScriptHashes(distDir);
  if (scriptHashes.length > MOST_SCRIPTS) {
    throw new Error(`${scriptHashes.length} different inline scripts, ${MOST_SCRIPTS} are allowed.`);
  }
  // No file of the worker's: an open page of an earlier version asks the server for it, which has the new one (OF-07).
  writeFileSync(join(distDir, 'version.json'), JSON.stringify(releases));
  const email = readEnvironment(root, process.env)['VITE_EMAIL'];
  const confirmed = contact.email.status === 'confirmed' ? contact.email.value : undefined;
  writeHostFiles(distDir, { ...settings, scriptHashes }, email || confirmed);
  const done = await compressSite(distDir, effort);
  writeFileSync(join(distDir, STAMP), `${settings.digest}\n`);
  const sizes = `${kilobytes(done.original)}, brotli ${kilobytes(done.brotli)}, gzip ${kilobytes(done.gzip)}`;
  return `${scriptHashes.length} inline scripts hashed, ${done.files} files compressed (${sizes})`;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fast: { type: 'boolean' } },
  });
  const distDir = resolve(positionals[0] ?? join(root, 'dist'));
  console.info(await finishBuild(root, distDir, values.fast ? 'fast' : 'best'));
}
