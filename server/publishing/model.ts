import type { ContentState } from './contentWatch.ts';
import type { Published } from './publishedPages.ts';

/** What is behind an address that is no file. `unknown`: the content service did not say. */
export type Late =
  | { readonly kind: 'made' | 'missing' | 'gone' | 'unknown' }
  | { readonly kind: 'moved'; readonly to: string };

/** Publishes what the build did not know (CS-06). */
export interface Publisher {
  /** Looks for a post at the path of a request, and makes its page. Never rejects. */
  readonly late: (path: string) => Promise<Late>;
  /** Brings all pages up to date that show posts. True when something was published. Rejects when that fails. */
  readonly update: () => Promise<boolean>;
  /** The same, when the newest posts or the categories have changed since. */
  readonly updateIfChanged: () => Promise<boolean>;
  /** How the content service was found last, and when its newest post appeared, in ISO 8601. */
  readonly content: () => ContentState & Pick<Published, 'compared' | 'newest'>;
  /**
   * Seconds since the page at a path, which shows posts, was last compared with the content service, when the last look
   * at that has failed; undefined for all other pages and times.
   */
  readonly age: (path: string) => number | undefined;
  /** Kept when what is being published now is done. */
  readonly settled: () => Promise<void>;
}

/** What a publication has done: how many pages it made, each in all languages, and how many it took away. */
export interface Publication {
  readonly made: number;
  readonly gone: number;
}
