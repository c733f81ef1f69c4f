import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import { isPlain, plainPath } from './address.ts';
import { splitLanguage } from '../../i18n/addresses.ts';
import { PAGE_END_ID } from './pageData.ts';

/** The language that the page's markup was rendered in. */
export function renderedLanguage(root: HTMLElement): LanguageCode {
  const { rendered } = root.dataset;
  return isLanguageCode(rendered) ? rendered : defaultLanguage;
}

/** True when the page's markup is what React would render: same language, same address, and it is complete. */
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
