import type { PostSummary } from '../../src/features/blog/model.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { SEED_ID } from '../../src/features/blog/document/shellArticle.ts';
import { type LanguageCode, languageOf } from '../../src/i18n/languages.ts';
import { type ClientBuild, messagesSource } from './clientFiles.ts';
import { alternatesOf } from './alternates.ts';
import type { PageToRender } from './sitePages.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

/** Sources that the app needs to start in a language: the frame's messages, and the plugin that mirrors styles. */
export const startSources = (code: LanguageCode): string[] => [
  messagesSource(code, 'translation'),
  ...(languageOf(code).dir === 'rtl' ? ['src/app/theme/mirror.ts'] : []),
];

export const FRAME_PARTS = ['src/app/layout/FrameEnd.tsx', 'src/app/routing/Arrival.tsx'];

const FORMS = 'src/pages/contact/';

const listed = (post: PostSummary): PostSummary => ({ ...post, tags: [] });

/** Removes the article's text, which is in the markup, and the tags of listed posts. */
function trimmedSeed(seed: BlogSeed | undefined): object | undefined {
  if (!seed) return undefined;
  const { page, post } = seed;
  return {
    ...seed,
    page: page && { ...page, posts: page.posts.map(listed) },
    post: post && {
      ...post,
      html: undefined,
      previous: post.previous && listed(post.previous),
      next: post.next && listed(post.next),
      related: post.related.map(listed),
    },
  };
}

/** Renders the document of a page in a language. */
export async function renderDocument(
  { site, renderPage, routeOf, toolOf }: Entry,
  build: ClientBuild,
  page: Omit<PageToRender, 'file'>,
  language: LanguageCode,
): Promise<string> {
  const rendered = await renderPage(page.path, language, page.seed);
  const route = routeOf(page.path);
  const tool = page.content && toolOf(page.path);
  const form = route.module.startsWith(FORMS) ? [`${FORMS}requestForms.ts`] : [];
  const parts = [route.module, ...form, ...(tool ? [tool.module] : [])];
  const later = build.chunksOf(...parts, ...build.messagesOf(language, ...parts), ...FRAME_PARTS);
  return fillTemplate(
    {
      ...page,
      ...rendered,
      structuredData: await page.structuredData(language),
      alternates: page.own || page.lang ? [] : alternatesOf(site.url, page.path),
      language,
      first: build.firstChunks(...startSources(language)),
      later,
      seed: trimmedSeed(page.seed),
      seedId: SEED_ID,
    },
    build,
  );
}
