import { JSDOM } from 'jsdom';
import type { LanguageCode } from '../../src/i18n/languages.ts';

/** Returns the markup of a page without React's comments. `vi.resetModules` loads another renderer. */
export async function markupOf(path: string, language: LanguageCode = 'en'): Promise<string> {
  const { renderPage } = await import('../../server/prerender/entry.tsx');
  const { markup } = await renderPage(path, language);
  return markup.replaceAll('<!-- -->', '');
}

/** Returns a rendered page as a document. */
export const documentOf = async (path: string, language: LanguageCode = 'en'): Promise<Document> =>
  new JSDOM(await markupOf(path, language)).window.document;
