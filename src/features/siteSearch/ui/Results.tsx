import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionOf } from '../../../content/sections.ts';
import { WantedWords } from '../../../shared/ui/Highlight.tsx';
import type { PageResults } from '../model.ts';
import type { MissingTexts } from '../usePageTexts.ts';
import { type Hit, HitList } from './HitList.tsx';
import { NothingFound, Status } from './Results.styles.ts';
import { HIT } from './useArrowKeys.ts';

/** The pages that are shown at first, so that the guides below them are visible. */
const FIRST_PAGES = 5;

/** The posts that the device found; the blog may find more. */
export interface GuideResults {
  readonly hits: readonly Hit[];
  readonly terms: readonly string[];
  readonly close: boolean;
}

interface ResultsProps {
  /** The search of these results; not empty. */
  readonly search: string;
  /** Undefined while the pages are being loaded. */
  readonly pages: PageResults | undefined;
  /** Undefined until the device has answered. */
  readonly guides: GuideResults | undefined;
  readonly missing: MissingTexts;
  /** Called when a result is opened. */
  readonly onChoose?: (() => void) | undefined;
  /** Searches again after a failure. */
  readonly onRetry?: (() => void) | undefined;
}

const ToAll = styled('p')({
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 'var(--target)',
    overflowWrap: 'anywhere',
  },
  '& > a:focus-visible': { outlineOffset: '-3px' },
});

const allGuides = (search: string) => `/blog?${new URLSearchParams({ search }).toString()}`;

function Pages({
  search,
  results,
  onChoose,
}: Pick<ResultsProps, 'search' | 'onChoose'> & { results: PageResults }) {
  const { t } = useTranslation('search');
  const { t: menu } = useTranslation('menu');
  const [expandedFor, setExpandedFor] = useState<string>();
  const kindOf = (path: string) => {
    const section = sectionOf(path);
    return section && menu(`titles.${section}`);
  };
  const all = results.hits.map(({ path, title, tool, line: { text, language, part } }): Hit => {
    const kind = tool ? t('tool') : kindOf(path);
    return { path, part, title, kind, text, language };
  });
  const shown = expandedFor === search ? all : all.slice(0, FIRST_PAGES);
  return (
    <HitList title={t('pages')} hits={shown} onChoose={onChoose}>
      {shown.length < all.length ? (
        <Button variant="text" onClick={() => setExpandedFor(search)}>
          {t('more', { all: all.length })}
        </Button>
      ) : null}
    </HitList>
  );
}

function Guides({
  search,
  hits,
  onChoose,
}: Pick<ResultsProps, 'search' | 'onChoose'> & { hits: readonly Hit[] }) {
  const { t } = useTranslation('search');
  const all = (
    <ToAll>
      <MuiLink component={Link} to={allGuides(search)} onClick={onChoose} {...HIT}>
        {t('allGuides', { search })}
      </MuiLink>
    </ToAll>
  );
  if (hits.length === 0) return all;
  return (
    <HitList title={t('guides')} hits={hits} onChoose={onChoose}>
      {all}
    </HitList>
  );
}

function Nothing({ search, onChoose }: Pick<ResultsProps, 'search' | 'onChoose'>) {
  const { t } = useTranslation('search');
  return (
    <NothingFound>
      <p>{t('nothingText')}</p>
      <div>
        <Button variant="primary" component={Link} to={allGuides(search)} onClick={onChoose} {...HIT}>
          {t('inBlog', { search })}
        </Button>
        <Button component={Link} to="/company/contact" onClick={onChoose} {...HIT}>
          {t('ask')}
        </Button>
      </div>
    </NothingFound>
  );
}

/** The results of a search: pages and tools, then guides; contacts when nothing was found. */
export function Results({ search, pages, guides, missing, onChoose, onRetry }: ResultsProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const hits = guides?.hits ?? [];
  const count = (pages?.hits.length ?? 0) + hits.length;
  const close = pages && pages.hits.length > 0 ? pages.close : guides?.close;
  const isDone = guides && (pages ?? missing);
  const empty = isDone ? t('nothing', { search }) : t('looking');
  return (
    <>
      <Status className="soft num" role="status">
        {count > 0 ? (close ? t('close') : t('results', { count })) : onRetry ? t('missing') : empty}
      </Status>
      {missing && !onRetry ? <p className="soft">{missing === 'all' ? t('missing') : t('partly')}</p> : null}
      {onRetry ? <Button onClick={onRetry}>{common('common.tryAgain')}</Button> : null}
      {pages && pages.hits.length > 0 ? (
        <WantedWords value={{ search, terms: pages.terms }}>
          <Pages search={search} results={pages} onChoose={onChoose} />
        </WantedWords>
      ) : null}
      {count > 0 ? (
        <WantedWords value={{ search, terms: guides?.terms ?? [] }}>
          <Guides search={search} hits={hits} onChoose={onChoose} />
        </WantedWords>
      ) : isDone ? (
        <Nothing search={search} onChoose={onChoose} />
      ) : null}
    </>
  );
}
