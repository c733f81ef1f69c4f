import { type RefObject, useState } from 'react';
import { type GuideResults, Results } from '../../features/siteSearch/ui/Results.tsx';
import { useArrowKeys } from '../../features/siteSearch/ui/useArrowKeys.ts';
import { Ways } from '../../features/siteSearch/ui/Ways.tsx';
import { usePageResults } from '../../features/siteSearch/usePageResults.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { words } from '../../shared/text/normalise.ts';

const guidesPart = lazyPart(async () => (await import('./Guides.tsx')).Guides);

const none: GuideResults = { hits: [], terms: [], close: false };

interface FoundProps {
  readonly search: string;
  /** What field and results stand in: arrow keys lead from one to the others. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onChoose?: () => void;
  /** Whether to show where one may go before anything is typed. */
  readonly ways?: boolean;
}

/** What the site finds: pages and tools by their own index, guides by the blog's (OF-06). */
export function Found({ search, box, onChoose, ways = false }: FoundProps) {
  useArrowKeys(box);
  const pages = usePageResults(search);
  const [guides, setGuides] = useState<GuideResults>();
  // Without the blog's part the pages are found all the same.
  const loaded = useLoaded(guidesPart, true, () => setGuides(none));
  const searching = words(search).length > 0;
  const rest = ways ? <Ways onChoose={onChoose} /> : null;
  return (
    <>
      {loaded && searching ? <guidesPart.Part search={search} onFound={setGuides} /> : null}
      {searching ? <Results search={search} pages={pages} guides={guides} onChoose={onChoose} /> : rest}
    </>
  );
}
