import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '../content/brand.ts';
import { spaceOf, type WordPart } from './wordParts.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

type Words = Record<string, unknown>;

type Files = Record<string, () => Promise<{ default: Words }>>;

/**
 * Of the outbox there are words only where forms are sent; those of content pages, of tools and of the forms for a quote
 * or a meeting, and of reading aids come with them (lazyNamespaces.ts, requestWords.ts, readingWords.ts).
 */
const files: Files = import.meta.env.VITE_LEADS_ENDPOINT
  ? import.meta.glob<{ default: Words }>(
      ['./??.json', './*.{blog,contact,covers,hero,home,leads,library,menu,pwa,trips}.json'],
      { base: './locales' },
    )
  : import.meta.glob<{ default: Words }>(
      ['./??.json', './*.{blog,contact,covers,hero,home,library,menu,pwa,trips}.json'],
      { base: './locales' },
    );

/** Tells where further words are: the list of all of them need not travel before the first page is hydrated. */
export function addWordFiles(more: Files): void {
  Object.assign(files, more);
}

async function wordsOf(code: LanguageCode, part?: WordPart): Promise<Words> {
  const load = files[`./${part ? `${code}.${part}` : code}.json`];
  if (!load) throw new Error(`No words of ${code} ${part ?? ''}`);
  return (await load()).default;
}

/** The instance of this page. */
let running: i18n | undefined;

/**
 * Starts i18next in one language; only that language's texts are fetched (LA-06).
 * A missing word shows its key (LA-04). Rejects when the texts cannot be fetched.
 */
export async function startI18n(code: LanguageCode, parts: readonly WordPart[] = []): Promise<i18n> {
  const words = await wordsOf(code);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    returnNull: false,
    resources: { [code]: { translation: words } },
    // Texts contain `{{brand}}` where they name the firm (FR-10).
    interpolation: { escapeValue: false, defaultVariables: { brand: brand[code] } },
    // Addresses are keys too.
    nsSeparator: false,
  });
  await Promise.all(parts.map((part) => addNamespace(instance, part)));
  running = instance;
  return instance;
}

/** The parts that an instance has. Several share a name space, so that i18next cannot tell. */
const loadedNamespaces = new WeakMap<i18n, Set<WordPart>>();

async function addNamespace(instance: i18n, part: WordPart): Promise<void> {
  const loaded = loadedNamespaces.get(instance) ?? new Set();
  loadedNamespaces.set(instance, loaded);
  const code = instance.language;
  if (loaded.has(part) || !isLanguageCode(code)) return;
  instance.addResourceBundle(code, spaceOf(part), await wordsOf(code, part), true);
  loaded.add(part);
}

/** Fetches a part of the texts in the page's language, unless it is loaded. Rejects when it cannot be fetched. */
export async function loadNamespace(part: WordPart): Promise<void> {
  if (running) await addNamespace(running, part);
}
