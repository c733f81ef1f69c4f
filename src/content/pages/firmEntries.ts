import { entries } from '../firm.ts';
import type { EntryList } from '../firmFile.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { PageBlock, RichText } from './page.ts';

interface EntriesToShow {
  readonly heading: string;
  readonly intro?: RichText;
  readonly otherwise?: readonly RichText[];
}

/**
 * Returns the blocks of a list of the firm's statements (PG-04): its entries once they are confirmed, before that the
 * paragraphs of `otherwise`.
 */
export function firmEntries(
  list: EntryList,
  language: LanguageCode,
  { heading, intro, otherwise }: EntriesToShow,
): readonly PageBlock[] {
  const { status, value } = entries[list];
  if (status === 'confirmed' && value.length > 0) {
    const block = { kind: 'entries', heading, entries: value.map((entry) => entry[language]) } as const;
    return [intro === undefined ? block : { ...block, intro }];
  }
  return otherwise ? [{ kind: 'text', heading, paragraphs: otherwise }] : [];
}
