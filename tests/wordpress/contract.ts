import { describe } from 'vitest';
import { createContentService } from '../../server/content/service.ts';
import type { ContentService, GetService } from './contract/contentService.ts';
import { deltaContract } from './contract/deltas.ts';
import { embedContract } from './contract/embeds.ts';
import { filterContract } from './contract/filters.ts';
import { listContract } from './contract/lists.ts';

/** Starts the embedded service over the articles of the repository, with their pictures. */
export async function embeddedService(): Promise<ContentService> {
  const answer = await createContentService();
  const base = 'http://content.example/wp-json/wp/v2/';
  return {
    fetch: (address, init) => answer(new Request(new URL(address, base), init)),
    facts: {
      plainSlug: 'reading-offline',
      nativeSlug: 'تأسيس-شركة-في-دبي-خطوة-بخطوة',
      searchWord: 'attestation',
    },
  };
}

/**
 * Tests of a content service's answers as the site expects them, measured on WordPress 6.1.9. The embedded service and a real WordPress
 * pass the same tests, so the site works with either.
 * @param requirement id that the titles start with: CS-03 embedded, CS-04 WordPress
 * @param get called inside the tests, when the service is running
 */
export function contentServiceContract(requirement: string, name: string, get: GetService): void {
  describe(`contract of ${name}`, () => {
    listContract(requirement, get);
    filterContract(requirement, get);
    embedContract(requirement, get);
    deltaContract(requirement, get);
  });
}
