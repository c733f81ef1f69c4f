import { describe } from 'vitest';
import type { GetService } from './contract/contentService.ts';
import { deltaContract } from './contract/deltas.ts';
import { embedContract } from './contract/embeds.ts';
import { freshnessContract } from './contract/freshness.ts';
import { listContract } from './contract/lists.ts';
import { searchContract } from './contract/searches.ts';

/**
 * What the site may expect of a content service, measured on WordPress 6.1.9. The embedded service and a
 * real WordPress must both pass: that is why the site works with either.
 * @param requirement id that the titles start with: CS-03 embedded, CS-04 WordPress
 * @param get called inside the tests, when the service is up
 */
export function contentServiceContract(requirement: string, name: string, get: GetService): void {
  describe(`contract of ${name}`, () => {
    describe('lists', () => {
      listContract(requirement, get);
    });
    describe('search, categories, slugs', () => {
      searchContract(requirement, get);
    });
    describe('embeds and fields', () => {
      embedContract(requirement, get);
    });
    describe('comparing and fetching by ids', () => {
      deltaContract(requirement, get);
    });
    describe('freshness and access', () => {
      freshnessContract(requirement, get);
    });
  });
}
