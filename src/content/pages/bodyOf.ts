import type { LanguageCode } from '../../i18n/languages.ts';
import { brand } from '../brand.ts';
import type { EntryList } from '../firm.ts';
import { site } from '../site.ts';
import { firmEntries } from './firmEntries.ts';
import type { EntriesBlock, PageBlock, PageBody, RichText } from './page.ts';

/** A list of `firm.ts`; `otherwise` replaces it until its entries are confirmed (PG-04). */
export interface FirmEntriesBlock {
  readonly kind: 'entries';
  readonly list: EntryList;
  readonly heading: string;
  readonly intro?: RichText;
  readonly otherwise?: readonly RichText[];
}

/** A block of a file; `portal` limits it to sites with (or without) a client portal. */
export type FileBlock = (Exclude<PageBlock, EntriesBlock> | FirmEntriesBlock) & { readonly portal?: boolean };

/** The data of a page's file. */
export type PageFile = Omit<PageBody, 'blocks'> & {
  readonly leadWithPortal?: RichText;
  readonly blocks: readonly FileBlock[];
};

const BRAND = '{{brand}}';

/** Returns the body of a page's file: with the firm's name, its confirmed entries and the texts for its portal. */
export function bodyOf(file: PageFile, language: LanguageCode): PageBody {
  const hasPortal = Boolean(site.portal);
  const { leadWithPortal, ...page } = withBrand(file, brand[language]);
  const blocks = page.blocks.flatMap(({ portal = hasPortal, ...block }): readonly PageBlock[] => {
    if (portal !== hasPortal) return [];
    return block.kind === 'entries' ? firmEntries(block.list, language, block) : [block];
  });
  return { ...page, lead: (hasPortal && leadWithPortal) || page.lead, blocks };
}

const withBrand = (file: PageFile, name: string): PageFile => {
  const text = JSON.stringify(file);
  return text.includes(BRAND) ? JSON.parse(text.replaceAll(BRAND, JSON.stringify(name).slice(1, -1))) : file;
};
