import { searchableWords, wordForms, words } from '../../shared/text/normalise.ts';
import type { HitLine, PageEntry, PageResults } from './model.ts';
import { SearchIndex, type SearchDocument } from './searchIndex.ts';

const TOOL_WEIGHT = 1.2;

/** Pairs of words that some people write as one: “freezone”, “ecommerce”. */
const compounds = (text: string) =>
  words(text)
    .map((word, index, all) => word + (all[index + 1] ?? ''))
    .join(' ');

function toDocument(page: PageEntry): SearchDocument {
  const { path, title, english, summary, names, summaries, body, tool } = page;
  const [opening, ...blocks] = page.text ?? [''];
  return {
    id: path,
    title,
    english,
    // Addresses are in American English.
    other: [english, path.replace(/[^a-z]/g, ' '), compounds(title), compounds(english)].join(' '),
    names,
    headings: blocks.flat().join(' '),
    summary,
    text: `${opening} ${summaries}`,
    body,
    weight: tool ? TOOL_WEIGHT : 1,
  };
}

/** The texts that a result can show below its title, in order of preference. */
function linesOf({ summary, english, language, text, textLanguage }: PageEntry): HitLine[] {
  const [opening, ...blocks] = text ?? [''];
  return [
    { text: summary, language },
    { text: english, language: 'en' },
    // The ids are those of ContentPage.tsx.
    ...blocks.flatMap((block, index) =>
      block.map((text) => ({ text, language: textLanguage, part: `part-${index + 1}` })),
    ),
    { text: opening, language: textLanguage },
  ];
}

/** Returns the line with the most matched words that the title lacks; the summary when no line has one. */
function bestLine(page: PageEntry, terms: readonly string[]): HitLine {
  const matched = new Set(terms);
  const matchesIn = (text: string) => [
    ...new Set(
      searchableWords(text)
        .flatMap(wordForms)
        .filter((form) => matched.has(form)),
    ),
  ];
  const inTitle = matchesIn(page.title);
  const valueOf = (line: HitLine) => {
    const found = matchesIn(line.text);
    const added = found.filter((form) => !inTitle.includes(form)).length;
    return added === 0 ? 0 : added * 100 + found.length;
  };
  let best: HitLine = { text: page.summary, language: page.language };
  let bestValue = 0;
  for (const line of linesOf(page)) {
    const value = valueOf(line);
    if (value > bestValue) [best, bestValue] = [line, value];
  }
  return best;
}

/** Indexes pages; returns the function that searches them. */
export function pageSearch(pages: readonly PageEntry[]): (text: string) => PageResults {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const index = new SearchIndex();
  for (const page of pages) index.put(toDocument(page));
  return (text) => {
    const { hits, close } = index.search(text, { partial: true });
    const results = hits.flatMap(({ id, terms }) => {
      const page = byPath.get(String(id));
      if (!page) return [];
      const { path, title, tool } = page;
      return [{ path, title, tool, line: bestLine(page, terms) }];
    });
    return { hits: results, terms: [...new Set(hits.flatMap(({ terms }) => terms))], close };
  };
}
