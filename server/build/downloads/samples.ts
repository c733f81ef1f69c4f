import { type PromiseId, promises } from '../../../src/content/firm.ts';
import type { PageBody } from '../../../src/content/pages/page.ts';
import type { SiteConfig } from '../../../src/content/site.ts';
import { type FileLanguage, languages } from './languages.ts';

const unconfirmed = (pages: readonly PageBody[]): readonly PromiseId[] => [
  ...new Set(
    pages.flatMap(({ promises: made = [] }) => made).filter((id) => promises[id].status === 'sample'),
  ),
];

/** What a file has to say of itself while the firm has not confirmed all of it (PG-04): a sentence each, or none. */
export function sampleNotes(
  pages: readonly PageBody[],
  site: SiteConfig,
  language: FileLanguage,
): readonly string[] {
  const { words } = languages[language];
  const open = unconfirmed(pages).map((id) => words.promises[id]);
  return [
    ...(site.sample ? [words.sampleContact] : []),
    ...(open.length > 0 ? [words.samplePromises(open)] : []),
  ];
}
