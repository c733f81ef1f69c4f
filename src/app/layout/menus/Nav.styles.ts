import { keyframes, styled } from '@mui/material/styles';
import { CONTRAST, drawn } from '../../../shared/ui/contrast.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const NARROW = down('xl');
const NARROW_WITHOUT_SCRIPT = `${NARROW} and (scripting: none)`;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const underlined = '& li > a[aria-current]::after, & li:has([data-open]) > a::after, & [data-open]::after';

export const Nav = styled('nav')({
  // Just wide enough for all of it from the theme's `xl` on.
  '--pad': 'clamp(0.35rem, 5vw - 3.65rem, 0.6rem)',
  marginInline: 'auto',
  '& > ul': { display: 'flex' },
  '& li': { display: 'flex', alignItems: 'center' },
  '& li > a, & li > button': {
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
  '& li > a:hover, & li > button:hover, & li > a[aria-current], & [data-open]': {
    color: 'var(--primary)',
  },
  [underlined]: { opacity: 1 },
  // The arrow beside a link that has a menu: near its text, and large enough for a finger.
  '& li > a + button': {
    justifyContent: 'start',
    minInlineSize: '2.75rem',
    paddingInline: '0.4rem 0',
    marginInlineStart: 'calc(0rem - var(--pad))',
    '&::after': { insetInline: 'calc(0rem - var(--pad)) 1.1rem' },
    '& svg': { inlineSize: '0.9em', blockSize: '0.9em' },
  },
  [NARROW]: { display: 'none' },
  // Without scripts there is no slide-out menu: the menus are below the logo.
  [NARROW_WITHOUT_SCRIPT]: {
    display: 'block',
    order: 1,
    flexBasis: '100%',
    '--pad': '0.6rem',
    '& > ul': { flexWrap: 'wrap' },
    '& li > a, & li > button': { minBlockSize: '3rem' },
    [underlined]: { insetBlockEnd: '0.25rem' },
  },
});

/** The panels of the menus, as wide as the screen and below the header. */
export const Panels = styled('div')({
  '& > nav': {
    position: 'fixed',
    inset: 'calc(var(--header-end, 7.6rem) - 1px) 0 auto',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxBlockSize: 'calc(100dvh - 8rem)',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    border: 'solid var(--line)',
    borderWidth: '1px 0',
    boxShadow: 'var(--shadow-menu)',
    transition:
      'opacity var(--t-fast) var(--ease), display var(--t-fast) allow-discrete, overlay var(--t-fast) allow-discrete',
    '@supports (top: anchor(bottom))': {
      positionAnchor: '--header',
      insetBlockStart: 'calc(anchor(bottom) - 1px)',
    },
    // A menu slides in; a menu that replaces another one only changes its content.
    '&:popover-open': { animation: `${appear} var(--t-mid) var(--ease)` },
    '&:not(:popover-open)': { opacity: 0, pointerEvents: 'none' },
    '&[data-swapped]': { transition: 'none', animation: 'none' },
    '&[data-swapped] > *': { animation: `${fadeIn} var(--t-fast) var(--ease)` },
    // Without popover support the marked panel is shown; without scripts the panels are at the page's end.
    '@supports not selector(:popover-open)': {
      '&:not([data-open])': { display: 'none' },
      '@media (scripting: none)': { '&:not([data-open])': { display: 'block', position: 'static' } },
    },
    [NARROW]: { insetBlockStart: '30vh', maxBlockSize: 'none', insetBlockEnd: 0 },
  },
});
