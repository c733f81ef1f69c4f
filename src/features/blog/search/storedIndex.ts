import type { DBSchema } from 'idb';
import { withExisting } from '../../../shared/storage/existing.ts';
import { BLOG_DATABASE } from '../db/name.ts';
import type { PostRow } from '../db/tables.ts';
import type { PostBody } from '../model.ts';
import { SearchIndex } from './searchIndex.ts';

interface BlogStore extends DBSchema {
  posts: { key: number; value: PostRow };
  bodies: { key: number; value: PostBody };
}

/** Texts are searched too while there are no more posts than this: with ten thousand they would fill a phone's memory. */
const MOST_TEXTS = 1000;
/** So many texts are taken in at a time; searches come between. */
const BATCH = 20;

const namesOf = ({ categories }: PostRow): string => categories.map(({ name }) => name).join();

/** Another edition, or one whose categories have other names now. */
const differs = (known: PostRow | undefined, row: PostRow): boolean =>
  known?.modifiedGmt !== row.modifiedGmt || namesOf(known) !== namesOf(row);

const yieldToMessages = () => new Promise((resolve) => setTimeout(resolve));

/** The index of what the device keeps of the blog, and of how it changes. */
export class StoredIndex {
  readonly index = new SearchIndex();
  readonly #rows = new Map<number, PostRow>();
  readonly #onGrowth: () => void;

  constructor(onGrowth: () => void) {
    this.#onGrowth = onGrowth;
  }

  /** Takes in all that is stored: titles first, texts after them, without keeping searches waiting. */
  async fill(): Promise<void> {
    const rows = await withExisting<BlogStore, PostRow[]>(BLOG_DATABASE, (db) => db.getAll('posts'));
    for (const row of rows) this.#put(row);
    void this.#takeTexts(rows.map(({ id }) => id));
  }

  /** Takes in what has changed. */
  async renew(ids: readonly number[]): Promise<void> {
    const rows = await withExisting<BlogStore, (PostRow | undefined)[]>(BLOG_DATABASE, (db) => {
      const posts = db.transaction('posts').store;
      return Promise.all(ids.map((id) => posts.get(id)));
    });
    const changed = ids.filter((id, index) => this.#renewOne(id, rows[index]));
    if (changed.length === 0) return;
    this.#onGrowth();
    await this.#takeTexts(changed);
  }

  #put(row: PostRow): void {
    this.#rows.set(row.id, row);
    this.index.put(row);
  }

  /** True when something is to be done. */
  #renewOne(id: number, row: PostRow | undefined): boolean {
    if (row === undefined) {
      this.#rows.delete(id);
      this.index.drop(id);
    } else if (differs(this.#rows.get(id), row)) this.#put(row);
    else return false;
    return true;
  }

  async #takeTexts(ids: readonly number[]): Promise<void> {
    if (this.#rows.size > MOST_TEXTS) return;
    try {
      for (let start = 0; start < ids.length; start += BATCH) {
        await this.#takeBatch(ids.slice(start, start + BATCH));
        await yieldToMessages();
      }
      this.#onGrowth();
    } catch (error) {
      console.info(`Texts are not searched: ${String(error)}`);
    }
  }

  async #takeBatch(ids: readonly number[]): Promise<void> {
    const texts = await withExisting<BlogStore, (PostBody | undefined)[]>(BLOG_DATABASE, (db) => {
      const bodies = db.transaction('bodies').store;
      return Promise.all(ids.map((id) => bodies.get(id)));
    });
    for (const text of texts) {
      const row = text && this.#rows.get(text.id);
      if (row) this.index.put({ ...row, html: text.html });
    }
  }
}
