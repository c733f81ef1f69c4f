import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The page, and what introduces it. */
export const Page = styled(Container)({
  paddingBlock: 'clamp(1.25rem, 3vw, 2.5rem) var(--section)',
  '& h1': { maxInlineSize: '20ch', marginBlock: '0.9rem' },
  '& h1 + p': {
    maxInlineSize: '52ch',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-lead)',
    lineHeight: 'var(--lh-body)',
  },
  // What was asked for and is still to be sent.
  '& > section': { maxInlineSize: '52rem', marginBlockStart: '2rem' },
});

/** What is on the device, and the room that it takes. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gap: 'clamp(2rem, 4vw, 4.5rem)',
  alignItems: 'start',
  marginBlockStart: '2.5rem',
  '@media (max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Until the device has answered the page's foot waits below the screen: it is not pushed away then.
  '@media (scripting: enabled)': { '&[aria-busy="true"]': { minBlockSize: '100vb' } },
});

/** How many guides there are, and the way to remove them. */
export const Note = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: '1rem',
  color: 'var(--ink-soft)',
  fontSize: '1rem',
});
