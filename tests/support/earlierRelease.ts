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

/** A folder in which an earlier release stands, until today's build takes its place. */
export interface EarlierRelease {
  /** For `startSite`. */
  readonly dir: string;
  /** Publishes today's build on the same address: nothing of the earlier release is left on the server. */
  readonly publishToday: () => void;
  readonly remove: () => void;
}

/**
 * Unpacks a recorded release: the files of a real build that its English blog list and its worker's shell are made of.
 * `first-library` is of the commit "guides saved for offline, and the library that lists them": the library's database in
 * version 1, the blog's in version 2. Its worker is as it was built, but for the list of its shell, from which the other
 * languages and the files that can wait were taken.
 */
export function earlierRelease(name: string): EarlierRelease {
  const dir = mkdtempSync(join(tmpdir(), 'marsa-earlier-'));
  const packed = readFileSync(join(ROOT, `tests/fixtures/releases/${name}.json.br`));
  const files = v.parse(Files, JSON.parse(brotliDecompressSync(packed).toString()));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), 'text' in content ? content.text : Buffer.from(content.base64, 'base64'));
  }
  return {
    dir,
    publishToday: () => {
      for (const path of Object.keys(files)) rmSync(join(dir, path));
      // With the mark of its build, by which the server reads the folder anew.
      cpSync(join(ROOT, 'dist'), dir, { recursive: true });
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
