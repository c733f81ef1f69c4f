import { type PackedWords, unpackWords } from '../../content/packedWords.ts';
import type { SearchableText, SearchableTexts, WordsOfAll } from '../../content/searchTexts.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { PageEntry } from './model.ts';
import { PageIndex } from './pageIndex.ts';

type Texts = Readonly<Record<string, string>>;

const none: Texts = {};

// The files that the pages' own words come from: often on the device already.
const menus = import.meta.glob<{ default: { readonly titles: Texts } }>('../../i18n/locales/*.menu.json');
const summaryFiles = import.meta.glob<{ default: Texts }>('../../i18n/locales/*.pages.json');

interface SearchedBodies {
  readonly texts: SearchableTexts;
  readonly words: PackedWords;
}

const bodies: Readonly<Record<LanguageCode, () => Promise<SearchedBodies>>> = {
  en: () => import('virtual:search-texts/en'),
  ar: () => import('virtual:search-texts/ar'),
  ur: () => import('virtual:search-texts/ur'),
  hi: () => import('virtual:search-texts/hi'),
};

const titlesOf = async (code: LanguageCode) =>
  (await menus[`../../i18n/locales/${code}.menu.json`]?.())?.default.titles ?? none;

/** A page can be found by its title alone. */
const summariesOf = async (code: LanguageCode): Promise<Texts> =>
  (await summaryFiles[`../../i18n/locales/${code}.pages.json`]?.().catch(() => undefined))?.default ?? none;

/** How far what is searched has come. */
export interface LoadedIndex {
  readonly index: PageIndex;
  /** Titles and summaries only: the rest is on its way, or cannot be had now. */
  readonly complete: boolean;
}

/** What is shown of a page's body, and its language. */
interface OwnText {
  readonly text: SearchableText;
  readonly language: LanguageCode;
}

/** What pages are found by beside their titles and summaries. */
interface Further {
  readonly texts: ReadonlyMap<string, OwnText>;
  readonly ofAll: WordsOfAll;
  readonly bodies: readonly ReadonlyMap<string, string>[];
}

const nothing: Further = { texts: new Map(), ofAll: {}, bodies: [] };

/** The words of bodies in another language than the reader's: without them the rest is searched. */
const foreignWords = (language: LanguageCode) =>
  bodies[language]().then(
    ({ words }) => [unpackWords(words)],
    () => [],
  );

/** The bodies that a reader of a language is shown: English ones where a page is not written in theirs. */
async function fetchShown(code: LanguageCode, paths: readonly string[]): Promise<Omit<Further, 'ofAll'>> {
  const texts = new Map<string, OwnText>();
  const words: ReadonlyMap<string, string>[] = [];
  for (const language of new Set([code, defaultLanguage])) {
    if (paths.every((path) => texts.has(path))) break;
    const found = await bodies[language]();
    words.push(unpackWords(found.words));
    for (const [path, text] of Object.entries(found.texts))
      if (!texts.has(path)) texts.set(path, { text, language });
  }
  return { texts, bodies: words };
}

async function fetchFurther(
  code: LanguageCode,
  paths: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Further> {
  const [shown, { words: ofAll }, ...foreign] = await Promise.all([
    fetchShown(code, paths),
    import('virtual:search-texts/every-language'),
    ...languages.filter((language) => language !== code).map(foreignWords),
  ]);
  return { texts: shown.texts, ofAll, bodies: [...shown.bodies, ...foreign.flat()] };
}

/**
 * Makes the index of all pages for readers of a language. `frame` are the pages that the navigation does not name,
 * with their titles; `languages`, those of bodies that are searched beside the reader's own. Calls `onIndex` twice: when
 * titles and summaries are there, and when all is. Rejects when something cannot be fetched: an index that was passed
 * before can still be searched.
 */
export async function loadSearchIndex(
  code: LanguageCode,
  frame: Texts,
  languages: readonly LanguageCode[],
  onIndex: (loaded: LoadedIndex) => void,
): Promise<void> {
  const [titles, english, about] = await Promise.all([
    titlesOf(code),
    code === 'en' ? none : titlesOf('en').catch(() => none),
    summariesOf(code),
  ]);
  const entries = ({ texts, ofAll, bodies: found }: Further): PageEntry[] =>
    Object.entries({ ...titles, ...frame }).map(([path, title]) => {
      const [names = '', summaries = ''] = ofAll[path] ?? [];
      return {
        path,
        title,
        summary: about[path] ?? '',
        language: code,
        english: english[path] ?? '',
        text: texts.get(path)?.text,
        textLanguage: texts.get(path)?.language ?? code,
        names,
        summaries,
        body: found.map((words) => words.get(path) ?? '').join(' '),
      };
    });
  onIndex({ index: await PageIndex.of(entries(nothing)), complete: false });
  const further = await fetchFurther(code, Object.keys(titles), languages);
  onIndex({ index: await PageIndex.of(entries(further)), complete: true });
}
