import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes the YAML files of `src/content` modules whose default export is their data. */
export const contentFiles = (): Plugin => ({
  name: 'marsa:content-files',
  transform: {
    filter: { id: /\/src\/content\/.*\.yaml$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(parse(code))};`,
      moduleType: 'js',
      map: null,
    }),
  },
});
