import type { Collection } from 'dexie';
import { Dexie } from 'dexie';
import type { PostSummary } from '../model.ts';
import { inCategory, merged } from './newest.ts';
import { type PostRow, tablesOf } from './tables.ts';

/** Previous and next post, and up to three related posts of its category or language (BP-05). */
export interface Surroundings {
  readonly previous: PostSummary | undefined;
  readonly next: PostSummary | undefined;
  readonly related: readonly PostSummary[];
}

type Posts = Collection<PostRow, number>;

/** Maximum of related posts, and of rows that are searched for them. */
const MAX_RELATED = 3;
const MAX_ROWS = 60;

function lastOf(rows: Posts, passes: (row: PostRow) => boolean): Promise<readonly PostRow[]> {
  let looked = 0;
  return rows
    .reverse()
    .until(() => (looked += 1) > MAX_ROWS)
    .filter(passes)
    .limit(MAX_RELATED)
    .toArray();
}

/** Reads the surroundings of a post from the stored posts. */
export async function readSurroundings(db: Dexie, post: PostSummary): Promise<Surroundings> {
  const { posts } = tablesOf(db);
  const { lang, dateGmt, categories } = post;
  return db.transaction('r', posts, async () => {
    const inLanguage = posts.where('[lang+dateGmt]');
    const [previous, next] = await Promise.all([
      inLanguage.between([lang, Dexie.minKey], [lang, dateGmt], true, false).last(),
      inLanguage.between([lang, dateGmt], [lang, Dexie.maxKey], false, true).first(),
    ]);
    const shown = new Set([post.id, previous?.id, next?.id]);
    const names = new Set(categories.map(({ id }) => id));
    const related: PostRow[] = [];
    const look = async (rows: Posts[], passes: (row: PostRow) => boolean) => {
      const unseen = (row: PostRow) => !shown.has(row.id) && passes(row);
      const found = merged(await Promise.all(rows.map((part) => lastOf(part, unseen))));
      for (const row of found) shown.add(row.id);
      related.push(...found);
    };
    const kin = () => categories.map(({ id }) => inCategory(db, id));
    await look(kin(), (row) => row.lang === lang);
    // The language index finds posts of a rare language in a large category.
    const all = () => [inLanguage.between([lang, Dexie.minKey], [lang, Dexie.maxKey])];
    if (related.length < MAX_RELATED)
      await look(all(), (row) => row.categories.some(({ id }) => names.has(id)));
    if (related.length < MAX_RELATED) await look(all(), () => true);
    if (related.length < MAX_RELATED) await look(kin(), () => true);
    return { previous, next, related: related.slice(0, MAX_RELATED) };
  });
}
