import type { Collection } from 'dexie';
import { Dexie } from 'dexie';
import type { PostSummary } from '../model.ts';
import { inCategory, merged } from './newest.ts';
import { type PostRow, tablesOf } from './tables.ts';

/** The posts before and after one in time, and up to three to read next: of its category, else of its language (BP-05). */
export interface Surroundings {
  readonly previous: PostSummary | undefined;
  readonly next: PostSummary | undefined;
  readonly related: readonly PostSummary[];
}

type Posts = Collection<PostRow, number>;

/** Most related posts, and most rows of a category that are looked at for them. */
const MOST_RELATED = 3;
const MOST_LOOKED_AT = 60;

/** The last rows of an index that pass, not looking further back than `MOST_LOOKED_AT`. */
function lastOf(rows: Posts, passes: (row: PostRow) => boolean): Promise<readonly PostRow[]> {
  let looked = 0;
  return rows
    .reverse()
    .until(() => (looked += 1) > MOST_LOOKED_AT)
    .filter(passes)
    .limit(MOST_RELATED)
    .toArray();
}

/** What surrounds a post among those stored. */
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
    // A language with few posts among many of a category: its own index finds them; then others in the reader's language.
    const all = () => [inLanguage.between([lang, Dexie.minKey], [lang, Dexie.maxKey])];
    if (related.length < MOST_RELATED)
      await look(all(), (row) => row.categories.some(({ id }) => names.has(id)));
    if (related.length < MOST_RELATED) await look(all(), () => true);
    if (related.length < MOST_RELATED) await look(kin(), () => true);
    return { previous, next, related: related.slice(0, MOST_RELATED) };
  });
}
