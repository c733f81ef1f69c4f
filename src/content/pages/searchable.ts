import type { SearchableText } from '../searchTexts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { PageBlock, PageBody } from './page.ts';
import { plainText } from './plainText.ts';

const SENTENCE_END = /(?<=[.!?؟۔।])\s/;

const standsOut = (block: PageBlock): readonly string[] =>
  block.kind === 'faq' ? block.items.map(({ question }) => question) : [block.heading];

/** Takes out of a body what is searched. It is done at build: figures are put in as they are then. */
export function searchable({ lead, blocks }: PageBody, language: LanguageCode): SearchableText {
  const [opening = ''] = plainText(lead, language).split(SENTENCE_END);
  return [opening, ...blocks.map(standsOut)];
}
