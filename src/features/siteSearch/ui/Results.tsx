import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionOf } from '../../../content/sections.ts';
import { WantedWords } from '../../../shared/ui/Highlight.tsx';
import type { PageHit, PageResults } from '../model.ts';
import type { PageResultsState } from '../usePageResults.ts';
import { Hit } from './Hit.tsx';
import { NothingFound, ResultGroup, Status } from './Results.styles.ts';
import { HIT } from './useArrowKeys.ts';

/** A guide that the device found. */
export interface GuideHit {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly language: string;
}

/** The guides that the device found; the blog itself may know more. */
export interface GuideResults {
  readonly hits: readonly GuideHit[];
  /** The words that were hit, as `normalise` makes them. */
  readonly terms: readonly string[];
  readonly close: boolean;
}

interface ResultsProps {
  /** Not empty. */
  readonly search: string;
  readonly pages: PageResultsState;
  /** Undefined while that is not known. */
  readonly guides: GuideResults | undefined;
  /** Told when a result is opened. */
  readonly onChoose?: (() => void) | undefined;
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

/** So many pages are shown at first: the guides below them shall be seen too. */
const FIRST = 5;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <ResultGroup aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </ResultGroup>
  );
}

interface PagesProps extends Pick<ResultsProps, 'search' | 'onChoose'> {
  readonly results: PageResults;
}

/** What a page is: a tool, or one of a section. */
function useKind(): (hit: PageHit) => string | undefined {
  const { t } = useTranslation('search');
  const { t: menu } = useTranslation('menu');
  return ({ path, tool }) => {
    if (tool) return t('tool');
    const section = sectionOf(path);
    return section && menu(`titles.${section}`);
  };
}

function Pages({ search, results, onChoose }: PagesProps) {
  const { t } = useTranslation('search');
  const kindOf = useKind();
  // Of this search alone. Its rows stay as they are when more is found, and so does the focus on one of them.
  const [expandedFor, setExpandedFor] = useState<string>();
  const { hits } = results;
  const shown = expandedFor === search ? hits : hits.slice(0, FIRST);
  return (
    <Group title={t('pages')}>
      <List disablePadding>
        {shown.map((hit) => {
          const { path, title, line } = hit;
          return (
            <Hit
              key={path}
              to={line.part === undefined ? path : `${path}#${line.part}`}
              title={title}
              kind={kindOf(hit)}
              text={line.text}
              textLanguage={line.language}
              onChoose={onChoose}
            />
          );
        })}
      </List>
      {shown.length < hits.length ? (
        <Button variant="text" onClick={() => setExpandedFor(search)}>
          {t('more', { all: hits.length })}
        </Button>
      ) : null}
    </Group>
  );
}

const allGuides = (search: string) => `/blog?${new URLSearchParams({ search }).toString()}`;

function Guides({ search, guides, onChoose }: Pick<ResultsProps, 'search' | 'guides' | 'onChoose'>) {
  const { t } = useTranslation('search');
  const all = (
    <ToAll>
      <MuiLink component={Link} to={allGuides(search)} onClick={onChoose} {...HIT}>
        {t('allGuides', { search })}
      </MuiLink>
    </ToAll>
  );
  if (!guides || guides.hits.length === 0) return all;
  return (
    <Group title={t('guides')}>
      <List disablePadding>
        {guides.hits.map(({ path, title, text, language }) => (
          <Hit
            key={path}
            to={path}
            title={title}
            titleLanguage={language}
            text={text}
            textLanguage={language}
            onChoose={onChoose}
          />
        ))}
      </List>
      {all}
    </Group>
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

/** What is said of a search in one line; read out when it changes. */
function useStatus({ search, pages: { results, lacking }, guides }: ResultsProps, count: number): string {
  const { t } = useTranslation('search');
  const known = results !== undefined || lacking !== undefined;
  if (count === 0) return known && guides ? t('nothing', { search }) : t('looking');
  const close = (results?.hits.length ?? 0) > 0 ? results?.close : guides?.close;
  return close ? t('close') : t('results', { count });
}

/** What a search found: pages and tools, then guides; or that there is nothing, and where to ask. */
export function Results(props: ResultsProps) {
  const { search, pages, guides, onChoose } = props;
  const { t } = useTranslation('search');
  const { results, lacking } = pages;
  const count = (results?.hits.length ?? 0) + (guides?.hits.length ?? 0);
  const status = useStatus(props, count);
  return (
    <>
      <Status className="soft num" role="status">
        {status}
      </Status>
      {lacking === undefined ? null : (
        <p className="soft">{lacking === 'all' ? t('missing') : t('partly')}</p>
      )}
      {results && results.hits.length > 0 ? (
        <WantedWords value={{ search, terms: results.terms }}>
          <Pages search={search} results={results} onChoose={onChoose} />
        </WantedWords>
      ) : null}
      {count > 0 ? (
        <WantedWords value={{ search, terms: guides?.terms ?? [] }}>
          <Guides search={search} guides={guides} onChoose={onChoose} />
        </WantedWords>
      ) : (
        <Nothing search={search} onChoose={onChoose} />
      )}
    </>
  );
}
