import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface CompressionReport {
  readonly files: number;
  readonly original: number;
  readonly brotli: number;
  readonly gzip: number;
}

const MIN_BYTES = 1024;

const TEXTUAL = /\.(?:html|m?js|css|svg|json|webmanifest|xml|txt|md|map|ico|wasm)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** `fast` is for builds that only tests read. */
export type Effort = 'best' | 'fast';

const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  // Pages are 90 % of all bytes: one level less is 2 % larger and 40 % faster.
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

/** Pages near the limit of 40 kB (QU-04) are compressed at the best quality. */
const LARGE_PAGE_BYTES = 36_000;

async function brotliFor(content: Buffer, level: number, effort: Effort): Promise<Buffer> {
  const compressed = await brotliOf(content, level);
  const { brotli: best } = LEVELS.best;
  return effort === 'best' && level < best && compressed.length > LARGE_PAGE_BYTES
    ? brotliOf(content, best)
    : compressed;
}

/** Writes the compressed form if it is smaller, otherwise removes that of an earlier build; returns its size. */
async function writeIfSmaller(file: string, compressed: Buffer, original: number): Promise<number> {
  if (compressed.length >= original) {
    await rm(file, { force: true });
    return original;
  }
  await writeFile(file, compressed);
  return compressed.length;
}

/** Writes the compressed forms of a file that are smaller. */
export async function compressFile(file: string, effort: Effort): Promise<CompressionReport> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) {
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
    brotli: await writeIfSmaller(`${file}.br`, br, content.length),
    gzip: await writeIfSmaller(`${file}.gz`, gz, content.length),
  };
}

/** Compresses all text files of a built site that are served. */
export async function compressSite(distDir: string, effort: Effort = 'best'): Promise<CompressionReport> {
  const names = await readdir(distDir, { recursive: true });
  const queue = names.filter((name) => TEXTUAL.test(name) && !name.startsWith('.')).values();
  const reports: CompressionReport[] = [];
  // All workers take files from one iterator; zlib compresses in its own threads.
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
