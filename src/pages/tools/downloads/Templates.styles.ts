import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

export const TemplateSection = styled('section')({
  display: 'grid',
  gap: 'var(--s4)',
  marginBlockEnd: 'var(--s6)',
  '& > h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
  '& > p': { maxInlineSize: 'var(--measure)' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    gap: 'var(--s4)',
  },
});

/** A template: its purpose, its formats, and the saved copy. */
export const TemplateCard = styled(Card)<{ component?: 'li' }>({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'var(--s4)',
  padding: 'var(--s5)',
  '& h3': { fontSize: 'var(--fs-4)' },
  '& p:empty': { display: 'none' },
  '& .good': { color: 'var(--success)', fontWeight: 'var(--w-mid)' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignContent: 'start' },
  '& > .actions > a': { paddingInline: '0.7rem', fontSize: 'var(--fs-small)' },
  '& > .keep': {
    display: 'grid',
    gap: 'var(--s3)',
    paddingBlockStart: 'var(--s4)',
    borderBlockStart: '1px solid var(--line)',
    fontSize: 'var(--fs-small)',
  },
});
