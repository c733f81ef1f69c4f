import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WantedWords } from '../../../shared/ui/Highlight.tsx';
import type { PageResultsState } from '../usePageResults.ts';
import { Group } from './Group.tsx';
import { Hit } from './Hit.tsx';
import { Pages } from './Pages.tsx';
import { NothingFound, Status } from './Results.styles.ts';
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
