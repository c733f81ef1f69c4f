import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { runnerImport } from 'vite';
import { mediaTypeOf } from '../../../src/features/downloads/formats.ts';
import type { MadeFile } from './book.ts';

type Maker = typeof import('./make.ts');

/** Where a site's downloads stand. */
export const DOWNLOADS = 'downloads';

/** Made once in a process: the build of the pages asks for the same files as that of the scripts. */
let making: Promise<readonly MadeFile[]> | undefined;

async function make(root: string, mode: string): Promise<readonly MadeFile[]> {
  const { module } = await runnerImport<Maker>('/server/build/downloads/make.ts', {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
  });
  return module.makeDownloads();
}

/** The site's guides and templates (PG-02), made by a module that Vite loads, so that the site's settings hold for them too. */
export const madeDownloads = (root: string, mode: string): Promise<readonly MadeFile[]> =>
  (making ??= make(root, mode));

/** What pages say of a file before it is fetched, and by which a kept copy is told from a newer one. */
const describeFile = ({ file, bytes, pages, edition }: MadeFile) => ({
  path: `/${DOWNLOADS}/${file}`,
  bytes: bytes.length,
  ...(pages === undefined ? {} : { pages }),
  edition,
  digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
});

/** The code of `virtual:downloads`: what the app knows of the files. */
export async function downloadsModule(root: string, mode: string): Promise<string> {
  const files = (await madeDownloads(root, mode)).map(describeFile);
  return `export const files = ${JSON.stringify(files)};`;
}

/** Answers with the file at a path below the site's root; 404 where there is none. */
export async function answerDownload(
  path: string,
  response: ServerResponse,
  made: Promise<readonly MadeFile[]>,
): Promise<void> {
  const found = (await made).find(({ file }) => path === `/${DOWNLOADS}/${file}`);
  response.statusCode = found ? 200 : 404;
  response.setHeader('Content-Type', mediaTypeOf(path));
  response.end(found?.bytes);
}
