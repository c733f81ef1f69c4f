import { type Plugin, runnerImport } from 'vite';
import type { BodyLanguage } from '../../../src/content/pages/bodies.ts';

type Maker = typeof import('./make.ts');

const NAMES: ReadonlyMap<string, BodyLanguage> = new Map([
  ['virtual:search-texts/en', 'en'],
  ['virtual:search-texts/ar', 'ar'],
]);

/** Once in a process: both languages, and the build of the pages, ask for it. */
let maker: Promise<Maker> | undefined;

async function loadMaker(root: string): Promise<Maker> {
  const { module } = await runnerImport<Maker>('/server/build/searchTexts/make.ts', {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  return module;
}

/**
 * Hands out what of the pages' bodies is searched, as `virtual:search-texts/<language>`: headings, questions and first
 * sentences, in one file for each language. The bodies themselves are ten times as large.
 */
export function searchTexts(): Plugin {
  let root = '';
  return {
    name: 'marsa:search-texts',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (NAMES.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = id.startsWith('\0') ? NAMES.get(id.slice(1)) : undefined;
      if (!language) return undefined;
      const { makeSearchTexts } = await (maker ??= loadMaker(root));
      return `export const texts = ${JSON.stringify(makeSearchTexts(language))};`;
    },
  };
}
