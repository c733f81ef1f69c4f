import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';
import { CONTRAST } from '../../../shared/ui/contrast.ts';

/** The kinds of licence, the selected one wider than the others and filled with its colour. */
export const Section = styled(Container)<{ component: 'section' }>({
  '--tall': '36rem',
  // The next section has the same ground, and its own room above.
  paddingBlock: 0,
  '& > p': {
    maxInlineSize: '56ch',
    marginBlock: '0.75rem clamp(1.75rem, 1rem + 2.4vw, 3.25rem)',
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
    // Whichever is selected: what follows does not move.
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
    // The whole card is tapped, not its name alone.
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
    '& li': { display: 'flex', gap: '0.6rem', alignItems: 'center' },
    '& > p:last-of-type': { fontSize: '0.9375rem' },
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
  // The authorities, at the card's foot.
  '& .MuiCard-root > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.4rem',
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
    // In evening colours on its deep ground, beside the authorities.
    '& > img': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '1.75rem',
      inlineSize: '34%',
      blockSize: '5.5rem',
      colorScheme: 'dark',
      // An angle: the mask is mirrored with the picture.
      mask: 'linear-gradient(90deg, transparent, #000 30%)',
    },
    '& > img + ul': { marginBlockStart: 'auto' },
    '& .MuiChip-root': {
      backgroundColor: 'color-mix(in srgb, var(--on-deep) 12%, transparent)',
      color: 'var(--on-deep)',
    },
  },
  // While a card's width changes, its words already stand as they will: no line is broken twice.
  '@media (min-width: 56.01rem)': {
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
  '@media (max-width: 56rem)': {
    '& > div': { flexDirection: 'column' },
    '& .MuiCard-root': { flex: 'none', minBlockSize: 0 },
  },
  [ON_PHONES]: {
    '--tall': '50rem',
    '& > div': { ...scrollSnapRowOnPhones, containerType: 'normal' },
    '& .MuiCard-root': {
      padding: '1.5rem 1.25rem',
      // The line's cards are as tall as the selected one: the picture takes what their words leave.
      '& > img': { inlineSize: 'calc(100% + 2.5rem)', maxBlockSize: '20rem', marginInline: '-1.25rem' },
      '&[data-selected] > img': { display: 'none' },
    },
  },
});
