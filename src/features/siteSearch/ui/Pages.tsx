import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionOf } from '../../../content/sections.ts';
import type { PageHit, PageResults } from '../model.ts';
import { Group } from './Group.tsx';
import { Hit } from './Hit.tsx';

/** So many pages are shown at first: the guides below them shall be seen too. */
const FIRST = 5;

interface PagesProps {
  readonly search: string;
  readonly results: PageResults;
  /** Told when a result is opened. */
  readonly onChoose?: (() => void) | undefined;
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

/** The pages and tools that a search found, the first ones of many until the reader wants all. */
export function Pages({ search, results, onChoose }: PagesProps) {
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
