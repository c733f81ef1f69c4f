import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '../content/brand.ts';
import { spaceOf, WORD_PARTS, type WordPart } from './wordParts.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

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

/** Texts say `{{brand}}` where they name the firm (FR-10). */
const interpolationIn = (code: LanguageCode) => ({
  escapeValue: false,
  defaultVariables: { brand: brand[code] },
});

/** The instance of this page; while prerendering, of the page that is being rendered. */
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
    interpolation: interpolationIn(code),
    // Addresses are keys too.
    nsSeparator: false,
  });
  await Promise.all(parts.map((part) => addNamespace(instance, code, part)));
  running = instance;
  return instance;
}

/** Which parts an instance has, in which language. By its store: `useTranslation` returns a stand-in of the instance. */
const loadedNamespaces = new WeakMap<i18n['store'], Set<string>>();

const has = (instance: i18n, code: string, part: WordPart) =>
  loadedNamespaces.get(instance.store)?.has(`${code} ${part}`) ?? false;

async function addNamespace(instance: i18n, code: LanguageCode, part: WordPart): Promise<void> {
  const there = loadedNamespaces.get(instance.store) ?? new Set();
  loadedNamespaces.set(instance.store, there);
  if (has(instance, code, part)) return;
  instance.addResourceBundle(code, spaceOf(part), await wordsOf(code, part), true);
  there.add(`${code} ${part}`);
}

/**
 * Fetches a part of the words in the page's language, if it is not there yet; in the new one, too, when the language
 * is switched meanwhile. Rejects when it cannot be fetched.
 */
export async function loadNamespace(part: WordPart): Promise<void> {
  if (!running) return;
  const { language } = running;
  await addNamespace(running, isLanguageCode(language) ? language : defaultLanguage, part);
  if (running.language !== language) await loadNamespace(part);
}

let prepare: (code: LanguageCode) => Promise<void> = async () => undefined;

/** Sets what has to be there before the language is switched, beside its texts. */
export function beforeSwitching(work: (code: LanguageCode) => Promise<void>): void {
  prepare = work;
}

/** Who shows the words of the page. */
let show: (words: i18n) => void = () => undefined;

/** Sets who is given the words of another language once they are all there (`switchLanguage`). */
export function onLanguageSwitched(listener: (words: i18n) => void): void {
  show = listener;
}

/**
 * Switches the page to another language, fetching its texts and what else it needs first. Rejects when they cannot be
 * fetched. The words of before stay as they are: parts of the page that have not hydrated yet do so with them first.
 */
export async function switchLanguage(code: LanguageCode): Promise<void> {
  if (!running) return;
  const before = running;
  if (!before.hasResourceBundle(code, 'translation'))
    before.addResourceBundle(code, 'translation', await wordsOf(code));
  const missing = () =>
    WORD_PARTS.filter((part) => has(before, (running ?? before).language, part) && !has(before, code, part));
  const addMissing = () => Promise.all(missing().map((part) => addNamespace(before, code, part)));
  await Promise.all([prepare(code), addMissing()]);
  // A part that came meanwhile is shown in the old language, and is needed in the new one.
  while (missing().length > 0) await addMissing();
  running = before.cloneInstance({ lng: code, interpolation: interpolationIn(code) });
  show(running);
}
