import type { Plugin } from 'vite';
import { serveDevContent } from '../content/devContent.ts';
import { isSearchTexts, searchTextsModule } from './searchTexts/module.ts';

/**
 * Provides `virtual:search-texts/…`, which is made from the content (OF-06). The server for development also answers as
 * the content service.
 */
export function siteContent(): Plugin {
  let root = '';
  return {
    name: 'marsa:content',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (isSearchTexts(id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : '';
      return isSearchTexts(name) ? searchTextsModule(name, root) : undefined;
    },
    configureServer: serveDevContent,
  };
}
