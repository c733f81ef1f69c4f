import { shellAddress } from '../app/start/address.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { shellRevision } from './shell.ts';

/** A cache of pages: those of another edition of the shell would not find their scripts (OF-07). */
export interface EditionCache {
  readonly name: () => string;
  readonly open: () => Promise<Cache>;
  /** Deletes those of earlier editions. */
  readonly forgetFormer: () => Promise<void>;
}

/** A cache whose name says which edition of the shell its pages belong to. */
export function editionCache(prefix: string): EditionCache {
  const name = () => `${prefix}-${shellRevision(shellAddress(defaultLanguage)) ?? ''}`;
  return {
    name,
    open: () => caches.open(name()),
    async forgetFormer() {
      for (const key of await caches.keys())
        if (key.startsWith(`${prefix}-`) && key !== name()) await caches.delete(key);
    },
  };
}
