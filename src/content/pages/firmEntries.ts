import { entries, type EntryList } from '../firm.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { PageBlock, RichText } from './page.ts';

interface EntriesToShow {
  readonly heading: string;
  readonly intro?: RichText;
  /** Paragraphs that stand there until the firm has confirmed entries; without them, nothing does. */
  readonly otherwise?: readonly RichText[];
}

/**
 * The block of a list that only the firm can fill (PG-04), to be spread into a page's blocks: the entries once they are
 * confirmed, before that the paragraphs of `otherwise`, and no invented names.
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
