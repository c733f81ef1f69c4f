import { persisted, writes } from '../shared/storage/persisted.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

const entry = persisted<LanguageCode | undefined>('language', {
  parse: (text) => (isLanguageCode(text) ? text : undefined),
  format: (code) => code ?? null,
});

/** The language that the reader has chosen on this device, if they have. */
export const chosenLanguage = (): LanguageCode | undefined => entry.read();

/** The language stored on the device, or the default when there is none that we know (LA-01). */
export const storedLanguage = (): LanguageCode => chosenLanguage() ?? defaultLanguage;

/** Calls back when a choice is stored in this page; returns an unsubscribe function. */
export function onLanguageStored(listener: () => void): () => void {
  writes.addEventListener(entry.key, listener);
  return () => writes.removeEventListener(entry.key, listener);
}

/** Stores the reader's choice. False where the device stores nothing. */
export const storeLanguage = (code: LanguageCode): boolean => entry.write(code);
