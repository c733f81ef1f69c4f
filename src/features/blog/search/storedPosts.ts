import type { DBSchema } from 'idb';
import { withExisting } from '../../../shared/storage/existing.ts';
import { BLOG_DATABASE } from '../db/name.ts';
import type { PostRow } from '../db/tables.ts';
import type { PostBody } from '../model.ts';
import type { FoundPosts } from './union.ts';

interface BlogStore extends DBSchema {
  posts: { key: number; value: PostRow };
  bodies: { key: number; value: PostBody };
}

/** A search index that takes posts. */
interface PostIndex {
  put(document: { id: number; title: string; names: string; summary: string; text: string }): void;
  remove(id: number): void;
  search(
    text: string,
    options: { accepts?: ((id: string | number) => boolean) | undefined },
  ): { readonly hits: readonly { id: unknown; terms: string[] }[]; readonly close: boolean };
}

/** Bodies are searched up to this number of posts: those of ten thousand posts would fill the memory of a phone. */
const MAX_POSTS_WITH_BODIES = 1000;
/** Bodies are indexed in batches; searches are answered between them. */
const BATCH_SIZE = 20;

const namesOf = (terms: PostRow['categories']): string => terms.map(({ name }) => name).join(' ');

/** The time of change alone is not enough: a service may omit it. */
const versionOf = ({ modifiedGmt, title, excerpt, categories, tags }: PostRow): string =>
  JSON.stringify([modifiedGmt, title, excerpt, namesOf([...categories, ...tags])]);

const yieldToMessages = () => new Promise((resolve) => setTimeout(resolve));

/** Reads stored posts or bodies by id. */
const readByIds = <N extends 'posts' | 'bodies'>(name: N, ids: readonly number[]) =>
  withExisting<BlogStore, (BlogStore[N]['value'] | undefined)[]>(BLOG_DATABASE, (db) => {
    const { store } = db.transaction(name);
    return Promise.all(ids.map((id) => store.get(id)));
  });

/** The stored posts in a search index, without the app's database layer: for the search worker. */
export class StoredPosts {
  readonly #rows = new Map<number, PostRow>();
  readonly #index: PostIndex;
  readonly #onGrowth: () => void;

  /** `onGrowth` is called when a search may find more or other posts than before. */
  constructor(index: PostIndex, onGrowth: () => void) {
    this.#index = index;
    this.#onGrowth = onGrowth;
  }

  /** Finds `count` of the matching posts in any of some categories (all for none), from the index `start`. */
  find(text: string, categories: readonly number[], start: number, count: number): FoundPosts {
    const wanted = new Set(categories);
    const isWanted = (id: unknown) =>
      this.#rows.get(Number(id))?.categories.some((category) => wanted.has(category.id)) === true;
    const { hits, close } = this.#index.search(text, { accepts: wanted.size > 0 ? isWanted : undefined });
    const shown = hits.slice(start, start + count);
    return {
      rows: shown.flatMap(({ id }) => this.#rows.get(Number(id)) ?? []),
      total: hits.length,
      terms: [...new Set(shown.flatMap(({ terms }) => terms))],
      close,
    };
  }

  /** Indexes a post, with its text if `html` is its sanitised body. */
  put(row: PostRow, html = ''): void {
    this.#rows.set(row.id, row);
    const { id, title, excerpt, categories, tags } = row;
    const names = namesOf([...categories, ...tags]);
    this.#index.put({ id, title, names, summary: excerpt, text: html.replace(/<[^>]*>/g, ' ') });
  }

  /** Indexes all stored posts, then their bodies in the background. Rejects without a database. */
  async fill(): Promise<void> {
    const rows = await withExisting<BlogStore, PostRow[]>(BLOG_DATABASE, (db) => db.getAll('posts'));
    for (const row of rows) this.put(row);
    this.#onGrowth();
    void this.#indexBodies(rows.map(({ id }) => id));
  }

  /** Indexes posts again that have changed or were deleted. */
  async update(ids: readonly number[]): Promise<void> {
    const rows = await readByIds('posts', ids);
    const changed = ids.filter((id, index) => this.#updateOne(id, rows[index]));
    if (changed.length === 0) return;
    this.#onGrowth();
    await this.#indexBodies(changed);
  }

  /** Returns true when the index has changed. */
  #updateOne(id: number, row: PostRow | undefined): boolean {
    const known = this.#rows.get(id);
    if (!row) {
      this.#rows.delete(id);
      this.#index.remove(id);
      return known !== undefined;
    }
    const changed = !known || versionOf(known) !== versionOf(row);
    if (changed) this.put(row);
    else this.#rows.set(id, row);
    return changed;
  }

  async #indexBodies(ids: readonly number[]): Promise<void> {
    if (this.#rows.size > MAX_POSTS_WITH_BODIES) return;
    try {
      for (let start = 0; start < ids.length; start += BATCH_SIZE) {
        const bodies = await readByIds('bodies', ids.slice(start, start + BATCH_SIZE));
        for (const body of bodies) {
          const row = body && this.#rows.get(body.id);
          if (row) this.put(row, body.html);
        }
        await yieldToMessages();
      }
      this.#onGrowth();
    } catch (error) {
      console.info(`Bodies are not searched: ${String(error)}`);
    }
  }
}
