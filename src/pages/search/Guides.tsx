import { useEffect, useEffectEvent } from 'react';
import { useFinds } from '../../features/blog/hooks/useFinds.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import { postPath } from '../../features/blog/rules/slug.ts';
import { wakeSearch } from '../../features/blog/search/searchDevice.ts';
import type { GuideFinds } from '../../features/siteSearch/ui/Results.tsx';

/** So many guides are shown; a line below them leads to all. */
const MOST = 4;

const queryOf = (search: string): PostQuery => ({ page: 1, search, categories: [], perPage: MOST });

interface GuidesProps {
  readonly search: string;
  readonly onFound: (guides: GuideFinds) => void;
}

/** Looks among the guides that this device keeps, and tells what it found; the last find holds until then. */
export function Guides({ search, onFound }: GuidesProps): null {
  const finds = useFinds(queryOf(search));
  useEffect(() => wakeSearch(queryOf('')), []);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!finds) return;
    const { page, terms, close } = finds;
    const hits = (page?.posts ?? []).map(({ slug, title, excerpt, lang }) => ({
      path: postPath(slug),
      title,
      text: excerpt,
      language: lang,
    }));
    tell({ hits, terms, close });
  }, [finds]);
  return null;
}
