import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a compression run did: files written and the bytes of the originals and of their two forms. */
export interface CompressionReport {
  readonly files: number;
  readonly original: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Smaller files gain nothing that would show on the line. */
const SMALLEST = 1024;

const TEXTUAL = /\.(?:html|m?js|css|svg|json|webmanifest|xml|txt|md|map|ico|wasm)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How hard to compress: `best` for visitors, `fast` for a build that only tests read. */
export type Effort = 'best' | 'fast';

const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  // Nine tenths of all bytes are pages: one quality less costs them 2 % and takes two fifths of the time.
  bestOfPages: { brotli: constants.BROTLI_MAX_QUALITY - 1, gzip: constants.Z_BEST_COMPRESSION },
  fast: { brotli: 1, gzip: constants.Z_BEST_SPEED },
} as const;

const levelsOf = (file: string, effort: Effort) =>
  LEVELS[effort === 'best' && file.endsWith('.html') ? 'bestOfPages' : effort];

function brotliOf(content: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Bytes from which a page comes near its bar of 40 kB (QU-04): it is worth the time after all. */
const LARGE_PAGE = 36_000;

/** The brotli form of a file, at the best quality where it is a large page. */
async function brotliFor(content: Buffer, level: number, effort: Effort): Promise<Buffer> {
  const compressed = await brotliOf(content, level);
  const { brotli: best } = LEVELS.best;
  return effort === 'best' && level < best && compressed.length > LARGE_PAGE
    ? brotliOf(content, best)
    : compressed;
}

/** Writes the compressed form, or removes one of an earlier build when it does not pay. Gives the bytes to be sent. */
async function keepIfSmaller(file: string, compressed: Buffer, original: number): Promise<number> {
  if (compressed.length >= original) {
    await rm(file, { force: true });
    return original;
  }
  await writeFile(file, compressed);
  return compressed.length;
}

/** Puts a file's compressed forms beside it, where they pay. */
export async function compressFile(file: string, effort: Effort): Promise<CompressionReport> {
  const content = await readFile(file);
  if (content.length < SMALLEST) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
    return { files: 0, original: 0, brotli: 0, gzip: 0 };
  }
  const levels = levelsOf(file, effort);
  const [br, gz] = await Promise.all([
    brotliFor(content, levels.brotli, effort),
    toGzip(content, { level: levels.gzip }),
  ]);
  return {
    files: 1,
    original: content.length,
    brotli: await keepIfSmaller(`${file}.br`, br, content.length),
    gzip: await keepIfSmaller(`${file}.gz`, gz, content.length),
  };
}

/** Puts a `.br` and a `.gz` beside every textual file of a built site that gets smaller by it and is served. */
export async function compressSite(distDir: string, effort: Effort = 'best'): Promise<CompressionReport> {
  const names = await readdir(distDir, { recursive: true });
  const queue = names.filter((name) => TEXTUAL.test(name) && !name.startsWith('.')).values();
  const reports: CompressionReport[] = [];
  // All workers draw from one queue; the compressing itself runs on zlib's own threads.
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (const name of queue) reports.push(await compressFile(join(distDir, name), effort));
  });
  await Promise.all(workers);
  return reports.reduce(
    (sum, each) => ({
      files: sum.files + each.files,
      original: sum.original + each.original,
      brotli: sum.brotli + each.brotli,
      gzip: sum.gzip + each.gzip,
    }),
    { files: 0, original: 0, brotli: 0, gzip: 0 },
  );
}
