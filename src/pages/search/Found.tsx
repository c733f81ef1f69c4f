import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PostQuery } from '../../features/blog/model.ts';
import { postPath } from '../../features/blog/rules/slug.ts';
import { type GuideResults, Results } from '../../features/siteSearch/ui/Results.tsx';
import { firstHit, useArrowKeys } from '../../features/siteSearch/ui/useArrowKeys.ts';
import { Ways } from '../../features/siteSearch/ui/Ways.tsx';
import { usePageTexts } from '../../features/siteSearch/usePageTexts.ts';
import { words } from '../../shared/text/normalise.ts';
import { indexPages, startSearch } from './searchClient.ts';
import { type SearchResults, useSearchResults } from './useSearchResults.ts';

/** Guides below the pages; a link leads to all of them. */
const MAX_GUIDES = 4;

const queryOf = (search: string): PostQuery => ({ page: 1, search, categories: [], perPage: MAX_GUIDES });

function guidesOf({ posts }: SearchResults): GuideResults {
  const hits = (posts?.rows ?? []).map(({ slug, title, excerpt, lang }) => ({
    path: postPath(slug),
    title,
    titleLanguage: lang,
    text: excerpt,
    language: lang,
  }));
  return { hits, terms: posts?.terms ?? [], close: posts?.close === true };
}

interface FoundProps {
  readonly search: string;
  /** The element that contains field and results. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onChoose?: () => void;
  /** Whether suggestions are shown before anything is typed. */
  readonly ways?: boolean;
  /** The search whose first result is opened, as requested by Enter. */
  readonly entered?: string | undefined;
}

/** The pages, tools and guides that match a search (OF-06). */
export function Found({ search, box, onChoose, ways = false, entered }: FoundProps) {
  useArrowKeys(box);
  useEffect(startSearch, []);
  const missing = usePageTexts(search, indexPages);
  const isSearching = words(search).length > 0;
  const results = useSearchResults(queryOf(isSearching ? search : ''), true);
  // The previous results are shown until the worker answers.
  const [shown, setShown] = useState(results);
  if (results ? results !== shown : !isSearching && shown) setShown(results);
  const open = useEffectEvent(() => firstHit(box.current)?.click());
  useEffect(() => {
    const isComplete = shown?.pages !== undefined || missing !== undefined || shown?.failed === true;
    if (entered !== undefined && shown?.search === entered && isComplete) open();
  }, [entered, shown, missing]);
  if (!isSearching) return ways ? <Ways onChoose={onChoose} /> : null;
  return (
    <Results
      search={shown?.search ?? search}
      pages={shown?.pages}
      guides={shown && guidesOf(shown)}
      missing={shown?.failed ? 'all' : missing}
      onChoose={onChoose}
      onRetry={shown?.failed ? shown.retry : undefined}
    />
  );
}
