import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** Name of the entry in local storage (LA-01). */
export const LANGUAGE_KEY = 'language';

/** The language that the reader has chosen on this device, if they have. */
export function chosenLanguage(): LanguageCode | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The language kept on the device, or the default when there is none that we know (LA-01). */
export const storedLanguage = (): LanguageCode => chosenLanguage() ?? defaultLanguage;
