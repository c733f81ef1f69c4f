import type { Fact } from '../../src/content/facts/fact.ts';
import type { PageBlock, PageBody } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { factsOf, textsOf } from '../../src/content/pages/texts.ts';
import { toolEntries } from '../../src/content/siteManifest.ts';

/** What an editor wants to know of a page (PG-04). */
export interface PageMeasures {
  readonly path: string;
  readonly words: number;
  /** How often it tells the reader to ask somebody. */
  readonly asks: number;
  /** Rows of its cost tables, and those among them that name no amount. */
  readonly costRows: number;
  readonly costRowsWithoutFigure: number;
  /** Names a figure that a source stands behind. */
  readonly hasFigure: boolean;
  /** Shows a chart, a worked case or a decision tree (PG-05), or a tool stands on it. */
  readonly hasVisual: boolean;
}

/** Pages with a tool, but for one that needs a setting. */
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

/** Measures an English page. @throws Error for a fact that there is none of */
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

/** The share of cost rows without an amount, of all pages together, from 0 to 1; 0 where there are none. */
export function unpricedShare(pages: readonly PageMeasures[]): number {
  const sum = (of: (page: PageMeasures) => number) => pages.reduce((total, page) => total + of(page), 0);
  const rows = sum((page) => page.costRows);
  return rows === 0 ? 0 : sum((page) => page.costRowsWithoutFigure) / rows;
}

const BEFORE = /(?:\b(from|about|at least|at most|up to|above|below)\s+)?\{\{([\da-z-]+)\}\}/gi;

/** A figure that pages introduce in more than one way, for example plainly here and by “from” there. */
export interface WordedDifferently {
  readonly id: string;
  readonly ways: readonly string[];
}

/** Amounts that different texts introduce by different words; a limit is “above” and “up to” by nature and is left out. */
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
