import { type PackedWords, unpackWords } from '../../content/packedWords.ts';
import type { SearchableTexts, SearchedLanguage, WordsOfAll } from '../../content/searchTexts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
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

/** By the languages that bodies are written in. */
const bodies: Readonly<Record<SearchedLanguage, () => Promise<SearchedBodies>>> = {
  en: () => import('virtual:search-texts/en'),
  ar: () => import('virtual:search-texts/ar'),
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
  readonly whole: boolean;
}

/** What pages are found by beside their titles and summaries. */
interface Further {
  readonly texts: SearchableTexts;
  readonly ofAll: WordsOfAll;
  readonly bodies: readonly ReadonlyMap<string, string>[];
}

const nothing: Further = { texts: {}, ofAll: {}, bodies: [] };

/** The words of bodies in another language than the reader's: without them the rest is searched. */
const foreignWords = (language: SearchedLanguage) =>
  bodies[language]().then(
    ({ words }) => [unpackWords(words)],
    () => [],
  );

async function fetchFurther(own: SearchedLanguage, languages: readonly SearchedLanguage[]): Promise<Further> {
  const [{ texts, words }, { words: ofAll }, ...foreign] = await Promise.all([
    bodies[own](),
    import('virtual:search-texts/every-language'),
    ...languages.filter((language) => language !== own).map(foreignWords),
  ]);
  return { texts, ofAll, bodies: [unpackWords(words), ...foreign.flat()] };
}

/**
 * Makes the index of all pages for readers of a language. `frame` are the pages that the navigation does not name,
 * with their titles; `languages`, those of bodies that are searched beside the reader's own. Tells of it twice: when
 * titles and summaries are there, and when all is. Rejects when something cannot be fetched: what was told before can
 * still be searched.
 */
export async function loadSearchIndex(
  code: LanguageCode,
  frame: Texts,
  languages: readonly SearchedLanguage[],
  tell: (brought: LoadedIndex) => void,
): Promise<void> {
  const textLanguage = code === 'ar' ? 'ar' : 'en';
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
        text: texts[path],
        textLanguage,
        names,
        summaries,
        body: found.map((words) => words.get(path) ?? '').join(' '),
      };
    });
  tell({ index: await PageIndex.of(entries(nothing)), whole: false });
  const further = await fetchFurther(textLanguage, languages);
  tell({ index: await PageIndex.of(entries(further)), whole: true });
}
