import { createContext, use } from 'react';
import type { ShownPage } from '../../content/pages/shownPage.ts';
import { inLanguage } from '../../i18n/addresses.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { fetchOnce } from '../../shared/http/fetchOnce.ts';
import { HttpError } from '../../shared/http/HttpError.ts';
import { noteLost } from '../../shared/http/lost.ts';
import { readBlob } from '../../shared/http/readBody.ts';
import { request } from '../../shared/http/request.ts';

const TIMEOUT_MS = 30_000;
const STALL_MS = 2500;

async function fetchText(address: string): Promise<string> {
  const text = () =>
    request(address, {
      read: async (response, onProgress) => {
        const { ok, status } = response;
        if (!ok) throw new HttpError('status', `${status} for ${address}`, { status });
        return (await readBlob(response, onProgress)).text();
      },
      stallMs: STALL_MS,
      retries: 5,
      timeoutMs: TIMEOUT_MS,
    });
  return text().catch((error: unknown) => {
    if (error instanceof Error) noteLost(error, text);
    throw error;
  });
}

async function fetchPage(address: string): Promise<ShownPage> {
  const parser = import('../../content/pages/shownPage.ts');
  const [text, { parseShownPage }] = await Promise.all([fetchText(address), parser]);
  return parseShownPage(text);
}

const pages = new Map<string, () => Promise<ShownPage>>();

/** Fetches the data of a content page, once. Rejects when the file is unavailable or malformed. */
export function loadPage(path: string, language: LanguageCode): Promise<ShownPage> {
  const address = `${inLanguage(language, path)}.json`;
  const load = pages.get(address) ?? fetchOnce(() => fetchPage(address));
  pages.set(address, load);
  return load();
}

/** The page during prerendering. */
export const ShownPageContext = createContext<ShownPage | undefined>(undefined);

/** Returns the data of the content page at a path; suspends until it is loaded. */
export function useShownPage(path: string): ShownPage {
  const { code } = useLanguage();
  return use(ShownPageContext) ?? use(loadPage(path, code));
}
