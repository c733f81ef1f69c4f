import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { type BlogContent, postSeed } from './content.ts';
import { articleLd, breadcrumbLd, organizationLd } from './jsonLd.ts';

type Entry = typeof import('./entry.tsx');

/** A route to be rendered with what it is made from. */
export interface PageToRender {
  readonly path: string;
  /** Where it goes in `dist`. */
  readonly file: string;
  readonly seed?: BlogSeed;
  readonly structuredData: readonly object[];
  readonly changed?: string;
  /** A page that is not written yet: in English only, and not for search engines. */
  readonly planned?: true;
  /** What it shows is only on the reader's device: not for search engines. */
  readonly own?: true;
}

/** Every known route of the site (QU-03). */
export function pagesOf({ site, postPath, navigationPaths }: Entry, content: BlogContent): PageToRender[] {
  const articles = content.posts.map((post): PageToRender => {
    const path = postPath(post.summary.slug);
    return {
      path,
      file: `blog/${post.summary.slug}/index.html`,
      seed: postSeed(content, post),
      structuredData: articleLd(site, post.summary, path),
      changed: `${post.summary.modifiedGmt}Z`,
    };
  });
  const plain = (path: string, name: string): PageToRender => ({
    path,
    file: `${path.slice(1)}/index.html`,
    structuredData: [breadcrumbLd(site, [[name, path]])],
  });
  return [
    { path: '/', file: 'index.html', seed: content.home, structuredData: [organizationLd(site)] },
    { ...plain('/blog', 'Blog'), seed: content.list },
    plain('/quote', 'Get a Quote'),
    plain('/schedule', 'Schedule Meeting'),
    { path: '/saved', file: 'saved/index.html', structuredData: [], own: true },
    ...articles,
    ...navigationPaths.map((path): PageToRender => ({
      path,
      file: `${path.slice(1)}/index.html`,
      structuredData: [],
      planned: true,
    })),
  ];
}
