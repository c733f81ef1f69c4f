import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';

const Files = v.record(
  v.string(),
  v.union([v.object({ text: v.string() }), v.object({ base64: v.string() })]),
);

const ROOT = resolve(import.meta.dirname, '../..');

/** A folder with an earlier release, which today's build can replace. */
export interface EarlierRelease {
  /** For `startSite`. */
  readonly dir: string;
  /** Replaces the earlier release with today's build; no file of it remains. */
  readonly publishToday: () => void;
  readonly remove: () => void;
}

/**
 * Unpacks a recorded release: the files for its English blog list and its worker's shell. `first-library` is the
 * commit "guides saved for offline, and the library that lists them", with version 1 of the library's database and
 * version 2 of the blog's. Other languages and files for idle time were removed from the list in its worker.
 */
export function earlierRelease(name: string): EarlierRelease {
  const dir = mkdtempSync(join(tmpdir(), 'marsa-earlier-'));
  const packed = readFileSync(join(ROOT, `tests/fixtures/releases/${name}.json.br`));
  const files = v.parse(Files, JSON.parse(brotliDecompressSync(packed).toString()));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), 'text' in content ? content.text : Buffer.from(content.base64, 'base64'));
  }
  // The server reads the hashes of inline scripts from the home page, which the recorded release lacks.
  cpSync(join(dir, 'blog/index.html'), join(dir, 'index.html'));
  return {
    dir,
    publishToday: () => {
      for (const path of Object.keys(files)) rmSync(join(dir, path));
      // Includes the build's stamp, which makes the server read the folder again.
      cpSync(join(ROOT, 'dist'), dir, { recursive: true });
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
