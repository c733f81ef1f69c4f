import { persisted, storedText, textCodec, writes } from '../shared/storage/persisted.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

const KEY = 'language';

/** Returns the language that was chosen on this device; undefined for a value that is no language (LA-01). */
export function storedLanguage(): LanguageCode | undefined {
  const text = storedText(KEY);
  return isLanguageCode(text) ? text : undefined;
}

/** Calls back when a choice is stored in this page; returns an unsubscribe function. */
export function onLanguageStored(listener: () => void): () => void {
  writes.addEventListener(KEY, listener);
  return () => writes.removeEventListener(KEY, listener);
}

/** Stores the chosen language. False where the device stores nothing. */
export const storeLanguage = (code: LanguageCode): boolean => persisted(KEY, textCodec).write(code);
