import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { Highlight } from '../../../shared/ui/Highlight.tsx';
import { HIT } from './useArrowKeys.ts';

/** Something that a search found, with the words that were looked for marked. */
export interface HitProps {
  readonly to: string;
  readonly title: string;
  /** The title's language, where it is not the page's. */
  readonly titleLanguage?: string | undefined;
  /** A word beside the title. */
  readonly kind?: string | undefined;
  readonly text: string;
  readonly textLanguage: string;
  readonly onChoose: (() => void) | undefined;
}

const directionOf = (language: string) => (language === 'en' ? 'ltr' : 'auto');

/** A line of the results: a link with title, kind, and why it was found. */
export function Hit({ to, title, titleLanguage, kind, text, textLanguage, onChoose }: HitProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onChoose} {...HIT}>
        <span className="title">
          <b lang={titleLanguage}>
            <Highlight text={title} />
          </b>
          {kind === undefined ? null : <Chip component="span" label={kind} />}
        </span>
        {text === '' ? null : (
          <span className="line" lang={textLanguage} dir={directionOf(textLanguage)}>
            <Highlight text={text} />
          </span>
        )}
      </ListItemButton>
    </ListItem>
  );
}
