import { loadNamespace } from './i18n.ts';
import type { WordPart } from './wordParts.ts';

/** A function that fetches code together with the words that it shows. It rejects when one of them does not come. */
export const withWords =
  <T>(words: readonly WordPart[], load: () => Promise<T>): (() => Promise<T>) =>
  async () =>
    (await Promise.all([load(), ...words.map(loadNamespace)]))[0];
