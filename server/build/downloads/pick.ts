import type { IsoDay } from '../../../src/content/facts/fact.ts';
import { type FactId, facts } from '../../../src/content/facts/facts.ts';
import { factsOfOffer } from '../../../src/content/offers/offers.ts';
import type { PageBlock, PageBody } from '../../../src/content/pages/page.ts';
import { factsOf } from '../../../src/content/pages/texts.ts';

type Kind = PageBlock['kind'];

/** The blocks of the kinds named, in their order on the page. @throws Error when the page has none of a kind. */
export function pick(page: PageBody, ...kinds: readonly Kind[]): readonly PageBlock[] {
  const missing = kinds.find((kind) => !page.blocks.some((block) => block.kind === kind));
  if (missing) throw new Error(`A page that a download is made from has no block of the kind “${missing}”`);
  return page.blocks.filter(({ kind }) => kinds.includes(kind));
}

/** The last day on which one of the pages was gone through, or one of their figures checked. */
export const editionOf = (pages: readonly PageBody[]): IsoDay =>
  pages
    .flatMap((page) => [page.reviewedOn, ...figuresOf(page).map((id) => facts[id].checkedOn)])
    .reduce((latest, day) => (day > latest ? day : latest));

function figuresOf(page: PageBody): readonly FactId[] {
  const shown = page.blocks.flatMap((block) => (block.kind === 'offers' ? block.offers : []));
  return [...factsOf(page), ...shown.flatMap(factsOfOffer)];
}
