import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { down, up } from '../../../shared/ui/breakpoints.ts';

export const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '1.5rem var(--fluid-2xl)',
  alignItems: 'center',
  paddingBlock: 'var(--fluid-m) var(--fluid-l)',
  borderBlockEnd: '1px solid var(--line)',
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

export const Words = styled(Stack)({
  gap: '1rem',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& h1': {
    maxInlineSize: '22ch',
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
    lineHeight: 'calc(var(--lh-tight) + 0.04)',
    overflowWrap: 'anywhere',
  },
  [down('lg')]: { '& h1': { maxInlineSize: 'none' } },
});

/** What the article is about, below its title. */
export const Excerpt = styled(Typography)({
  maxInlineSize: '58ch',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-lead)',
  lineHeight: 'calc(var(--lh-body) - 0.05)',
  overflowWrap: 'anywhere',
});

export const Cover = styled('div')({
  '@media print': { maxInlineSize: '12cm', marginBlock: '0.5cm' },
});

/** Reserves space for parts that load later, so that the text does not move. */
export const Byline = styled(Stack)({
  gridColumn: '1 / -1',
  gap: '0.75rem 1rem',
  '& > [data-place="device"]': { display: 'flex', minInlineSize: '9rem', minBlockSize: '2rem' },
  '& > [data-place="saving"]': { display: 'grid', minInlineSize: '19rem', minBlockSize: 'var(--target)' },
  [up('lg')]: { '& > [data-place="saving"] > *': { justifySelf: 'end' } },
  [down('lg')]: { '& > [data-place="saving"]': { minInlineSize: 0 } },
  [down('md')]: { '& > [data-place="saving"]': { flexBasis: '100%' } },
});

export const Author = styled(Stack)({
  flexWrap: 'nowrap',
  gap: '0.75rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontSize: '1rem', fontWeight: 600 },
  '& span': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
});
