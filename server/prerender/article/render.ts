import type { ArticleWords } from '../../../src/features/blog/document/articleView.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import type { ClientBuild } from '../clientFiles.ts';
import { renderDocument } from '../document.ts';
import { sample, SAMPLE_PATH } from './sample.ts';
import { articleTemplate } from './template.ts';

type Entry = typeof import('../entry.tsx');

/** What the worker makes article pages from: the template of a language, and the words that depend on numbers. */
export async function renderArticleTemplate(
  entry: Entry,
  build: ClientBuild,
  code: LanguageCode,
): Promise<{ html: string; words: ArticleWords }> {
  const page = await renderDocument(
    entry,
    build,
    { path: SAMPLE_PATH, seed: sample, structuredData: () => Promise.resolve([]) },
    code,
    'kept',
  );
  return { html: articleTemplate(page), words: await entry.articleWords(code) };
}
