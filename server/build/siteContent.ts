import type { Plugin } from 'vite';
import { isDownload } from '../../src/features/downloads/formats.ts';
import { serveDevContent } from '../content/devContent.ts';
import { answerDownload, DOWNLOADS, downloadsModule, madeDownloads } from './downloads/module.ts';
import { isSearchTexts, searchTextsModule } from './searchTexts/module.ts';

const isMade = (name: string) => name === 'virtual:downloads' || isSearchTexts(name);

/**
 * Gives the app what is made from the content: `virtual:downloads` (PG-02), whose files are written to `/downloads`, and
 * `virtual:search-texts/…` (OF-06). The server for development answers with those files, and as the content service.
 */
export function siteContent(): Plugin {
  let root = '';
  let mode = '';
  let isSite = false;
  return {
    name: 'marsa:content',
    configResolved(config) {
      ({ root, mode } = config);
      isSite = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (isMade(id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : '';
      if (!isMade(name)) return undefined;
      return isSearchTexts(name) ? searchTextsModule(name, root) : downloadsModule(root, mode);
    },
    async generateBundle() {
      if (!isSite) return;
      for (const { file, bytes } of await madeDownloads(root, mode))
        this.emitFile({ type: 'asset', fileName: `${DOWNLOADS}/${file}`, source: bytes });
    },
    async configureServer(server) {
      server.middlewares.use(`/${DOWNLOADS}`, (request, response, next) => {
        const path = `/${DOWNLOADS}${request.url ?? ''}`;
        if (isDownload(path)) void answerDownload(path, response, madeDownloads(root, mode));
        else next();
      });
      await serveDevContent(server);
    },
  };
}
