import { persisted, writes } from '../shared/storage/persisted.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

const entry = persisted<LanguageCode | undefined>('language', {
  parse: (text) => (isLanguageCode(text) ? text : undefined),
  format: (code) => code ?? null,
});

/** Returns the language that was chosen on this device; undefined for a value that is no language (LA-01). */
export const storedLanguage = (): LanguageCode | undefined => entry.read();

/** Calls back when a choice is stored in this page; returns an unsubscribe function. */
export function onLanguageStored(listener: () => void): () => void {
  writes.addEventListener(entry.key, listener);
  return () => writes.removeEventListener(entry.key, listener);
}

/** Stores the chosen language. False where the device stores nothing. */
export const storeLanguage = (code: LanguageCode): boolean => entry.write(code);
