import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { factFile } from '../../../src/content/facts/factFile.ts';
import { factMistakes, readFacts } from '../../../src/content/facts/readFacts.ts';
import { type Mistake, mistakeText, readYaml } from '../../../src/content/yaml/readYaml.ts';
import { isLanguageCode } from '../../../src/i18n/languages.ts';
import { dataFileOf, dataMistakes, dataModule, referenceMistakes } from './dataFiles.ts';
import { factModule, factTableModule, factTextsModule } from './factModules.ts';
import { readPage } from './readPage.ts';
import { mistakesIn, readPages } from './readPages.ts';

interface Made {
  readonly code?: string | undefined;
  readonly mistakes: readonly Mistake[];
}

function pageModule(text: string, file: string): Made {
  const { page, mistakes } = readPage(text, file);
  return { code: page && `export default ${JSON.stringify(page)};`, mistakes };
}

function factsModule(text: string, query: string): Made {
  const { data, mistakes } = readYaml(text, factFile);
  const language = new URLSearchParams(query).get('words') ?? '';
  const code = data && (isLanguageCode(language) ? factTextsModule(data, language) : factModule(data));
  return { code, mistakes };
}

/**
 * Turns the YAML files of pages and facts into modules whose default export is their data. `facts/table.ts` and
 * `virtual:fact-texts/<language>` get the data of all facts, and modules of `dataFiles` the data of their file. Mistakes
 * stop the build; the development server does not start with mistakes, and shows later ones in the browser.
 */
export function contentFiles(): Plugin {
  let root = '';
  return {
    name: 'marsa:content-files',
    configResolved(config) {
      ({ root } = config);
    },
    async configureServer({ config }) {
      if (config.mode === 'test') return;
      const mistakes = [
        ...(await dataMistakes(root)),
        ...factMistakes(readFacts(root)),
        ...(await referenceMistakes(root)),
        ...mistakesIn(readPages(root)),
      ];
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    },
    resolveId: {
      filter: { id: /^virtual:fact-texts\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /\/src\/content\/[\w/-]+\.ts$|^\0virtual:fact-texts\// },
      handler(id) {
        const file = dataFileOf(relative(root, id));
        if (file !== undefined) return `export * from '/${file}';`;
        const [, language] = id.split('fact-texts/');
        return language !== undefined || id.endsWith('/facts/table.ts')
          ? factTableModule(root, isLanguageCode(language) ? language : undefined)
          : undefined;
      },
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.yaml(?:\?|$)/ },
      async handler(text, id) {
        const [path = id, query = ''] = id.split('?');
        const file = relative(root, path);
        const { code, mistakes } =
          (await dataModule(text, file)) ??
          (file.startsWith('src/content/facts/') ? factsModule(text, query) : pageModule(text, file));
        if (code === undefined) {
          this.error({
            message: mistakes.map((mistake) => mistakeText(file, mistake)).join('\n'),
            id,
            loc: { file: path, line: mistakes[0]?.line ?? 1, column: 0 },
          });
        }
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}
