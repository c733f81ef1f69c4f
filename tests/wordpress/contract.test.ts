import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createContentService } from '../../server/content/embeddedService.ts';
import { answersTo, CALL_NAMES } from './contract/calls.ts';
import type { Answer, ContentService, GetService } from './contract/contentService.ts';
import { deltaContract } from './contract/deltas.ts';
import { embedContract } from './contract/embeds.ts';
import { filterContract } from './contract/filters.ts';
import { listContract } from './contract/lists.ts';
import { lacks } from './contract/shape.ts';
import { describeWordPress } from './describeWordPress.ts';

/** Tests the responses that the site expects, measured on WordPress 6.1.9. `get` is called inside the tests. */
function contentServiceContract(requirement: string, get: GetService): void {
  for (const contract of [listContract, filterContract, embedContract, deltaContract])
    contract(requirement, get);
}

let embedded: ContentService;
beforeAll(async () => {
  const answer = await createContentService();
  embedded = {
    fetch: (address, init) =>
      answer(new Request(new URL(address, 'http://content.example/wp-json/wp/v2/'), init)),
    facts: {
      plainSlug: 'reading-offline',
      nativeSlug: 'تأسيس-شركة-في-دبي-خطوة-بخطوة',
      searchWord: 'attestation',
    },
  };
}, 120_000);

describe('the contract of the embedded content service', () => {
  contentServiceContract('CS-03', () => embedded);
});

describeWordPress('The contract of WordPress from Debian', (get) => {
  const service = (): ContentService => ({
    fetch: (address, init) => fetch(new URL(address, `${get().apiBase}/`), init),
    facts: {
      plainSlug: 'opening-a-company-bank-account',
      nativeSlug: 'تأسيس-شركة-في-دبي-من-أين-تبدأ؟',
      searchWord: 'trademark',
    },
  });

  contentServiceContract('CS-04', service);

  /** The parts of a response that do not depend on the content. */
  const outline = ({ status, headers, body, total, pages }: Answer) => ({
    status,
    type: headers.get('Content-Type')?.toLowerCase(),
    hasTotals: [total !== undefined, pages !== undefined],
    isEmpty: Array.isArray(body) && body.length === 0,
    error:
      status === 200 ? undefined : v.parse(v.looseObject({ code: v.string(), message: v.string() }), body),
  });

  it.each(CALL_NAMES)('CS-03 the embedded service answers %s like WordPress', async (name) => {
    const [ours, theirs] = [await answersTo(embedded, name), await answersTo(service(), name)];
    expect(ours.map(outline)).toEqual(theirs.map(outline));
    expect(ours.length).toBeGreaterThan(0);
    for (const [index, { body }] of ours.entries()) expect(lacks(body, theirs[index]?.body)).toEqual([]);
  });
});
