import type { PostSummary } from '../../src/features/blog/model.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { SEED_ID } from '../../src/features/blog/document/shellArticle.ts';
import { type LanguageCode, languageOf } from '../../src/i18n/languages.ts';
import type { WordPart } from '../../src/i18n/wordParts.ts';
import { factWordFiles } from '../build/factWordFiles.ts';
import type { ClientBuild } from './clientFiles.ts';
import { alternatesOf } from './alternates.ts';
import type { PageToRender } from './pages.ts';
import { fillTemplate } from './template.ts';

type Entry = typeof import('./entry.tsx');

/** The source of a language's texts, as the build's manifest names it. */
export const localeSource = (code: LanguageCode, part?: WordPart): string =>
  `src/i18n/locales/${part ? `${code}.${part}` : code}.json`;

/** What the app needs to start in a language: its texts, and what mirrors styles. */
export const startSources = (code: LanguageCode): string[] => [
  localeSource(code),
  ...(languageOf(code).dir === 'rtl' ? ['src/app/theme/mirror.ts'] : []),
];

/** The sources of a page's body in the language that it is written in. */
const bodySources = (path: string, written: LanguageCode): string[] => [
  `src/content/pages/${written}${path}.ts`,
  ...factWordFiles[written],
];

/** Parts of the frame that are scripts of their own. */
export const FRAME_PARTS = ['src/app/layout/FrameEnd.tsx', 'src/app/routing/Arrival.tsx'];

/** The pages whose form is a script of its own, with its words. */
const FORMS = 'src/pages/contact/';

/** A post as lists show it: without its tags. */
const listed = (post: PostSummary): PostSummary => ({ ...post, tags: [] });

/** An article's text travels once: in the markup, not in the seed. Posts that are only listed come without their tags. */
function lightSeed(seed: BlogSeed | undefined): object | undefined {
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

/** A page in a language, as a whole document. */
export async function renderDocument(
  { PAGE_WORDS, bodyLanguageOf, site, renderPage, routeOf, toolOf }: Entry,
  build: ClientBuild,
  page: Omit<PageToRender, 'file'>,
  language: LanguageCode,
): Promise<string> {
  const rendered = await renderPage(page.path, language, page.seed);
  const route = routeOf(page.path);
  const tool = page.written && toolOf(page.path);
  const ofPages = route.content ? PAGE_WORDS : [];
  const words = [...route.words, ...ofPages, ...(tool ? tool.words : [])].map((part) =>
    localeSource(language, part),
  );
  const written = bodyLanguageOf(page.path, language);
  const body = page.written ? [...bodySources(page.path, written), ...(tool ? [tool.module] : [])] : [];
  const form = route.module.startsWith(FORMS)
    ? [`${FORMS}requestForms.ts`, localeSource(language, 'request')]
    : [];
  const later = build.chunksOf(route.module, ...form, ...body, ...words, ...FRAME_PARTS);
  return fillTemplate(
    {
      ...page,
      ...rendered,
      structuredData: await page.structuredData(language),
      alternates: page.own || page.lang ? [] : alternatesOf(site.url, page.path),
      language,
      first: build.firstChunks(...startSources(language)),
      later,
      seed: lightSeed(page.seed),
      seedId: SEED_ID,
    },
    build,
  );
}
