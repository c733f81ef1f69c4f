import type { SearchableTexts } from '../../content/searchTexts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { PageEntry } from './model.ts';
import { PageIndex } from './pageIndex.ts';

type Texts = Readonly<Record<string, string>>;

const none: Texts = {};

// The files that the pages' own words come from: often on the device already.
const menus = import.meta.glob<{ default: { readonly titles: Texts } }>('../../i18n/locales/*.menu.json');
const summaries = import.meta.glob<{ default: Texts }>('../../i18n/locales/*.pages.json');

/** By the languages that bodies are written in. */
const bodies: Readonly<Record<'en' | 'ar', () => Promise<{ readonly texts: SearchableTexts }>>> = {
  en: () => import('virtual:search-texts/en'),
  ar: () => import('virtual:search-texts/ar'),
};

const titlesOf = async (code: LanguageCode) =>
  (await menus[`../../i18n/locales/${code}.menu.json`]?.())?.default.titles ?? none;

/** A page can be found by its title alone. */
const summariesOf = async (code: LanguageCode): Promise<Texts> =>
  (await summaries[`../../i18n/locales/${code}.pages.json`]?.().catch(() => undefined))?.default ?? none;

/** How far what is searched has come. */
export interface BroughtIndex {
  readonly index: PageIndex;
  /** Titles and summaries only: the rest is on its way, or cannot be had now. */
  readonly whole: boolean;
}

/**
 * Makes the index of all pages for readers of a language. `frame` are the pages that the navigation does not name,
 * with their titles. Tells of it twice: when titles and summaries are there, and when all is. Rejects when something
 * cannot be fetched: what was told before can still be searched.
 */
export async function bringIndex(
  code: LanguageCode,
  frame: Texts,
  tell: (brought: BroughtIndex) => void,
): Promise<void> {
  const textLanguage = code === 'ar' ? 'ar' : 'en';
  const [titles, english, about] = await Promise.all([
    titlesOf(code),
    code === 'en' ? none : titlesOf('en').catch(() => none),
    summariesOf(code),
  ]);
  const entries = (texts: SearchableTexts): PageEntry[] =>
    Object.entries({ ...titles, ...frame }).map(([path, title]) => ({
      path,
      title,
      summary: about[path] ?? '',
      language: code,
      english: english[path] ?? '',
      text: texts[path],
      textLanguage,
    }));
  tell({ index: await PageIndex.of(entries({})), whole: false });
  const { texts } = await bodies[textLanguage]();
  tell({ index: await PageIndex.of(entries(texts)), whole: true });
}
