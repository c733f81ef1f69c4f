import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { bodyOf } from '../../../src/content/pages/bodyOf.ts';
import type { PageBlock, PageBody, PageFile } from '../../../src/content/pages/page.ts';
import { plainText } from '../../../src/content/pages/plainText.ts';
import { textsOf } from '../../../src/content/pages/texts.ts';
import { type PackedWords, packWords } from '../../../src/content/packedWords.ts';
import { type Keywords, searchKeywords } from '../../../src/content/searchKeywords.ts';
import type { SearchableText, SearchableTexts, WordsOfAll } from '../../../src/content/searchTexts.ts';
import { bodyForm, searchableWords, wordForms } from '../../../src/shared/text/normalise.ts';

const PAGES = '/src/content/pages';
/** Words on a larger share of the pages are omitted. */
const MAX_SHARE = 0.3;
/** Words of three characters or more; figures change without the page. */
const WORTH_KEEPING = /^\p{L}.{2}/u;
const SENTENCE_END = /(?<=[.!?؟۔।])\s/;

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<PageFile>('/src/content/pages/??/**/*.yaml', {
  eager: true,
  import: 'default',
});
const menus = import.meta.glob<{ readonly titles: Texts }>('/src/i18n/locales/*.menu.json', { eager: true });
const summaries = import.meta.glob<{ readonly default: Texts }>('/src/i18n/locales/*.pages.json', {
  eager: true,
});

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(searchableWords).flatMap((word) => wordForms(word).slice(-1)));

function bodiesIn(language: LanguageCode): readonly (readonly [path: string, page: PageBody])[] {
  const folder = `${PAGES}/${language}/`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, file]) => [path.slice(folder.length - 1, -'.yaml'.length), bodyOf(file, language)] as const);
}

const standsOut = (block: PageBlock): readonly string[] =>
  block.kind === 'faq' ? block.items.map(({ question }) => question) : [block.heading];

/** Returns the searchable texts of a body, with the values of its figures at the time of the build. */
function searchable({ lead, blocks }: PageBody, language: LanguageCode): SearchableText {
  const [opening = ''] = plainText(lead, language).split(SENTENCE_END);
  return [opening, ...blocks.map(standsOut)];
}

/** Returns the texts of all bodies in a language that the search shows. */
export const makeSearchTexts = (language: LanguageCode): SearchableTexts =>
  Object.fromEntries(bodiesIn(language).map(([path, page]) => [path, searchable(page, language)]));

/** Returns the words of all bodies in a language. */
export function makeBodyWords(language: LanguageCode): PackedWords {
  const pages = bodiesIn(language).map(([path, page]) => {
    const found = textsOf(page).flatMap((text) => searchableWords(plainText(text, language)));
    return [path, new Set(found.map(bodyForm).filter((word) => WORTH_KEEPING.test(word)))] as const;
  });
  return packWords(new Map(pages), pages.length * MAX_SHARE);
}

const joined = (texts: readonly (string | undefined)[]) =>
  [...wordsOf(texts.filter((text) => text !== undefined))].join(' ');

/** Returns titles, summaries and keywords in all languages. */
export function makeWordsOfAll(): WordsOfAll {
  const titles = Object.values(menus).map((menu) => menu.titles);
  const about = Object.values(summaries).map((file) => file.default);
  const keywords: Readonly<Record<string, Keywords | undefined>> = searchKeywords;
  const paths = new Set([...titles.flatMap(Object.keys), ...Object.keys(keywords)]);
  return Object.fromEntries(
    [...paths].map((path) => [
      path,
      [
        joined([...titles.map((known) => known[path]), ...Object.values(keywords[path] ?? {})]),
        joined(about.map((known) => known[path])),
      ],
    ]),
  );
}
