import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { up } from '../../../shared/ui/breakpoints.ts';

/** A file: its first page, its properties, and the saved copy. */
export const FileCard = styled(Card)({
  display: 'grid',
  gap: 'var(--s6)',
  alignItems: 'center',
  padding: 'var(--s5)',
  '& > .sheet': {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    inlineSize: '9.5rem',
    aspectRatio: '210 / 297',
    overflow: 'hidden',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    backgroundColor: 'var(--paper)',
  },
  '& > .sheet b': { padding: 'var(--s4)', fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
  '& > .sheet img': {
    inlineSize: '100%',
    blockSize: '5.5rem',
    objectFit: 'cover',
    objectPosition: '88% 100%',
  },
  '& > .file': { display: 'grid', gap: 'var(--s5)', justifyItems: 'start' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, auto))',
    gap: 'var(--s3) var(--s6)',
  },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-mini)' },
  '& dd': { fontWeight: 'var(--w-head)' },
  '& > .keep': { display: 'grid', gap: 'var(--s3)' },
  '& > .other': {
    display: 'grid',
    gap: 'var(--s3)',
    justifyItems: 'start',
    gridColumn: '1 / -1',
    paddingBlockStart: 'var(--s4)',
    borderBlockStart: '1px solid var(--line)',
  },
  '& h2': { fontSize: 'var(--fs-4)' },
  '& p:empty': { display: 'none' },
  '& .good': { color: 'var(--success)', fontWeight: 'var(--w-mid)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' },
  [up('sm')]: {
    gridTemplateColumns: 'auto 1fr',
    '& > .keep': {
      gridColumn: '1 / -1',
      paddingBlockStart: 'var(--s5)',
      borderBlockStart: '1px solid var(--line)',
    },
  },
  [up('lg')]: {
    gridTemplateColumns: 'auto 1fr 1.1fr',
    padding: 'var(--s6)',
    '& > .keep': {
      gridColumn: 'auto',
      paddingBlockStart: 0,
      paddingInlineStart: 'var(--s6)',
      borderBlockStart: 0,
      borderInlineStart: '1px solid var(--line)',
    },
  },
});
