import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { LARGE_LETTERS } from '../../shared/ui/largeLetters.ts';

/** The row of the header: logo, navigation, actions. */
export const HeaderRow = styled(Toolbar)({
  gap: '1rem',
  minBlockSize: '4.75rem',
  '& .actions': {
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'center',
    marginInlineStart: 'auto',
    '& > a': { whiteSpace: 'nowrap' },
    // Without a word on the connection it takes no room, nor a gap.
    '& > span:empty': { display: 'none' },
  },
  '@media (min-width: 80rem)': {
    '& .actions': { marginInlineStart: 0 },
    // From here on the menus fit beside logo and buttons.
    '& .menu': { display: 'none' },
  },
  // Narrower buttons leave their words room on one line. The chat, which the top bar has too, makes room for the mark.
  '@media (min-width: 80rem) and (max-width: 89.99rem)': {
    '& .quote, & .meet': { paddingInline: '0.75rem' },
    '& span:not(:empty) ~ .chat': { display: 'none' },
  },
  // Here the bar at the foot of the screen has chat and quote.
  '@media (max-width: 56rem)': { '& .quote, & .chat': { display: 'none' } },
  '@media (max-width: 40rem)': { minBlockSize: '4rem', '& .meet': { display: 'none' } },
  // A phone with large letters: the mark stands for the name, which is still read aloud.
  [LARGE_LETTERS]: {
    gap: '0.5rem',
    '& > a > span': visuallyHidden,
    '& .actions': { gap: '0.25rem' },
    '& .actions > button': { minInlineSize: 0, inlineSize: '2.25rem', blockSize: '2.5rem', padding: 0 },
  },
  '@media (scripting: none)': { '& .actions > button': { display: 'none' } },
  '@media (max-width: 79.99rem) and (scripting: none)': { flexWrap: 'wrap' },
});
