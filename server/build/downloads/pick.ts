import type { IsoDay } from '../../../src/content/facts/fact.ts';
import type { PageBlock, PageBody } from '../../../src/content/pages/page.ts';

type Kind = PageBlock['kind'];

/** The blocks of the kinds named, in their order on the page. @throws Error when the page has none of a kind. */
export function pick(page: PageBody, ...kinds: readonly Kind[]): readonly PageBlock[] {
  const missing = kinds.find((kind) => !page.blocks.some((block) => block.kind === kind));
  if (missing) throw new Error(`A page that a download is made from has no block of the kind “${missing}”`);
  return page.blocks.filter(({ kind }) => kinds.includes(kind));
}

/** A slope as bars, which need no colour to be told apart; other blocks as they are. */
export function asBars(block: PageBlock): PageBlock {
  if (block.kind !== 'slope') return block;
  const { ends, rows, ...rest } = block;
  const bars = rows.flatMap(({ label, facts }) =>
    facts.map((fact, index) => ({ label: `${label}: ${ends[index] ?? ''}`, fact })),
  );
  return { ...rest, kind: 'figure', chart: 'bars', rows: bars };
}

/** The last day on which one of the pages was gone through. */
export const editionOf = (pages: readonly PageBody[]): IsoDay =>
  pages.map(({ reviewedOn }) => reviewedOn).reduce((latest, day) => (day > latest ? day : latest));
