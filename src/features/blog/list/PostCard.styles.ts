import { styled } from '@mui/material/styles';
import { CONTRAST, found } from '../../../shared/ui/contrast.ts';
import { up } from '../../../shared/ui/breakpoints.ts';

/** Card of a post. The link of the title covers everything but the actions. */
export const CardFrame = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  // The card's border shows only on keyboard focus. `&&` overrides MUI.
  '&&': { overflow: 'visible', border: 0, borderRadius: 0, backgroundColor: 'transparent' },
  '& > :last-child': { display: 'grid', gap: '0.5rem', alignContent: 'start' },
  '& :is(h2, h3)': { fontSize: '1.3125rem', lineHeight: 'var(--lh-snug)', overflowWrap: 'anywhere' },
  '& :is(h2, h3) > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(h2, h3) > a:focus-visible': { outline: 'none' },
  '&&:has(:is(h2, h3) > a:focus-visible)': {
    outline: '3px solid var(--focus)',
    outlineOffset: 6,
    borderRadius: 'var(--r-card)',
  },
  '&:hover :is(h2, h3) > a': {
    color: 'var(--primary)',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
  },
  '& p': {
    color: 'var(--ink-soft)',
    fontSize: '1rem',
    lineHeight: 'var(--lh-body)',
    overflowWrap: 'anywhere',
  },
  '& p + div': { position: 'relative', zIndex: 1, display: 'grid', justifyItems: 'start' },
  [CONTRAST]: { '&& mark': found },
  '& mark': {
    borderRadius: 3,
    backgroundColor: 'color-mix(in srgb, var(--accent) 35%, transparent)',
    color: 'var(--ink)',
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& img': { transition: 'scale var(--t-mid) var(--ease)' },
    '&:hover img': { scale: '1.02' },
  },
  [up('md')]: {
    '&&[data-lead]': {
      display: 'grid',
      gridTemplateColumns: '1.35fr 1fr',
      gridColumn: '1 / -1',
      gap: 'clamp(1.5rem, 4vw, 4rem)',
      alignItems: 'center',
      paddingBlockEnd: '2.5rem',
      borderBlockEnd: '1px solid var(--line)',
      marginBlockEnd: '0.5rem',
    },
    '&[data-lead] > :last-child': { gap: '1rem' },
    '&[data-lead] :is(h2, h3)': {
      fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)',
      lineHeight: 'calc(var(--lh-tight) + 0.07)',
    },
    '&[data-lead] p': { fontSize: '1.0625rem' },
  },
});
