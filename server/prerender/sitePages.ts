import { inLanguage } from '../../src/i18n/addresses.ts';
import type { PagePath } from '../../src/content/navigation.ts';
import type { Post } from '../../src/features/blog/model.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { type BlogContent, postSeed } from './content.ts';
import { articleLd, breadcrumbLd, contentLd, organizationLd, type Way, websiteLd } from './jsonLd.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';

type Entry = typeof import('./entry.tsx');

export interface PageToRender {
  readonly path: string;
  /** Path in `dist`. */
  readonly file: string;
  readonly seed?: BlogSeed;
  readonly structuredData: (language: LanguageCode) => Promise<readonly object[]>;
  readonly changed?: string;
  /** The language of an article, which decides its canonical address (LA-07). */
  readonly lang?: string;
  readonly content?: PagePath;
  readonly charted?: true;
  readonly own?: true;
}

export type NamesOf = Entry['pageNames'];

/** Caches the names of pages per language. */
export function oncePerLanguage({ pageNames }: Entry): NamesOf {
  const known = new Map<LanguageCode, ReturnType<NamesOf>>();
  return (language) => {
    const names = known.get(language) ?? pageNames(language);
    known.set(language, names);
    return names;
  };
}

const wayIn = (language: LanguageCode, way: Way): Way =>
  way.map(([name, path]) => [name, inLanguage(language, path)]);

/** Returns a page of the navigation. Rejects when it has no body. */
async function navigationPage(entry: Entry, names: NamesOf, path: PagePath): Promise<PageToRender> {
  const { site, loadBody, bodyLanguageOf, plainText, sectionOf } = entry;
  const section = sectionOf(path);
  const { page } = await loadBody(path, 'en');
  return {
    path,
    file: `${path.slice(1)}/index.html`,
    changed: page.reviewedOn,
    content: path,
    ...(page.blocks.some(({ kind }) => kind === 'figure' || kind === 'slope')
      ? { charted: true as const }
      : {}),
    async structuredData(language) {
      const { home, titleOf, summaryOf } = await names(language);
      const written = bodyLanguageOf(path, language);
      const { page: body } = await loadBody(path, written);
      const plain = (text: string) => plainText(text, written);
      const title = titleOf(path);
      const above: Way = section ? [[titleOf(section), section]] : [];
      const way = wayIn(language, [[home, '/'], ...above, [title, path]]);
      return contentLd(site, { language, path, title, summary: summaryOf(path), body, plain, titleOf, way });
    },
  };
}

/** Returns the page of a post. */
export function articlePage(entry: Entry, names: NamesOf, content: BlogContent, post: Post): PageToRender {
  const { site, postPath } = entry;
  const path = postPath(post.summary.slug);
  const canonical = inLanguage(post.summary.lang, path);
  return {
    path,
    file: `blog/${post.summary.slug}/index.html`,
    lang: post.summary.lang,
    seed: postSeed(content, post),
    async structuredData(language) {
      const { home, blog } = await names(language);
      const above: Way = [
        [home, '/'],
        [blog, '/blog'],
      ];
      const way: Way = [...wayIn(language, above), [post.summary.title, canonical]];
      return articleLd(site, post.summary, canonical, way);
    },
    ...(post.summary.modifiedGmt ? { changed: `${post.summary.modifiedGmt}Z` } : {}),
  };
}

const ownPage = (path: string): PageToRender => ({
  path,
  file: `${path.slice(1)}/index.html`,
  structuredData: () => Promise.resolve([]),
  own: true,
});

/** Returns every known route of the site (QU-03). */
export async function pagesOf(entry: Entry, content: BlogContent): Promise<PageToRender[]> {
  const { site, navigationPaths, routeEntries } = entry;
  const names = oncePerLanguage(entry);
  const articles = content.posts.map((post) => articlePage(entry, names, content, post));
  const plain = (path: string, name: 'blog' | 'quote' | 'schedule'): PageToRender => ({
    path,
    file: `${path.slice(1)}/index.html`,
    async structuredData(language) {
      const known = await names(language);
      const way: Way = [
        [known.home, '/'],
        [known[name], path],
      ];
      return [breadcrumbLd(site, wayIn(language, way))];
    },
  });
  return [
    {
      path: '/',
      file: 'index.html',
      seed: content.home,
      structuredData: (language) =>
        Promise.resolve([organizationLd(site, language), websiteLd(site, language)]),
    },
    { ...plain('/blog', 'blog'), seed: content.list },
    plain('/quote', 'quote'),
    plain('/schedule', 'schedule'),
    ...routeEntries.flatMap(({ paths, own }) => (own ? paths.map(ownPage) : [])),
    ...articles,
    ...(await Promise.all(navigationPaths.map((path) => navigationPage(entry, names, path)))),
  ];
}
