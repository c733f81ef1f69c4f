import type { PagePath } from '../../src/content/navigation.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { type BlogContent, postSeed } from './content.ts';
import { articleLd, breadcrumbLd, contentLd, organizationLd, websiteLd } from './jsonLd.ts';

type Entry = typeof import('./entry.tsx');

/** A route to be rendered with what it is made from. */
export interface PageToRender {
  readonly path: string;
  /** Where it goes in `dist`. */
  readonly file: string;
  readonly seed?: BlogSeed;
  readonly structuredData: readonly object[];
  readonly changed?: string;
  /** A page whose body is a source of its own (src/content/pages/). */
  readonly written?: true;
  /** What it shows is only on the reader's device: not for search engines. */
  readonly own?: true;
}

/** A page that the navigation names. Rejects when it has no body. */
async function navigationPage(
  { site, loadBody, plainText, pageWords }: Entry,
  path: PagePath,
): Promise<PageToRender> {
  const file = `${path.slice(1)}/index.html`;
  const { page: body } = await loadBody(path, 'en');
  const plain = (text: string) => plainText(text, 'en');
  const described = { path, ...(await pageWords(path)), body, plain };
  return { path, file, structuredData: contentLd(site, described), changed: body.reviewedOn, written: true };
}

/** Every known route of the site (QU-03). */
export async function pagesOf(entry: Entry, content: BlogContent): Promise<PageToRender[]> {
  const { site, postPath, navigationPaths } = entry;
  const articles = content.posts.map((post): PageToRender => {
    const path = postPath(post.summary.slug);
    return {
      path,
      file: `blog/${post.summary.slug}/index.html`,
      seed: postSeed(content, post),
      structuredData: articleLd(site, post.summary, path),
      ...(post.summary.modifiedGmt ? { changed: `${post.summary.modifiedGmt}Z` } : {}),
    };
  });
  const plain = (path: string, name: string): PageToRender => ({
    path,
    file: `${path.slice(1)}/index.html`,
    structuredData: [breadcrumbLd(site, [[name, path]])],
  });
  return [
    {
      path: '/',
      file: 'index.html',
      seed: content.home,
      structuredData: [organizationLd(site), websiteLd(site)],
    },
    { ...plain('/blog', 'Blog'), seed: content.list },
    plain('/quote', 'Get a Quote'),
    plain('/schedule', 'Schedule Meeting'),
    { path: '/saved', file: 'saved/index.html', structuredData: [], own: true },
    ...articles,
    ...(await Promise.all(navigationPaths.map((path) => navigationPage(entry, path)))),
  ];
}
