import type { Fact } from '../../src/content/facts/fact.ts';
import { offerFacts } from '../../src/content/facts/offers.ts';

/** A fact whose source a reader cannot open: there is no address, or it leads only to the publisher’s home page. */
export interface UnopenedSource {
  readonly id: string;
  readonly why: 'no address' | 'home page';
}

/** The path of a home page, in a language or in none. */
const HOME_PAGE = /^\/(?:(?:en|eng|ar)\/?)?(?:index\.html|home\/?)?$/;

/** The facts whose source does not open at its own page (PG-04). The firm’s own prices have no other source than the firm. */
export function unopenedSources(facts: Readonly<Record<string, Fact>>): readonly UnopenedSource[] {
  return Object.entries(facts).flatMap(([id, { url }]): readonly UnopenedSource[] => {
    if (url === undefined) return Object.hasOwn(offerFacts, id) ? [] : [{ id, why: 'no address' }];
    const { pathname, search } = new URL(url);
    return search === '' && HOME_PAGE.test(pathname) ? [{ id, why: 'home page' }] : [];
  });
}
