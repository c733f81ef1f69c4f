import { splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from '../i18n/languages.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { savesData } from '../shared/http/saveData.ts';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

/** A file of the build with its edition, as the build writes it; hashed names need none. */
export interface ManifestEntry {
  readonly url: string;
  readonly revision?: string | null;
  /** Not of the shell: it can wait (server/build/deferredAssets.ts). */
  readonly deferred?: boolean;
}

declare const self: {
  readonly clients: { matchAll: (options: object) => Promise<readonly { readonly url: string }[]> };
};

const CACHE = 'marsa-language';
const OTHERS = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
const OF_LANGUAGE = new RegExp(`^(?:(?:kept|shell|assets)/|manifest\\.)(${OTHERS.join('|')})[-./]`);

const codeOf = (url: string) => OF_LANGUAGE.exec(url)?.[1];

const entries = new Map<string, ManifestEntry & { readonly code: string }>();

const keyOf = ({ url, revision }: ManifestEntry) => (revision ? `/${url}?revision=${revision}` : `/${url}`);

/**
 * Takes the files of single languages out of the build's list: only those of languages in use are fetched (LA-06).
 * Returns the files that every reader needs.
 */
export function takeLanguageFiles(manifest: readonly ManifestEntry[]): ManifestEntry[] {
  return manifest.filter((entry) => {
    const code = codeOf(entry.url);
    if (code) entries.set(`/${entry.url}`, { ...entry, code });
    return !code;
  });
}

/** Returns the default language, those of open pages, and those with stored files. */
export async function languagesInUse(): Promise<readonly LanguageCode[]> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const files = await (await caches.open(CACHE)).keys();
  const codes = [
    defaultLanguage,
    ...pages.map(({ url }) => splitLanguage(new URL(url).pathname).code),
    ...files.map(({ url }) => codeOf(new URL(url).pathname.slice(1))),
  ];
  return [...new Set(codes.filter(isLanguageCode))];
}

/** A stored file of a language in use, in this worker's edition. */
export async function matchLanguageFile(address: string): Promise<Response | undefined> {
  const entry = entries.get(decodeURI(address));
  return entry && (await caches.match(keyOf(entry), { cacheName: CACHE }));
}

async function keep(cache: Cache, entry: ManifestEntry, signal: AbortSignal): Promise<void> {
  const key = keyOf(entry);
  if (await cache.match(key)) return;
  await cache.put(key, await fetchWithRetry(`/${entry.url}`, !entry.revision, signal));
}

/**
 * The shell comes first, without which the others are nothing; then the pages. The words of tools can wait, and so can
 * the manifest.
 */
const ORDER = ['shell/', 'kept/', 'assets/', 'manifest.'];
const turnOf = ({ url }: ManifestEntry) => ORDER.findIndex((folder) => url.startsWith(folder));

/** Without these nothing opens offline in a language: its shell, and the texts of the frame. */
const NEEDED = /^(?:shell\/..\.html|assets\/..-[^/]*\.js)$/;

/**
 * Fetches what is missing of a language's files. One by one, and tolerant: without them its shell is used. Where data is
 * saved, the others are kept when a page asks for them (OF-02).
 * @param names true for the files that are wanted; all of them unless it is given
 */
export async function keepLanguageFiles(
  code: LanguageCode,
  names: (url: string) => boolean = () => true,
): Promise<void> {
  const cache = await caches.open(CACHE);
  // For all of them together: an install waits for them.
  const signal = AbortSignal.timeout(BACKGROUND_TIMEOUT_MS);
  const saving = savesData();
  const files = [...entries.values()].filter(
    (entry) => entry.code === code && names(entry.url) && (!saving || NEEDED.test(entry.url)),
  );
  for (const entry of files.toSorted((a, b) => turnOf(a) - turnOf(b)))
    await keep(cache, entry, signal).catch((error: unknown) => console.info(`Not kept: ${String(error)}`));
}

/** The same of the files that pages are made from, without the words of tools. */
export const keepLanguagePages = (code: LanguageCode): Promise<void> =>
  keepLanguageFiles(code, (url) => !url.startsWith('assets/'));

/** Deletes the files of earlier editions. */
export async function forgetFormerLanguageFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...entries.values()].map(keyOf));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}
