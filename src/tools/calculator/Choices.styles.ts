import { styled } from '@mui/material/styles';
import { ToolQuestions } from '../kit/frame.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

/** The fields of a set-up; on phones with a sticky total above them. */
export const Questions = styled(ToolQuestions)({
  gap: '1rem',
  alignContent: 'start',
  alignSelf: 'start',
  padding: 'var(--fluid-s)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  // As a box it would overlap the upper edge of the background, in WebKit even when it floats.
  '& > legend': { display: 'contents', fontSize: '1.0625rem' },
  '& > .MuiFormHelperText-root': { marginBlockStart: '-0.75rem' },
  '& > .counts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '1rem',
    alignItems: 'end',
  },
  '& > .number': { display: 'none' },
  [down('lg')]: {
    '& > .number': {
      position: 'sticky',
      insetBlockStart: '4.25rem',
      '&[data-away]': { insetBlockStart: 0 },
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 0.75rem',
      justifyContent: 'space-between',
      marginInline: '-0.5rem',
      padding: '0.5rem',
      borderBlockEnd: '1px solid var(--line)',
      backgroundColor: 'var(--tint)',
      fontSize: 'var(--fs-small)',
    },
  },
});
