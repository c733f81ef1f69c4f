import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { PHONE } from '../../shared/ui/PhoneFold.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';

/** On a phone 25 cards would fill fifteen screens: they are rows of one card, with name, emirate and price. */
export const ROWS_ON_PHONE = `${PHONE} and (scripting: enabled)`;

const CLOSED = '&:not(:has(> .Mui-expanded))';

/** One rule for all parts, because there are 25 cards. */
export const ZoneFrame = styled(Card)<{ component: ElementType }>({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  minInlineSize: 0,
  padding: '1.25rem',
  fontSize: 'var(--fs-small)',
  overflowWrap: 'break-word',
  transition: 'border-color var(--t-fast) var(--ease)',
  '&:hover': { borderColor: 'var(--line-strong)' },
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  // The full name, in Latin letters, starts where the page's text does.
  '& > p[lang]': { marginBlockStart: '-0.5rem', textAlign: 'left' },
  '& dl': { display: 'grid', gap: '0.5rem' },
  '& dt, & dd': { inlineSize: 'fit-content', maxInlineSize: '100%' },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-mini)', fontWeight: 600 },
  '& .MuiAccordion-root': { border: 0 },
  '& .MuiAccordionSummary-root': {
    minBlockSize: 'var(--target)',
    color: 'var(--primary)',
    fontSize: 'inherit',
  },
  '& .MuiAccordionSummary-content': { marginBlock: '0.25rem' },
  '& .MuiAccordionDetails-root': { paddingBlock: '0.5rem 0.25rem' },
  '& > .MuiButton-root': { marginBlockStart: 'auto', alignSelf: 'start' },
  [ROWS_ON_PHONE]: {
    position: 'relative',
    paddingBlock: '0.5rem',
    paddingInline: '1rem',
    border: 0,
    borderInlineStart: '3px solid transparent',
    borderRadius: 0,
    '&:has([aria-pressed="true"])': { borderInlineStartColor: 'var(--primary)' },
    '& > div:first-of-type': {
      flexWrap: 'nowrap',
      alignItems: 'baseline',
      paddingInlineEnd: '2.25rem',
    },
    '& h3': { fontSize: '1.0625rem' },
    // On a phone the emirate is plain text instead of a chip.
    '& h3 + .MuiChip-root': {
      blockSize: 'auto',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      color: 'var(--ink-soft)',
      fontWeight: 400,
    },
    '& .MuiChip-label': { padding: 0 },
    '& .MuiAccordion-root': { position: 'static' },
    // A tap on the row opens it; only a tap on the head closes it, so that its text can be selected.
    '& .MuiAccordionSummary-root': {
      position: 'absolute',
      insetBlock: '0 auto',
      insetInline: 0,
      alignItems: 'start',
      minBlockSize: '3.5rem',
      paddingBlock: '1rem',
      paddingInline: '1rem',
      borderRadius: 'inherit',
    },
    '& .MuiAccordionSummary-content': visuallyHidden,
    '& .MuiAccordionSummary-expandIconWrapper': { marginInlineStart: 'auto' },
    [CLOSED]: {
      gap: '0.125rem',
      '& .MuiAccordionSummary-root': { insetBlock: 0 },
      '& > p[lang], & > .MuiButton-root, & > dl > div:nth-of-type(n + 2), & > dl dt, & > dl li:nth-of-type(n + 2)':
        { display: 'none' },
      // The row shows the price, or the sectors of a zone without a known one.
      '& > dl:has(> div:first-of-type p), &:has(> dl > div:first-of-type li) > p': { display: 'none' },
      '& > p': { color: 'var(--ink-soft)' },
      '& > p, & > dl li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > dl, & > dl > div, & > dl ul': { gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
    },
  },
});
