import { LANGUAGE_KEY } from '../../features/language/chooseLanguage.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';

/** Parameters of an address that change what a prerendered page shows (BL-08). */
export const SHOWN_PARAMETERS = ['page', 'category', 'search'] as const;

/** The language kept on the device, or the default when there is none that we know (LA-01). */
export function storedLanguage(): LanguageCode {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** The language that the page's markup was rendered in. */
export function renderedLanguage(root: HTMLElement): LanguageCode {
  const { rendered } = root.dataset;
  return isLanguageCode(rendered) ? rendered : defaultLanguage;
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** True when the page's markup is what React would render: same language, same address. */
export function fitsMarkup(root: HTMLElement, language: string): boolean {
  const { rendered, path } = root.dataset;
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  return (
    rendered === language &&
    path !== undefined &&
    decoded(path) === decoded(pathname.replace(/(.)\/$/, '$1')) &&
    !SHOWN_PARAMETERS.some((name) => parameters.has(name))
  );
}
