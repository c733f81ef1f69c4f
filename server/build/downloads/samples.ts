import { type PromiseId, promises } from '../../../src/content/firm.ts';
import type { PageBody } from '../../../src/content/pages/page.ts';
import type { SiteConfig } from '../../../src/content/site.ts';
import words from '../../../src/i18n/locales/en.content.json';

const unconfirmed = (pages: readonly PageBody[]): readonly PromiseId[] => [
  ...new Set(
    pages.flatMap(({ promises: made = [] }) => made).filter((id) => promises[id].status === 'sample'),
  ),
];

/** What a file has to say of itself while the firm has not confirmed all of it (PG-04): a sentence each, or none. */
export function sampleNotes(pages: readonly PageBody[], site: SiteConfig): readonly string[] {
  const open = unconfirmed(pages).map((id) => words.promises[id]);
  return [
    ...(site.sample
      ? ['Sample: the telephone number, e-mail and office addresses are not confirmed yet.']
      : []),
    ...(open.length > 0
      ? [`Sample: the firm has not confirmed these promises yet: ${open.join('; ')}.`]
      : []),
  ];
}
