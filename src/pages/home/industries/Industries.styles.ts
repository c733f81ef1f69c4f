import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { down } from '../../../shared/ui/breakpoints.ts';

/** The industries as columns between hairlines. */
export const Section = styled(Container)<{ component: 'section' }>({
  '--tall': '42rem',
  '--fitting': 4,
  '--gap': 'clamp(2rem, 3.5vw, 3.5rem)',
  '--edge-block': '0rem',
  paddingBlock: 'var(--section)',
  // Two hairlines with the width of the items, which is smaller than that of the scroll container.
  '& > ul': {
    backgroundImage: 'linear-gradient(var(--line) 0 0), linear-gradient(var(--line) 0 0)',
    backgroundPosition: 'left top, left bottom',
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'content-box',
  },
  '& .MuiCard-root': {
    position: 'relative',
    overflow: 'visible',
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
  },
  // The hairline is in the gap before a card: the first card of a window has none.
  '& .MuiCard-root + .MuiCard-root::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--gap) / -2)',
    borderInlineStart: '1px solid var(--line)',
  },
  // The hover area is wider than the text and does not cover the hairlines.
  '& .MuiCardActionArea-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.25rem',
    alignContent: 'space-between',
    inlineSize: 'calc(100% + 1.5rem)',
    blockSize: 'calc(100% - 2px)',
    marginBlock: '1px',
    marginInline: '-0.75rem',
    paddingBlock: 'calc(2rem - 1px) calc(2.25rem - 1px)',
    paddingInline: '0.75rem',
    borderRadius: 0,
    transition: 'background-color var(--t-fast) var(--ease)',
    '&:focus-visible': { outlineOffset: '-3px' },
    '& > img': {
      inlineSize: '100%',
      blockSize: '10rem',
      objectFit: 'contain',
      transition: 'scale var(--t-mid) var(--ease)',
    },
    '& h3': { display: 'flex', gap: '0.75rem', alignItems: 'center' },
    '& h3 img': { flex: 'none', inlineSize: '2.5rem', blockSize: '2.5rem' },
    '& p': {
      marginBlockStart: '0.4rem',
      color: 'var(--ink-soft)',
      fontSize: '1rem',
      lineHeight: 'calc(var(--lh-body) - 0.05)',
    },
  },
  '@media (hover: hover)': {
    '& .MuiCardActionArea-root:hover': {
      backgroundColor: 'var(--tint)',
      '& > img': { scale: '1.03' },
      '& h3': {
        color: 'var(--primary)',
        textDecoration: 'underline 1.5px',
        textUnderlineOffset: '0.2em',
      },
    },
  },
  [down('xl')]: {
    '--fitting': 2.4,
    '& > ul': { backgroundOrigin: 'border-box' },
  },
  [down('sm')]: { '--fitting': 1.3, '--tall': '38rem' },
});
