import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { BlogContent } from '../prerender/content.ts';
import type { PageToRender } from '../prerender/pages.ts';
import type { Post } from '../../src/features/blog/model.ts';

/** What a page says of its post: when that was last changed, and the names of its categories by id. */
const shownSchema = v.object({ modified: v.string(), categories: v.record(v.string(), v.string()) });

const stateSchema = v.object({
  /** The folder of the code that renders: another one for each build, since a module is loaded once. */
  code: v.pipe(v.string(), v.regex(/^[\da-f-]+$/)),
  /** How many posts are rendered before anybody asks for them: the newest. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What each page that shows posts was made from, as a hash, by path. */
  pages: v.record(v.string(), v.string()),
  /** The path of each post that has a page, by id. */
  posts: v.record(v.string(), v.string()),
  /** What the page of each post says, by id: by this it is told when it has to be rendered again. */
  shown: v.optional(v.record(v.string(), shownSchema), {}),
  /** Paths of posts that are no longer public. */
  gone: v.array(v.string()),
  /** Paths that posts had before, and the ones that they have now. */
  moved: v.record(v.string(), v.string()),
  /** When all of that was last compared with the content service, in milliseconds since 1970. */
  compared: v.optional(v.number()),
  /** When the newest post appeared, in ISO 8601. */
  newest: v.optional(v.string()),
});

/** What stands in the folder of the site, of all that comes from the content service. */
export type Published = v.InferOutput<typeof stateSchema>;

/** What became of posts that have a page and are not found where it stands. */
export interface Losses {
  /** Paths of those that are no longer public. */
  readonly gone: readonly string[];
  /** Paths of those that have another slug now, and the new ones. */
  readonly moved: Readonly<Record<string, string>>;
}

/** What a page is made from, as a hash; the time of asking is no part of it. */
export function sourceHash({ seed }: PageToRender): string {
  const text = JSON.stringify({ ...seed, builtAt: 0 });
  return createHash('sha256').update(text).digest('base64');
}

/** The pages that show posts, each with the hash of what it is made from. */
export const hashesOf = (pages: readonly PageToRender[]): Record<string, string> =>
  Object.fromEntries(pages.filter(({ seed }) => seed).map((page) => [page.path, sourceHash(page)]));

/** The paths of posts, by id. */
export const pathsOf = ({ posts }: BlogContent, postPath: (slug: string) => string): Record<string, string> =>
  Object.fromEntries(posts.map(({ summary }) => [`${summary.id}`, postPath(summary.slug)]));

/** What the pages of posts say, by id. */
export const shownIn = (posts: readonly Post[]): Published['shown'] =>
  Object.fromEntries(
    posts.map(({ summary }) => {
      const categories = Object.fromEntries(summary.categories.map(({ id, name }) => [`${id}`, name]));
      return [`${summary.id}`, { modified: summary.modifiedGmt, categories }];
    }),
  );

/** When the newest of some posts appeared, in ISO 8601; undefined without posts. */
function newestOf(posts: readonly Post[]): string | undefined {
  const [newest] = posts.map(({ summary }) => summary.dateGmt).toSorted((a, b) => (a < b ? 1 : -1));
  return newest && `${newest}Z`;
}

const comparison = ({ posts, builtAt }: BlogContent) => {
  const newest = newestOf(posts);
  return { compared: builtAt, ...(newest ? { newest } : {}) };
};

/** What stands there once a build is finished. */
export function publishedState(
  most: number,
  pages: readonly PageToRender[],
  posts: Record<string, string>,
  content: BlogContent,
): Published {
  const nothing = { gone: [], moved: {} };
  const shown = shownIn(content.posts);
  return {
    code: randomUUID(),
    most,
    pages: hashesOf(pages),
    posts,
    shown,
    ...nothing,
    ...comparison(content),
  };
}

/** What stands there once the page of one post was made. */
export function withPage(state: Published, page: PageToRender, post: Post): Published {
  const { path } = page;
  return {
    ...state,
    pages: { ...state.pages, [path]: sourceHash(page) },
    posts: { ...state.posts, [post.summary.id]: path },
    shown: { ...state.shown, ...shownIn([post]) },
    gone: state.gone.filter((other) => other !== path),
    moved: Object.fromEntries(Object.entries(state.moved).filter(([other]) => other !== path)),
  };
}

/** What stands there once the pages of lost posts were taken away. */
export function withoutLost(state: Published, { gone, moved }: Losses): Published {
  const left = new Set([...gone, ...Object.keys(moved)]);
  return {
    ...state,
    pages: Object.fromEntries(Object.entries(state.pages).filter(([path]) => !left.has(path))),
    posts: Object.fromEntries(Object.entries(state.posts).filter(([, path]) => !left.has(path))),
    gone: [...new Set([...state.gone, ...gone])],
    moved: { ...state.moved, ...moved },
  };
}

/** What has become of all pages, by a comparison with the content service. */
export interface Comparison {
  readonly content: BlogContent;
  /** The hashes of all pages that show posts. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The paths of the newest posts, by id. */
  readonly paths: Readonly<Record<string, string>>;
}

/** What stands there once all pages were brought up to date. */
export const withComparison = (state: Published, { content, hashes, paths }: Comparison): Published => ({
  ...state,
  pages: { ...state.pages, ...hashes },
  posts: { ...state.posts, ...paths },
  shown: { ...state.shown, ...shownIn(content.posts) },
  ...comparison(content),
});

/** What was written down of it. @throws ValiError when it is something else. */
export const parsePublished = (text: string): Published => v.parse(stateSchema, JSON.parse(text));
