import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { contentServiceContract, embeddedService } from './contract.ts';
import { answersTo, CALL_NAMES } from './contract/calls.ts';
import type { Answer, ContentService } from './contract/contentService.ts';
import { lacks } from './contract/shape.ts';
import { describeWordPress } from './describeWordPress.ts';

describeWordPress('WordPress from Debian', (get) => {
  const service = (): ContentService => ({
    fetch: (address, init) => fetch(new URL(address, `${get().apiBase}/`), init),
    facts: {
      plainSlug: 'opening-a-company-bank-account',
      nativeSlug: 'تأسيس-شركة-في-دبي-من-أين-تبدأ؟',
      searchWord: 'trademark',
    },
  });
  let embedded: ContentService;
  beforeAll(async () => {
    embedded = await embeddedService();
  }, 120_000);

  contentServiceContract('CS-04', 'a real WordPress', service);

  /** The parts of an answer that do not depend on the content. */
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
