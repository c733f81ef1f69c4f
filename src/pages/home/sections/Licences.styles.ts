import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';
import { CONTRAST } from '../../../shared/ui/contrast.ts';
import { down, up } from '../../../shared/ui/breakpoints.ts';

/** Cards of licence types; the selected one is wider and filled. */
export const Section = styled(Container)<{ component: 'section' }>({
  '--tall': '36rem',
  // The next section has the same background and its own padding.
  paddingBlock: 0,
  '& > p': {
    maxInlineSize: '56ch',
    marginBlock: '0.75rem var(--fluid-xl)',
    color: 'var(--ink-soft)',
  },
  '& > div': { display: 'flex', gap: '1rem', containerType: 'inline-size' },
  '& .MuiCard-root': {
    '--share': 1,
    position: 'relative',
    display: 'flex',
    flex: 'var(--share) 1 0',
    flexDirection: 'column',
    gap: '0.75rem',
    // Equal heights: changing the selection must not move the page.
    minBlockSize: '25.5rem',
    minInlineSize: 0,
    padding: '1.75rem',
    borderBlockStart: '6px solid color-mix(in srgb, var(--licence) 65%, var(--on-deep))',
    transition: 'flex-grow var(--t-mid) var(--ease)',
    '&[data-colour="saffron"]': { '--licence': 'var(--licence-saffron)' },
    '&[data-colour="teal"]': { '--licence': 'var(--licence-teal)' },
    '&[data-colour="indigo"]': { '--licence': 'var(--licence-indigo)' },
  },
  '& h3 > button': {
    justifyContent: 'flex-start',
    minBlockSize: 'var(--target)',
    marginBlock: '-0.5rem',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    '&[aria-expanded="false"]': { position: 'static' },
    // The entire card is clickable.
    '&[aria-expanded="false"]::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .MuiCard-root p': {
    maxInlineSize: '46ch',
    color: 'var(--ink-soft)',
    fontSize: '1.0313rem',
    lineHeight: 'var(--lh-body)',
  },
  '& .MuiCard-root > div:not([hidden])': {
    display: 'grid',
    gap: '0.75rem',
    justifyItems: 'start',
    '& > ul': { display: 'grid', gap: '0.5rem', lineHeight: 1.4 },
    '& li': { display: 'flex', gap: '0.5rem', alignItems: 'center' },
    '& > p:last-of-type': { fontSize: 'var(--fs-small)' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 'var(--target)' },
  },
  '& .MuiCard-root > img': {
    flex: '1 1 7rem',
    alignSelf: 'flex-start',
    inlineSize: 'calc(100% + 3.5rem)',
    maxInlineSize: 'none',
    minBlockSize: '5rem',
    maxBlockSize: '10rem',
    marginBlockStart: 'auto',
    marginInline: '-1.75rem',
    objectFit: 'cover',
    objectPosition: '100% 100%',
  },
  '& .MuiCard-root > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    paddingBlockStart: '1rem',
    '& abbr': { textDecoration: 'none' },
  },
  [CONTRAST]: {
    '& .MuiCard-root[data-selected]': { borderColor: 'Highlight', outline: '2px solid Highlight' },
  },
  '& .MuiCard-root[data-selected]': {
    '--focus': 'var(--focus-on-deep)',
    '--share': 1.75,
    borderColor: 'var(--licence)',
    backgroundColor: 'var(--licence)',
    color: 'var(--on-deep)',
    '& p': { color: 'var(--on-deep-soft)' },
    '& a': { color: 'var(--on-deep)' },
    '& svg': { color: 'var(--accent)' },
    // The drawing in its dark variant, beside the authorities.
    '& > img': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '1.75rem',
      inlineSize: '34%',
      blockSize: '5.5rem',
      colorScheme: 'dark',
      // An angle, not a keyword, so that the mask is mirrored for right-to-left pages.
      mask: 'linear-gradient(90deg, transparent, #000 30%)',
    },
    '& > img + ul': { marginBlockStart: 'auto' },
    '& .MuiChip-root': {
      backgroundColor: 'color-mix(in srgb, var(--on-deep) 12%, transparent)',
      color: 'var(--on-deep)',
    },
  },
  // The text has its final width during the transition, so that it wraps once.
  [up('lg')]: {
    '& .MuiCard-root > *': {
      inlineSize: 'calc((100cqi - 2rem - 3 * (3.5rem + 2px)) / 3.75 * var(--share))',
    },
    '& .MuiCard-root > div:not([hidden])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > p:first-of-type': { gridColumn: '1 / -1' },
      '& > ul': { gridRow: '2 / span 2' },
    },
    '& .MuiCard-root[data-selected] > img + ul': { paddingInlineEnd: '30%' },
  },
  [down('lg')]: {
    '& > div': { flexDirection: 'column' },
    '& .MuiCard-root': { flex: 'none', minBlockSize: 0 },
  },
  [ON_PHONES]: {
    '--tall': '50rem',
    '& > div': { ...scrollSnapRowOnPhones, containerType: 'normal' },
    '& .MuiCard-root': {
      padding: '1.5rem 1.25rem',
      // Stretches the drawings of the other cards to the height of the selected one.
      '& > img': { inlineSize: 'calc(100% + 2.5rem)', maxBlockSize: '20rem', marginInline: '-1.25rem' },
      '&[data-selected] > img': { display: 'none' },
    },
  },
});
