import { expect, it } from 'vitest';
import * as v from 'valibot';
import { answersTo } from './calls.ts';
import { ask, askIds } from './contentService.ts';
import type { GetService } from './contentService.ts';

const edition = v.strictObject({ id: v.number(), modified_gmt: v.string() });
const embedded = v.object({
  id: v.number(),
  content: v.unknown(),
  _embedded: v.object({
    author: v.unknown(),
    'wp:term': v.unknown(),
    'wp:featuredmedia': v.optional(v.unknown()),
  }),
});

/** Calls that compare stored posts with the service, and fetch changed ones (OF-08). */
export function deltaContract(requirement: string, get: GetService): void {
  it(`${requirement} a page of editions has the ids, order and totals of the page itself`, async () => {
    const [complete] = await answersTo(get(), 'a page of posts');
    const [editions] = await answersTo(get(), 'a page of editions');
    const full = v.parse(v.array(v.object({ id: v.number(), modified_gmt: v.string() })), complete?.body);
    expect(v.parse(v.array(edition), editions?.body)).toEqual(full);
    expect([editions?.total, editions?.pages]).toEqual([complete?.total, complete?.pages]);
    expect(JSON.stringify(editions?.body).length).toBeLessThan(9 * 64);
  });

  it(`${requirement} editions by ids return the existing ones and their number`, async () => {
    const [answer] = await answersTo(get(), 'editions by their ids');
    const found = v.parse(v.array(edition), answer?.body).map(({ id }) => id);
    expect(new Set(found)).toEqual(new Set(await askIds(get(), 'per_page=9')));
    expect(answer?.total).toBe(9);
  });

  it(`${requirement} posts by their ids have the content and embeds of the list, and are smaller`, async () => {
    const ids = await askIds(get(), 'per_page=9');
    const [narrowed] = await answersTo(get(), 'posts by their ids');
    const full = await ask(get(), `posts?include=${ids.join(',')}&per_page=9&_embed=true`);
    expect(v.parse(v.array(embedded), narrowed?.body)).toEqual(v.parse(v.array(embedded), full.body));
    expect(JSON.stringify(narrowed?.body).length).toBeLessThan(JSON.stringify(full.body).length);
  });
}
