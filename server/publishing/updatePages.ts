import type { Post } from '../../src/features/blog/model.ts';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import { languages } from '../../src/i18n/languages.ts';
import type { BlogContent } from '../prerender/content.ts';
import { articlePage, oncePerLanguage, pagesOf, type PageToRender } from '../prerender/pages.ts';
import { indexFiles, pageFiles, pagePatches, type RenderedFile } from '../prerender/render.ts';
import { compareContent, type ComparedContent } from './compareContent.ts';
import {
  hashesOf,
  type Losses,
  type Published,
  withComparison,
  withoutLost,
  withPage,
} from './publishedPages.ts';
import type { PublishedSite, Work } from './publishedSite.ts';

/** The page of a post that is not among the newest ones, or not yet. */
function pageOf({ entry, content }: Work, post: Post): PageToRender {
  const others = content.posts.filter(({ summary }) => summary.id !== post.summary.id);
  const posts = [post, ...others].sort((a, b) => (a.summary.dateGmt < b.summary.dateGmt ? 1 : -1));
  return articlePage(entry, oncePerLanguage(entry), { ...content, posts }, post);
}

/** Makes the page of a post that was found; another request may have made it meanwhile. */
export async function makePage(site: PublishedSite, post: Post): Promise<void> {
  const current = await site.work();
  const page = pageOf(current, post);
  const files = await pageFiles(current.entry, current.build, page);
  await site.publish({ files, made: 1, gone: [], next: withPage(site.state(), page, post) });
}

/** Takes away what nobody should read any longer, before anything is rendered. Gives the losses that are left. */
async function withdraw(
  { state, publish }: PublishedSite,
  { paths, losses: { gone, moved } }: ComparedContent,
): Promise<Losses> {
  // A post that has taken such an address comes in its place with the others.
  const taken = new Set(Object.values(paths));
  const now = gone.filter((path) => !taken.has(path));
  if (now.length > 0)
    await publish({
      files: [],
      made: 0,
      gone: now,
      next: withoutLost(state(), { gone: now, moved: {} }),
    });
  return { gone: gone.filter((path) => taken.has(path)), moved };
}

/** Sitemap and feed, for all pages and those of older posts, whose paths `posts` has too. */
function indexesOf(
  { entry, content }: Work,
  pages: readonly PageToRender[],
  posts: Readonly<Record<string, string>>,
): RenderedFile[] {
  const listed = new Set(pages.map(({ path }) => path));
  const older = Object.values(posts).filter((path) => !listed.has(path));
  return indexFiles(entry, [...pages, ...older.map((path) => ({ path }))], content);
}

/**
 * Renders the pages of some older posts again, at their new addresses where they have others now; only the sitemap names
 * those.
 */
async function renewOlder(
  site: PublishedSite,
  pages: readonly PageToRender[],
  ids: readonly number[],
): Promise<void> {
  const current = await site.work();
  const before = site.state();
  const files: RenderedFile[] = [];
  const moved: Record<string, string> = {};
  let next = before;
  const posts = await site.watch.look(() => current.service.postsById(ids));
  for (const post of posts) {
    const page = pageOf(current, post);
    const path = before.posts[`${post.summary.id}`];
    if (path !== undefined && path !== page.path) moved[path] = page.path;
    files.push(...(await pageFiles(current.entry, current.build, page)));
    next = withPage(next, page, post);
  }
  const gone = Object.keys(moved);
  next = withoutLost(next, { gone: [], moved });
  if (gone.length > 0) files.push(...indexesOf(current, pages, next.posts));
  await site.publish({ files, made: posts.length, gone, next });
}

/** Those of the newest posts whose pages are missing, say something else, or stand at another address, by path. */
function editedPosts({ posts }: BlogContent, { shown, posts: paths }: Published): Map<string, Post> {
  const edited = posts.filter(({ summary: { id, slug, modifiedGmt } }) => {
    return shown[`${id}`]?.modified !== modifiedGmt || paths[`${id}`] !== postPath(slug);
  });
  return new Map(edited.map((post) => [postPath(post.summary.slug), post]));
}

/**
 * Renders the pages of posts that were edited, and takes the place of what they have replaced: whoever has edited one
 * looks at its page first. Gives the pages that are left.
 */
async function renewEdited(
  site: PublishedSite,
  changed: readonly PageToRender[],
  losses: Losses,
): Promise<readonly PageToRender[]> {
  const { entry, build, content } = await site.work();
  const edited = editedPosts(content, site.state());
  const files: RenderedFile[] = [];
  let next = withoutLost(site.state(), losses);
  for (const page of changed) {
    const post = edited.get(page.path);
    if (!post) continue;
    files.push(...(await pageFiles(entry, build, page)));
    next = withPage(next, page, post);
  }
  const gone = [...losses.gone, ...Object.keys(losses.moved)].filter((path) => !edited.has(path));
  if (files.length + gone.length > 0)
    await site.publish({ files, made: files.length / languages.length, gone, next });
  return changed.filter(({ path }) => !edited.has(path));
}

/** The list of posts: it names what was edited, renamed and withdrawn, and is looked at next. */
const LIST = '/blog';

/** Renders the list before the other pages that have changed; what it is made of is not rendered a second time. */
async function renewList(site: PublishedSite, changed: readonly PageToRender[]): Promise<void> {
  const list = changed.find(({ path }) => path === LIST);
  if (!list) return;
  const { entry, build } = await site.work();
  const files = await pageFiles(entry, build, list);
  // It counts as renewed with the others, when what the worker precaches of it is renewed too.
  await site.publish({ files, made: 0, gone: [], next: site.state() });
}

/** Brings all pages up to date that show posts. True when something was published. Rejects when that fails. */
export async function updatePages(site: PublishedSite): Promise<boolean> {
  const { state, publish } = site;
  const current = await site.work();
  const { entry, build } = current;
  const found = await site.watch.look(() => compareContent(current, state()));
  current.content = found.content;
  const losses = await withdraw(site, found);
  const pages = await pagesOf(entry, found.content);
  const hashes = hashesOf(pages);
  const changed = pages.filter(({ path }) => hashes[path] !== state().pages[path]);
  const left = await renewEdited(site, changed, losses);
  const lost = found.losses.gone.length + Object.keys(losses.moved).length;
  if (changed.length + lost > 0) {
    await renewList(site, left);
    const files = indexesOf(current, pages, state().posts);
    for (const page of left) files.push(...(await pageFiles(entry, build, page)));
    for (const { code } of languages) files.push(...(await pagePatches(entry, build, left, code)));
    const next = withComparison(state(), { ...found, hashes });
    await publish({ files, made: left.length, gone: [], next });
  }
  for (const ids of found.edited) await renewOlder(site, pages, ids);
  return changed.length + lost + found.edited.length > 0;
}
