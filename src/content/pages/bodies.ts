import { fetchOnce } from '../../shared/http/fetchOnce.ts';
import type { FactWords } from '../facts/factWords.ts';
import type { PageBody } from './page.ts';

/** Languages that bodies are written in; readers of other languages get the English one, and are told so. */
export type BodyLanguage = 'en' | 'ar';

/** The language of the body that a reader of a language gets. */
export const bodyLanguageOf = (language: string): BodyLanguage => (language === 'ar' ? 'ar' : 'en');

type Modules = Record<string, () => Promise<{ readonly page: PageBody }>>;

const modules: Modules = import.meta.glob<{ readonly page: PageBody }>('./{en,ar}/**/*.ts');

const keyOf = (path: string, language: BodyLanguage) => `./${language}${path}.ts`;

/** Whether an address has a body of its own. */
export const hasBody = (path: string): boolean => Object.hasOwn(modules, keyOf(path, 'en'));

/** A page's body with what its figures are called in its language. */
export interface LoadedBody {
  readonly page: PageBody;
  /** None for English: the table's own. */
  readonly factWords: FactWords | undefined;
}

const factWordsOf = async (language: BodyLanguage) =>
  language === 'ar' ? (await import('../facts/arabic.ts')).arabicFacts : undefined;

async function fetchBody(key: string, language: BodyLanguage): Promise<LoadedBody> {
  const load = modules[key];
  if (!load) throw new Error(`No page ${key}`);
  const [{ page }, factWords] = await Promise.all([load(), factWordsOf(language)]);
  return { page, factWords };
}

const bodies = new Map<string, () => Promise<LoadedBody>>();

/** A page's body, fetched once. Rejects when there is none, or when it cannot be fetched. */
export function loadBody(path: string, language: BodyLanguage): Promise<LoadedBody> {
  const key = keyOf(path, language);
  const load = bodies.get(key) ?? fetchOnce(() => fetchBody(key, language));
  bodies.set(key, load);
  return load();
}
