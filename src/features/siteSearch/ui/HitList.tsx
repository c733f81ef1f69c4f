import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { textDirection } from '../../../shared/text/script.ts';
import { Highlight } from '../../../shared/ui/Highlight.tsx';
import { ResultGroup } from './Results.styles.ts';
import { HIT } from './useArrowKeys.ts';

/** A result as a row of the list. */
export interface Hit {
  readonly path: string;
  /** The id of a section of the page. */
  readonly part?: string | undefined;
  readonly title: string;
  /** The language of the title, if it is not that of the interface. */
  readonly titleLanguage?: string | undefined;
  /** A label beside the title. */
  readonly kind?: string | undefined;
  readonly text: string;
  readonly language: string;
}

function Row({ hit, onChoose }: { hit: Hit; onChoose: (() => void) | undefined }) {
  const { path, part, title, titleLanguage, kind, text, language } = hit;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={part === undefined ? path : `${path}#${part}`}
        onClick={onChoose}
        {...HIT}
      >
        <span className="title">
          <b lang={titleLanguage} dir={titleLanguage && textDirection(titleLanguage)}>
            <Highlight text={title} />
          </b>
          {kind === undefined ? null : <Chip component="span" label={kind} />}
        </span>
        {text === '' ? null : (
          <span className="line" lang={language} dir={textDirection(language)}>
            <Highlight text={text} />
          </span>
        )}
      </ListItemButton>
    </ListItem>
  );
}

interface HitListProps {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly onChoose: (() => void) | undefined;
  /** Shown below the rows. */
  readonly children?: ReactNode;
}

/** A group of results with its heading. */
export function HitList({ title, hits, onChoose, children }: HitListProps) {
  const id = useId();
  return (
    <ResultGroup aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List disablePadding>
        {hits.map((hit) => (
          <Row key={hit.path} hit={hit} onChoose={onChoose} />
        ))}
      </List>
      {children}
    </ResultGroup>
  );
}
