import { runnerImport } from 'vite';
import { contentFiles } from '../contentFiles/plugin.ts';
import { type LanguageCode, languages } from '../../../src/i18n/languages.ts';

type Maker = typeof import('./make.ts');

const NAMES = new Map<string, LanguageCode | 'every-language'>([
  ...languages.map(({ code }) => [`virtual:search-texts/${code}`, code] as const),
  ['virtual:search-texts/every-language', 'every-language'],
]);

let maker: Promise<Maker> | undefined;

async function loadMaker(root: string): Promise<Maker> {
  const { module } = await runnerImport<Maker>('/server/build/searchTexts/make.ts', {
    root,
    configFile: false,
    plugins: [contentFiles()],
    logLevel: 'warn',
  });
  return module;
}

export const isSearchTexts = (name: string): boolean => NAMES.has(name);

/**
 * Returns the code of a virtual module with search data. `virtual:search-texts/<language>`: headings, questions and
 * first sentences of bodies, and all words, packed; `virtual:search-texts/every-language`: titles, summaries and
 * keywords in all languages. Throws RangeError for any other name.
 */
export async function searchTextsModule(name: string, root: string): Promise<string> {
  const language = NAMES.get(name);
  if (!language) throw new RangeError(`${name} holds no search texts`);
  const { makeBodyWords, makeSearchTexts, makeWordsOfAll } = await (maker ??= loadMaker(root));
  if (language === 'every-language') return `export const words = ${JSON.stringify(makeWordsOfAll())};`;
  const [texts, words] = [makeSearchTexts(language), makeBodyWords(language)].map((each) =>
    JSON.stringify(each),
  );
  return `export const texts = ${texts};\nexport const words = ${words};`;
}
