import type { Fact } from '../../src/content/facts/fact.ts';
import type { PageBlock, PageBody } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { factsOf, textsOf } from '../../src/content/pages/texts.ts';
import { toolEntries } from '../../src/content/siteManifest.ts';

export interface PageMeasures {
  readonly path: string;
  readonly words: number;
  /** Number of sentences that advise the reader to ask. */
  readonly asks: number;
  readonly costRows: number;
  readonly costRowsWithoutFigure: number;
  readonly hasFigure: boolean;
  readonly hasVisual: boolean;
}

const standing: ReadonlySet<string> = new Set(
  Object.entries(toolEntries).flatMap(([path, { needs }]) => (needs === undefined ? path : [])),
);

const VISUAL: ReadonlySet<PageBlock['kind']> = new Set(['example', 'figure', 'slope', 'decision']);

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const ASK = /\b[Aa]sk\b/g;

const plainWords = (page: PageBody): string =>
  textsOf(page)
    .flatMap(piecesOf)
    .map((piece) => (piece.kind === 'fact' ? ' ' : piece.words))
    .join(' ');

/** Measures an English page. Throws Error for an unknown fact. */
export function measure(path: string, page: PageBody): PageMeasures {
  const words = plainWords(page);
  const rows = page.blocks.flatMap((block) => (block.kind === 'costs' ? block.rows : []));
  const unpriced = rows.filter(({ amount }) => piecesOf(amount).every(({ kind }) => kind !== 'fact'));
  return {
    path,
    words: [...segmenter.segment(words)].filter(({ isWordLike }) => isWordLike).length,
    asks: [...words.matchAll(ASK)].length,
    costRows: rows.length,
    costRowsWithoutFigure: unpriced.length,
    hasFigure: factsOf(page).length > 0,
    hasVisual: standing.has(path) || page.blocks.some(({ kind }) => VISUAL.has(kind)),
  };
}

/** Returns the share of cost rows without an amount, from 0 to 1. */
export function unpricedShare(pages: readonly PageMeasures[]): number {
  const sum = (of: (page: PageMeasures) => number) => pages.reduce((total, page) => total + of(page), 0);
  const rows = sum((page) => page.costRows);
  return rows === 0 ? 0 : sum((page) => page.costRowsWithoutFigure) / rows;
}

const BEFORE = /(?:\b(from|about|at least|at most|up to|above|below)\s+)?\{\{([\da-z-]+)\}\}/gi;

export interface WordedDifferently {
  readonly id: string;
  readonly ways: readonly string[];
}

/** Returns amounts that texts introduce differently, except limits, which are both “above” and “up to”. */
export function wordedDifferently(
  texts: readonly string[],
  facts: Readonly<Record<string, Fact>>,
): readonly WordedDifferently[] {
  const ways = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, word = 'plainly', id = ''] of text.matchAll(BEFORE))
      ways.set(id, (ways.get(id) ?? new Set()).add(word.toLowerCase()));
  const isPrice = (id: string) => /^(?:AED|USD|GBP|EUR)$/.test(facts[id]?.unit ?? '');
  const isLimit = (used: ReadonlySet<string>) => used.has('above') || used.has('below') || used.has('up to');
  return [...ways]
    .filter(([id, used]) => isPrice(id) && used.size > 1 && !isLimit(used))
    .map(([id, used]) => ({ id, ways: [...used].toSorted() }));
}
