import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RENAMED_ARTICLES } from '../../../server/http/renamedPages.ts';
import { stableId } from '../../../server/content/library/ids.ts';
import { createContentService } from '../../../server/content/embeddedService.ts';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { readPost } from '../../../src/features/blog/db/read.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import { storePost } from '../../../src/features/blog/db/write.ts';
import { refreshPost } from '../../../src/features/blog/refresh/post.ts';
import { postPath } from '../../../src/features/blog/rules/slug.ts';
import { onDevice } from '../../../src/features/library/db/onDevice.ts';
import { storeText, readCopy, readSaved } from '../../../src/features/library/db/saved.ts';
import { sampleGuide } from '../library/sampleGuide.ts';
import { context } from './oneAnswer.ts';
import { samplePost } from './samplePosts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const answers = await createContentService({ log: () => undefined });
const embedded = contentService(context, async (url) => {
  const answer = await answers(new Request(url));
  return { data: await answer.json(), headers: answer.headers };
});

describe.each(RENAMED_ARTICLES)('the article that was /blog/%s', (former, current) => {
  const id = stableId(former);

  it('BP-01 is found by a device that stored it under the former slug', async () => {
    await blogDatabase.run((db) => storePost(db, samplePost(id, { slug: former }), 100));
    expect(await refreshPost(embedded, former, 200, new AbortController().signal)).toBe(current);
    for (const slug of [former, current]) {
      const post = await blogDatabase.run((db) => readPost(db, slug));
      expect(post?.summary).toMatchObject({ id, slug: current });
    }
  });

  it('OF-05 stays saved, with the new edition', async () => {
    const saved = (slug: string, copy: unknown) => sampleGuide(id, { slug, path: postPath(slug), copy });
    await onDevice((db) => storeText(db, saved(former, {}), 10));
    const [post] = await embedded.postsById([id]);
    await onDevice((db) => storeText(db, saved(post?.summary.slug ?? '', post), 20));
    const rows = await onDevice(readSaved);
    expect(rows.map(({ path, savedAt }) => [path, savedAt])).toEqual([[postPath(current), 10]]);
    expect(await onDevice((db) => readCopy(db, current))).toMatchObject({ id, copy: post });
  });

  it('BP-01 has only its current slug in all sources', () => {
    const sources = globSync(['src/**/*.{ts,tsx,json}', 'server/**/*.{ts,md}'], { cwd: ROOT });
    expect(sources.length).toBeGreaterThan(500);
    const named = sources.filter((file) => readFileSync(resolve(ROOT, file), 'utf8').includes(former));
    expect(named).toEqual(['server/http/renamedPages.ts']);
  });
});
