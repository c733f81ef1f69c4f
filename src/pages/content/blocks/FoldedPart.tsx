import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Drawn } from '../../../shared/ui/Icon.tsx';
import { PHONE, PhoneFold, WIDE } from '../../../shared/ui/PhoneFold.ts';
import { GAP, Part } from './Block.styles.ts';

const WARNING = 'M12 4L2.5 20h19zM12 10v4.5M12 17.2h.01';

const Parts = styled('div')({
  '& > * + *': { marginBlockStart: 'clamp(2.25rem, 4vw, 3.25rem)' },
  [PHONE]: {
    overflow: 'clip',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--surface)',
    '&& > *': { marginBlockStart: 0, padding: 0, borderRadius: 0 },
    '&& > * + *': { borderBlockStart: '1px solid var(--line)' },
    '& > * > details': { border: 0 },
    '& > * > details > :is(summary, .MuiAccordionDetails-root)': { paddingInline: '1rem' },
    '& > * > details > summary > h2': {
      marginBlock: '0.75rem',
      fontSize: 'var(--fs-4)',
      lineHeight: 'var(--lh-snug)',
    },
  },
});

const Place = styled(Part)({
  '& h2 > svg': { flex: 'none', marginInlineEnd: '0.5rem', color: 'var(--warning)' },
  '& > details > .MuiAccordionDetails-root > * + *': { marginBlockStart: GAP },
  '&[data-warns]': { backgroundColor: 'var(--warning-tint)' },
  [WIDE]: {
    '& > details > summary': { marginBlockEnd: GAP },
    '&[data-warns]': { padding: 'var(--fluid-m)', borderRadius: 'var(--r-card)' },
  },
});

interface FoldedPartProps {
  readonly id: string;
  readonly heading: string;
  readonly warns: boolean;
  readonly children: ReactNode;
}

/** A section of a page with a long tool: folded on phones. */
export function FoldedPart({ id, heading, warns, children }: FoldedPartProps) {
  const summary = (
    <>
      {warns ? <Drawn path={WARNING} /> : null}
      {heading}
    </>
  );
  return (
    <Place aria-labelledby={id} data-warns={warns || undefined}>
      <PhoneFold summary={summary} level="h2" headingId={id}>
        {children}
      </PhoneFold>
    </Place>
  );
}

/** Contains `FoldedPart`s; `TextEffects` opens the target of the address. */
export const FoldedParts = ({ children }: { children: ReactNode }) => <Parts>{children}</Parts>;
