import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Plugin, runnerImport } from 'vite';
import { isDownload, mediaTypeOf } from '../../../src/features/downloads/formats.ts';
import type { MadeFile } from './book.ts';

type Maker = typeof import('./make.ts');

const NAME = 'virtual:downloads';
const FOLDER = 'downloads';

/** Made once in a process: the build of the pages asks for the same files as that of the scripts. */
let making: Promise<readonly MadeFile[]> | undefined;

/** The files, made by a module that Vite loads, so that the site's settings hold for them too. */
async function make(root: string, mode: string): Promise<readonly MadeFile[]> {
  const { module } = await runnerImport<Maker>('/server/build/downloads/make.ts', {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
  });
  return module.makeDownloads();
}

/** What pages say of a file before it is fetched, and by which a kept copy is told from a newer one. */
const describeFile = ({ file, bytes, pages, edition }: MadeFile) => ({
  path: `/${FOLDER}/${file}`,
  bytes: bytes.length,
  ...(pages === undefined ? {} : { pages }),
  edition,
  digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
});

/**
 * Writes the site's guides and templates to `/downloads` (PG-02) and tells the app about them as `virtual:downloads`; the server
 * for development answers with them, too.
 */
export function downloadFiles(): Plugin {
  let root = '';
  let mode = '';
  let isSite = false;
  const made = () => (making ??= make(root, mode));
  const answer = async (path: string, response: ServerResponse) => {
    const found = (await made()).find(({ file }) => path === `/${FOLDER}/${file}`);
    response.statusCode = found ? 200 : 404;
    response.setHeader('Content-Type', mediaTypeOf(path));
    response.end(found?.bytes);
  };
  return {
    name: 'marsa:downloads',
    configResolved(config) {
      ({ root, mode } = config);
      isSite = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const files = (await made()).map(describeFile);
      return `export const files = ${JSON.stringify(files)};`;
    },
    async generateBundle() {
      if (!isSite) return;
      for (const { file, bytes } of await made())
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source: bytes });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const path = `/${FOLDER}${request.url ?? ''}`;
        if (isDownload(path)) void answer(path, response);
        else next();
      });
    },
  };
}
