import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const Root = styled(Accordion)({
  '& > summary': {
    listStyle: 'none',
    // The summary's text can be selected.
    WebkitUserSelect: 'auto',
    userSelect: 'auto',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > .MuiAccordionSummary-expandIconWrapper': { rotate: '180deg' },
  '& > summary > .MuiAccordionSummary-expandIconWrapper': { transition: 'rotate var(--t-fast) var(--ease)' },
  '@media (prefers-reduced-motion: no-preference)': {
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      blockSize: 0,
      opacity: 0,
      overflow: 'clip',
      transition:
        'block-size var(--t-mid) var(--ease), opacity var(--t-mid) var(--ease), content-visibility var(--t-mid) allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
  },
  // On paper nothing can be opened.
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 },
    '& > summary > .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
});

/** MUI's heading and region would separate `<details>` and `<summary>`. */
const Bare = ({ children }: { children?: ReactNode }) => children;

const slots = { heading: Bare, region: Bare, transition: Bare };
const slotProps = { root: { component: 'details' } } as const;
const plain = {};

export interface FoldProps {
  readonly summary: ReactNode;
  readonly level?: 'h2' | 'h3';
  readonly headingId?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** MUI's Accordion on `<details>`: opens before hydration, on find-in-page and for fragments, and when printed. */
export function Fold({ summary, level, headingId, className, children }: FoldProps) {
  return (
    <Root slots={slots} slotProps={slotProps} className={className}>
      <AccordionSummary
        component="summary"
        role={undefined}
        aria-expanded={undefined}
        expandIcon={<Icon name="down" />}
        slotProps={level ? { content: { component: level, id: headingId } } : plain}
      >
        {summary}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Root>
  );
}
