import { runnerImport } from 'vite';
import { type LanguageCode, languages } from '../../../src/i18n/languages.ts';

type Maker = typeof import('./make.ts');

const NAMES = new Map<string, LanguageCode | 'every-language'>([
  ...languages.map(({ code }) => [`virtual:search-texts/${code}`, code] as const),
  ['virtual:search-texts/every-language', 'every-language'],
]);

/** Once in a process: all languages, and the build of the pages, ask for it. */
let maker: Promise<Maker> | undefined;

async function loadMaker(root: string): Promise<Maker> {
  const { module } = await runnerImport<Maker>('/server/build/searchTexts/make.ts', {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  return module;
}

/** Whether a module is one of these. */
export const isSearchTexts = (name: string): boolean => NAMES.has(name);

/**
 * The code of a module with what of the pages is searched. `virtual:search-texts/<language>`: of their bodies the headings,
 * questions and first sentences, which are shown, and all words, packed; the bodies themselves are six times as large.
 * `virtual:search-texts/every-language`: titles, summaries and keywords in all languages, for readers of each.
 * @throws RangeError for any other name
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
