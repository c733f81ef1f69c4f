import { type PackedWords, unpackWords } from '../../content/packedWords.ts';
import type { SearchableTexts } from '../../content/searchTexts.ts';
import { toolPaths } from '../../content/toolPaths.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { PageEntry } from './model.ts';

type Texts = Readonly<Record<string, string>>;

interface Bodies {
  readonly texts: SearchableTexts;
  readonly words: PackedWords;
}

const menus = import.meta.glob<{ default: { readonly titles: Texts } }>('../../i18n/locales/*.menu.json');
const summaries = import.meta.glob<{ default: Texts }>('../../i18n/locales/*.pages.json');
const bodies: Readonly<Record<LanguageCode, () => Promise<Bodies>>> = {
  en: () => import('virtual:search-texts/en'),
  ar: () => import('virtual:search-texts/ar'),
  ur: () => import('virtual:search-texts/ur'),
  hi: () => import('virtual:search-texts/hi'),
};

const titlesIn = async (code: LanguageCode): Promise<Texts> =>
  (await menus[`../../i18n/locales/${code}.menu.json`]?.())?.default.titles ?? {};

const summariesIn = async (code: LanguageCode): Promise<Texts> =>
  (await summaries[`../../i18n/locales/${code}.pages.json`]?.())?.default ?? {};

const nothing = () => undefined;

/** Loads the bodies in a language, English ones for untranslated pages, and words of further languages if possible. */
async function loadBodies(code: LanguageCode, paths: readonly string[], further: readonly LanguageCode[]) {
  const [own, { words: ofAll }, ...others] = await Promise.all([
    bodies[code](),
    import('virtual:search-texts/every-language'),
    ...further.map((language) => bodies[language]().catch(nothing)),
  ]);
  const english = paths.every((path) => own.texts[path]) ? undefined : await bodies.en();
  const loaded = new Set([own, english, ...others].filter((one) => one !== undefined));
  return {
    own: own.texts,
    english: english?.texts,
    ofAll,
    words: [...loaded].map(({ words }) => unpackWords(words)),
  };
}

type LoadedBodies = Awaited<ReturnType<typeof loadBodies>>;

const noBodies: LoadedBodies = { own: {}, english: undefined, ofAll: {}, words: [] };

/**
 * Loads the pages for readers of a language: passes them to `onPages` with titles and summaries, then with their
 * bodies. `frame` are titles of pages outside the navigation; `further` are languages whose bodies are searched too.
 * @throws when a file cannot be fetched
 */
export async function loadPages(
  code: LanguageCode,
  frame: Texts,
  further: readonly LanguageCode[],
  onPages: (pages: readonly PageEntry[], complete: boolean) => void,
): Promise<void> {
  const [titles, english, about] = await Promise.all([
    titlesIn(code),
    code === 'en' ? undefined : titlesIn('en').catch(nothing),
    summariesIn(code).catch(nothing),
  ]);
  const entries = (loaded: LoadedBodies) =>
    Object.entries({ ...titles, ...frame }).map(([path, title]): PageEntry => {
      const [names = '', allSummaries = ''] = loaded.ofAll[path] ?? [];
      const own = loaded.own[path];
      return {
        path,
        title,
        summary: about?.[path] ?? '',
        language: code,
        english: english?.[path] ?? '',
        tool: toolPaths.has(path),
        text: own ?? loaded.english?.[path],
        textLanguage: own ? code : 'en',
        names,
        summaries: allSummaries,
        body: loaded.words.map((words) => words.get(path) ?? '').join(' '),
      };
    });
  onPages(entries(noBodies), false);
  onPages(entries(await loadBodies(code, Object.keys(titles), further)), true);
}
