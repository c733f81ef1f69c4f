import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { LARGE_LETTERS } from '../../shared/ui/largeLetters.ts';
import { down, up, withoutScript } from '../../shared/ui/breakpoints.ts';

export const HeaderRow = styled(Toolbar)({
  gap: '1rem',
  minBlockSize: '4.75rem',
  '& .actions': {
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'center',
    marginInlineStart: 'auto',
    '& > a': { whiteSpace: 'nowrap' },
    '& > span:empty': { display: 'none' },
  },
  [up('xl')]: {
    '& .actions': { marginInlineStart: 0 },
    '& .menu': { display: 'none' },
    // Narrower buttons fit on one line.
    '& .quote, & .meet': { paddingInline: '0.75rem' },
    // The top bar has a chat link as well.
    '& span:not(:empty) ~ .chat': { display: 'none' },
  },
  [down('lg')]: { '& .quote, & .chat': { display: 'none' } },
  [down('sm')]: { minBlockSize: '4rem', '& .meet': { display: 'none' } },
  // A phone with large text: the icon replaces the name, which is still read aloud.
  [LARGE_LETTERS]: {
    gap: '0.5rem',
    '& > a > span': visuallyHidden,
    '& .actions': { gap: '0.25rem' },
    '& .actions > button': { minInlineSize: 0, inlineSize: '2.25rem', blockSize: '2.5rem', padding: 0 },
  },
  '@media (scripting: none)': { '& .actions > button': { display: 'none' } },
  [withoutScript(down('xl'))]: { flexWrap: 'wrap' },
});
