import { type ComponentType, createElement, use } from 'react';
import { fetchOnce } from '../shared/http/fetchOnce.ts';
import { loadNamespace } from './i18n.ts';
import type { WordPart } from './wordParts.ts';

/** A component that is fetched when it is needed, and how to fetch it ahead. */
export interface FetchedPart {
  /** Fetches module and words, once. Rejects when they do not come. */
  readonly load: () => Promise<unknown>;
  /** Suspends until they are there, throws when they do not come; after `forgetFailures` it asks anew. */
  readonly Part: ComponentType;
}

/**
 * A component whose module is fetched with the words that it shows. Unlike React's `lazy` it does not keep a failure
 * for good: a page that was not on the device opens once there is a network.
 */
export function withWords(load: () => Promise<ComponentType>, words: readonly WordPart[] = []): FetchedPart {
  const loadOnce = fetchOnce(async () => (await Promise.all([load(), ...words.map(loadNamespace)]))[0]);
  return { load: loadOnce, Part: () => createElement(use(loadOnce())) };
}
