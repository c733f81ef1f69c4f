import { keyframes, styled } from '@mui/material/styles';
import { CONTRAST, drawn } from '../../../shared/ui/contrast.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const underlined =
  '& .item > a[aria-current]::after, & .item:has(details[open]) > a::after, & details[open] > summary::after';

/** The main navigation: a row of menus and links, each menu with its panel below the header. */
export const Nav = styled('nav')({
  '--pad': '0.6rem',
  marginInline: 'auto',
  '& > ul': { display: 'flex' },
  '& .item': { display: 'flex', alignItems: 'center' },
  '& .item > a, & summary': {
    position: 'relative',
    minBlockSize: '4.75rem',
    paddingInline: 'var(--pad)',
    fontSize: '0.9375rem',
    fontWeight: 500,
    transition: 'color var(--t-fast) var(--ease)',
    '&::after': {
      position: 'absolute',
      insetInline: 'var(--pad)',
      insetBlockEnd: '-1px',
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: 'var(--primary)',
      opacity: 0,
      transition: 'opacity var(--t-fast) var(--ease)',
      content: '""',
      [CONTRAST]: drawn('Highlight'),
    },
  },
  '& .item > a:hover, & summary:hover, & .item > a[aria-current], & details[open] > summary': {
    color: 'var(--primary)',
  },
  [underlined]: { opacity: 1 },
  '& summary::-webkit-details-marker': { display: 'none' },
  // The sign beside the link that has a menu: near its word, and large enough for a finger.
  '& .item > a + details > summary': {
    justifyContent: 'start',
    minInlineSize: '2.75rem',
    paddingInline: '0.4rem 0',
    marginInlineStart: 'calc(0rem - var(--pad))',
    // The line goes on from that of the word.
    '&::after': { insetInline: 'calc(0rem - var(--pad)) 1.1rem' },
    '& svg': { inlineSize: '0.9em', blockSize: '0.9em' },
  },
  '& .panel': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxBlockSize: 'calc(100dvh - 8rem)',
    overflowY: 'auto',
    borderBlock: '1px solid var(--line)',
    boxShadow: 'var(--shadow-menu)',
  },
  // Without script the links of a menu stay at the end of the page.
  '& .panel > noscript > a': { display: 'block', padding: '1rem', textDecoration: 'underline' },
  // A menu comes from above; one that takes another's place changes what is in it.
  '& details[open]:not([data-swapped]) > .panel': { animation: `${appear} var(--t-mid) var(--ease)` },
  '& details[data-swapped] > .panel > *': { animation: `${fadeIn} var(--t-fast) var(--ease)` },
  '& details:not([open]) > .panel': { pointerEvents: 'none' },
  '& details:not([open])::details-content': {
    opacity: 0,
    transition: 'opacity var(--t-fast) var(--ease), content-visibility var(--t-fast) allow-discrete',
  },
  '&:has(details[open]) details::details-content': { transition: 'none' },
  // Just wide enough for all of it.
  '@media (min-width: 80rem) and (max-width: 84.99rem)': { '--pad': '0.35rem' },
  '@media (max-width: 79.99rem)': { display: 'none' },
  // Without script there is no slide-out menu: the menus stand below the logo.
  '@media (max-width: 79.99rem) and (scripting: none)': {
    display: 'block',
    order: 1,
    flexBasis: '100%',
    '& > ul': { flexWrap: 'wrap' },
    '& .item > a, & summary': { minBlockSize: '3rem' },
    [underlined]: { insetBlockEnd: '0.25rem' },
  },
});
