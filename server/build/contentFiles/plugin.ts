import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { mistakeText, readPage } from './readPage.ts';
import { mistakesIn, readPages } from './readPages.ts';

/**
 * Makes the YAML files of pages modules whose default export is their data. Mistakes stop the build; the development
 * server does not start with mistakes, and shows later ones in the browser.
 */
export function contentFiles(): Plugin {
  let root = '';
  return {
    name: 'marsa:content-files',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer({ config }) {
      const mistakes = config.mode === 'test' ? [] : mistakesIn(readPages(root));
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    },
    transform: {
      filter: { id: /\/src\/content\/pages\/.*\.yaml$/ },
      handler(code, id) {
        const file = relative(root, id);
        const { page, mistakes } = readPage(code, file);
        if (!page) {
          const line = mistakes[0]?.line ?? 1;
          this.error({
            message: mistakes.map((mistake) => mistakeText(file, mistake)).join('\n'),
            id,
            loc: { file: id, line, column: 0 },
          });
        }
        return { code: `export default ${JSON.stringify(page)};`, moduleType: 'js', map: null };
      },
    },
  };
}
