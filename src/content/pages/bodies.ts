import { fetchOnce } from '../../shared/http/fetchOnce.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { openFormats } from '../facts/formatFact.ts';
import type { FactWords } from '../facts/factWords.ts';
import type { PageBody } from './page.ts';

type Modules = Record<string, () => Promise<{ readonly page: PageBody }>>;

const modules: Modules = import.meta.glob<{ readonly page: PageBody }>('./??/**/*.ts');

const keyOf = (path: string, language: LanguageCode) => `./${language}${path}.ts`;

/** Whether a page is written in a language. */
export const isWrittenIn = (path: string, language: LanguageCode): boolean =>
  Object.hasOwn(modules, keyOf(path, language));

/** Whether an address has a body of its own. */
export const hasBody = (path: string): boolean => isWrittenIn(path, defaultLanguage);

/** The language of the body that a reader gets: theirs where the page is written in it, else English (PG-01). */
export const bodyLanguageOf = (path: string, language: LanguageCode): LanguageCode =>
  isWrittenIn(path, language) ? language : defaultLanguage;

/** A page's body with what its figures are called in its language. */
export interface LoadedBody {
  readonly page: PageBody;
  /** None for English: the table's own. */
  readonly factWords: FactWords | undefined;
}

const factWordsIn: Readonly<Record<LanguageCode, () => Promise<FactWords | undefined>>> = {
  en: () => Promise.resolve(undefined),
  ar: async () => (await import('../facts/arabic.ts')).arabicFacts,
  ur: async () => (await import('../facts/urdu.ts')).urduFacts,
  hi: async () => (await import('../facts/hindi.ts')).hindiFacts,
};

async function fetchBody(key: string, language: LanguageCode): Promise<LoadedBody> {
  const load = modules[key];
  if (!load) throw new Error(`No page ${key}`);
  const [{ page }, factWords] = await Promise.all([load(), factWordsIn[language]()]);
  await openFormats(language);
  return { page, factWords };
}

const bodies = new Map<string, () => Promise<LoadedBody>>();

/** A page's body, fetched once. Rejects when there is none, or when it cannot be fetched. */
export function loadBody(path: string, language: LanguageCode): Promise<LoadedBody> {
  const key = keyOf(path, language);
  const load = bodies.get(key) ?? fetchOnce(() => fetchBody(key, language));
  bodies.set(key, load);
  return load();
}
