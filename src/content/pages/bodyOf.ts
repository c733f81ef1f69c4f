import type { LanguageCode } from '../../i18n/languages.ts';
import { brand } from '../brand.ts';
import { site } from '../site.ts';
import { firmEntries } from './firmEntries.ts';
import type { PageBlock, PageBody, PageFile } from './page.ts';

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
