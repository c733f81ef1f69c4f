import { useEffect, useEffectEvent } from 'react';
import { useSearchResults } from '../../features/blog/hooks/useSearchResults.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import { postPath } from '../../features/blog/rules/slug.ts';
import { wakeSearch } from '../../features/blog/search/searchDevice.ts';
import type { GuideResults } from '../../features/siteSearch/ui/Results.tsx';

/** So many guides are shown; a line below them leads to all. */
const MOST = 4;

const queryOf = (search: string): PostQuery => ({ page: 1, search, categories: [], perPage: MOST });

interface GuidesProps {
  readonly search: string;
  readonly onFound: (guides: GuideResults) => void;
}

/** Looks among the guides that this device keeps, and tells what it found; the last find holds until then. */
export function Guides({ search, onFound }: GuidesProps): null {
  const results = useSearchResults(queryOf(search));
  useEffect(() => wakeSearch(queryOf('')), []);
  const notify = useEffectEvent(onFound);
  useEffect(() => {
    if (!results) return;
    const { page, terms, close } = results;
    const hits = (page?.posts ?? []).map(({ slug, title, excerpt, lang }) => ({
      path: postPath(slug),
      title,
      text: excerpt,
      language: lang,
    }));
    notify({ hits, terms, close });
  }, [results]);
  return null;
}
