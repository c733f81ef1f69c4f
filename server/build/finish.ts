import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite, type Effort } from './compress.ts';
import { STAMP } from './freshness.ts';
import { writeHostFiles } from './hostFiles.ts';
import { siteScriptHashes } from './scriptHashes.ts';
import { readEnvironment, readSettings } from './settings.ts';
import { contact } from '../../src/content/firm.ts';
import { releases } from '../../src/content/releases.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * Completes the bundler's output: policy of the inline scripts, files for hosts, compressed forms, and last the mark of
 * a finished build. Returns a summary to print. Throws Error when a host's limits are exceeded.
 */
export async function finishBuild(root: string, distDir: string, effort: Effort = 'best'): Promise<string> {
  const settings = readSettings(root);
  const scriptHashes = siteScriptHashes(distDir);
  // Not precached: open pages of an earlier version request it from the server (OF-07).
  writeFileSync(join(distDir, 'version.json'), JSON.stringify(releases));
  const email = readEnvironment(root, process.env)['VITE_EMAIL'];
  const confirmed = contact.email.status === 'confirmed' ? contact.email.value : undefined;
  writeHostFiles(distDir, { ...settings, scriptHashes }, email || confirmed);
  const done = await compressSite(distDir, effort);
  writeFileSync(join(distDir, STAMP), `${settings.digest}\n`);
  const sizes = `${kilobytes(done.original)}, brotli ${kilobytes(done.brotli)}, gzip ${kilobytes(done.gzip)}`;
  return `${done.files} files compressed (${sizes})`;
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
