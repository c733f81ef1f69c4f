import { persisted, storedText, textCodec, writes } from '../shared/storage/persisted.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

const KEY = 'language';

/** Returns the language chosen on this device; undefined for invalid values (LA-01). */
export function storedLanguage(): LanguageCode | undefined {
  const text = storedText(KEY);
  return isLanguageCode(text) ? text : undefined;
}

/** Calls back when this page stores a language; returns an unsubscribe function. */
export function onLanguageStored(listener: () => void): () => void {
  writes.addEventListener(KEY, listener);
  return () => writes.removeEventListener(KEY, listener);
}

/** Stores the chosen language. Returns false without storage. */
export const storeLanguage = (code: LanguageCode): boolean => persisted(KEY, textCodec).write(code);
