import { styled } from '@mui/material/styles';
import { ToolQuestions } from '../../../shared/ui/tool.ts';

/** The choices of a set-up: on phones, with its number kept in sight above them. */
export const Questions = styled(ToolQuestions)({
  gap: '1rem',
  alignContent: 'start',
  alignSelf: 'start',
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  // As a box of its own it would sit on the upper edge of the tint: in WebKit even where it floats.
  '& > legend': { display: 'contents', fontSize: '1.0625rem' },
  // What is said of several fields, or of a box: as near to them as a field's own line.
  '& > .MuiFormHelperText-root': { marginBlockStart: '-0.65rem' },
  '& > .counts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '1rem',
    alignItems: 'end',
  },
  '& > .number': { display: 'none' },
  '@media (max-width: 56rem)': {
    '& > .number': {
      position: 'sticky',
      // Below the site's header.
      insetBlockStart: '4.25rem',
      '&[data-away]': { insetBlockStart: 0 },
      // Above the fields' labels, which MUI lifts.
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
