import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** Name of the entry in local storage (LA-01). */
export const LANGUAGE_KEY = 'language';

/** The language kept on the device, or the default when there is none that we know (LA-01). */
export function storedLanguage(): LanguageCode {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}
