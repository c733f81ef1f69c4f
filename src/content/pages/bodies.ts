import { fetchOnce } from '../../shared/http/fetchOnce.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { type FactWords, loadFactWords } from '../facts/factWords.ts';
import { bodyOf } from './bodyOf.ts';
import type { PageBody, PageFile } from './page.ts';

const files: Record<string, () => Promise<PageFile>> = import.meta.glob<PageFile>('./??/**/*.yaml', {
  import: 'default',
});

const keyOf = (path: string, language: LanguageCode) => `./${language}${path}.yaml`;

/** Returns true when a page exists in a language. */
export const isWrittenIn = (path: string, language: LanguageCode): boolean =>
  Object.hasOwn(files, keyOf(path, language));

/** Returns true when an address has a body. */
export const hasBody = (path: string): boolean => isWrittenIn(path, defaultLanguage);

/** Returns the language of a page's body: the given one if it exists, otherwise English (PG-01). */
export const bodyLanguageOf = (path: string, language: LanguageCode): LanguageCode =>
  isWrittenIn(path, language) ? language : defaultLanguage;

export interface LoadedBody {
  readonly page: PageBody;
  readonly factWords: FactWords | undefined;
}

async function fetchBody(key: string, language: LanguageCode): Promise<LoadedBody> {
  const load = files[key];
  if (!load) throw new Error(`No page ${key}`);
  const [file, factWords] = await Promise.all([load(), loadFactWords(language)]);
  return { page: bodyOf(file, language), factWords };
}

const bodies = new Map<string, () => Promise<LoadedBody>>();

/** Loads a page's body, once. Rejects when it does not exist or fails to load. */
export function loadBody(path: string, language: LanguageCode): Promise<LoadedBody> {
  const key = keyOf(path, language);
  const load = bodies.get(key) ?? fetchOnce(() => fetchBody(key, language));
  bodies.set(key, load);
  return load();
}
