import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import { isPlain, plainPath } from './paths.ts';
import { splitLanguage } from '../../i18n/addresses.ts';
import { PAGE_END_ID } from './pageData.ts';

/** Returns the language of the prerendered markup. */
export function renderedLanguage(root: HTMLElement): LanguageCode {
  const { rendered } = root.dataset;
  return isLanguageCode(rendered) ? rendered : defaultLanguage;
}

/** Returns true when the markup is complete and was rendered for the current language and address. */
export function fitsMarkup(root: HTMLElement, language: string): boolean {
  const { rendered, path } = root.dataset;
  return (
    rendered === language &&
    path !== undefined &&
    plainPath(path) === plainPath(splitLanguage(window.location.pathname).path) &&
    isPlain(window.location.search) &&
    document.getElementById(PAGE_END_ID) !== null
  );
}
