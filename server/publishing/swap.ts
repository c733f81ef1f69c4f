import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFile } from '../build/compress.ts';
import type { RenderedFile } from '../prerender/render.ts';

/** A file and its compressed forms. */
const FORMS = ['', '.br', '.gz'];

const sameOnDisk = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text;

/** What was written beside the site, to be put into it. */
export interface Prepared {
  /** Puts all of it in place at once, and takes files away: nothing else of this process runs meanwhile. */
  readonly commit: (gone: readonly string[]) => void;
}

/**
 * Writes files beside the site, with their compressed forms: a reader gets the old one or the new one, never a half.
 * Those that would not change are left out. `work`: a folder on the same disk.
 */
export async function prepareFiles(
  dist: string,
  work: string,
  files: readonly RenderedFile[],
): Promise<Prepared> {
  const changed = files.filter(([file, text]) => !sameOnDisk(join(dist, file), text));
  rmSync(work, { recursive: true, force: true });
  for (const [index, [file, text]] of changed.entries()) {
    // Its ending tells how to compress it.
    const path = join(work, `${index}-${file.replace(/.*\//, '')}`);
    mkdirSync(work, { recursive: true });
    writeFileSync(path, text);
    await compressFile(path, 'soon');
  }
  const put = (from: string, to: string) => {
    for (const form of FORMS) {
      if (existsSync(from + form)) renameSync(from + form, to + form);
      else rmSync(to + form, { force: true });
    }
  };
  return {
    commit(gone) {
      for (const [index, [file]] of changed.entries()) {
        const to = join(dist, file);
        mkdirSync(dirname(to), { recursive: true });
        put(join(work, `${index}-${file.replace(/.*\//, '')}`), to);
      }
      for (const file of gone) for (const form of FORMS) rmSync(join(dist, file) + form, { force: true });
      rmSync(work, { recursive: true, force: true });
    },
  };
}
