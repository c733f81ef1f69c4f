import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import { refreshPage } from '../../../src/features/blog/refresh/page.ts';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { postPath, slugIn } from '../../../src/features/blog/rules/slug.ts';
import { parseJson } from '../../../src/shared/http/json.ts';
import { type Chance, chance } from '../../support/chance.ts';
import { context, parsed, rawPost } from '../edge/fixture.ts';
import { someMarkup } from '../edge/markupPieces.ts';
import { forbiddenContent } from '../edge/forbiddenContent.ts';

/** `FUZZ_ROUNDS=2000` runs longer and logs the slowest answer. */
const long = process.env['FUZZ_ROUNDS'];
const ROUNDS = Number(long ?? 25);
const REPEATS = long ? 2_000 : 200;

const slugs = [
  '',
  ' ',
  '\ud800',
  '\u0958',
  'x'.repeat(300),
  ...'.. %2e%2e a/b %d8%aa%d8 A-Guide 100%'.split(' '),
];
const dates = ['2026-99-99T99:99:99'];
const odd = [
  null,
  0,
  -1,
  2 ** 60,
  '',
  'x',
  [],
  [[]],
  {},
  { rendered: null },
  { rendered: 7 },
  true,
  ...dates,
];

function somePost(drawn: Chance, id: number): Record<string, unknown> {
  const { below, oneOf } = drawn;
  const markup = () => ({ rendered: someMarkup(drawn, 30, REPEATS) });
  const post = rawPost({
    id,
    slug: below(3) === 0 ? oneOf(['a', ...slugs]) : `post-${id}`,
    title: markup(),
    excerpt: markup(),
    content: { ...markup(), protected: below(5) === 0 },
  });
  const names = Object.keys(post);
  for (let count = below(3); count > 0; count -= 1)
    post[oneOf(['title', ...names])] = oneOf([undefined, ...odd]);
  return post;
}

describe('random answers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it(
    'CS-05 QU-02 never block the page, are sanitised, and do not affect other posts',
    async () => {
      const db = await blogDatabase.open();
      const drawn = chance(20_261_123);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const good = rawPost({ id: 1, slug: 'good' });
        const others = Array.from({ length: 5 }, (_, index) => somePost(drawn, index + 2));
        const text = JSON.stringify([...others, good]);
        const service = contentService(context, async () => ({
          data: parseJson(text),
          headers: new Headers(),
        }));
        await Promise.all(db.tables.map((table) => table.clear()));
        const startedAt = performance.now();
        await refreshPage(service, firstPage, round, new AbortController().signal);
        times.push(performance.now() - startedAt);
        const posts = (await readPage(db, firstPage))?.posts ?? [];
        expect(posts.map(({ id }) => id)).toContain(1);
        for (const { slug } of posts) {
          expect(slugIn(new URL(postPath(slug), 'https://marsa.example').pathname)).toBe(slug);
          const found = await readPost(db, slug);
          expect([text, forbiddenContent(parsed(found?.body?.html ?? ''))]).toEqual([text, []]);
        }
      }
      if (long) console.info(`${ROUNDS} answers, the slowest in ${Math.round(Math.max(...times))} ms`);
    },
    Math.max(30_000, ROUNDS * 1_000),
  );
});
