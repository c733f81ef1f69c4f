import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawn } from '../../../shared/ui/Icon.tsx';
import { PHONE, PhoneFold, WIDE } from '../../../shared/ui/PhoneFold.ts';
import { GAP, Part } from './Block.styles.ts';

const WARNING = 'M12 4L2.5 20h19zM12 10v4.5M12 17.2h.01';

/** The parts of a text: on phones rows of one card, elsewhere as far apart as any other blocks. */
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
  '& h2 > svg': { flex: 'none', marginInlineEnd: '0.6rem', color: 'var(--warning)' },
  '& > details > .MuiAccordionDetails-root > * + *': { marginBlockStart: GAP },
  '&[data-warns]': { backgroundColor: 'var(--warning-tint)' },
  [WIDE]: {
    '& > details > summary': { marginBlockEnd: GAP },
    '&[data-warns]': { padding: 'clamp(1.25rem, 3vw, 1.75rem)', borderRadius: 'var(--r-card)' },
  },
});

interface FoldedPartProps {
  readonly id: string;
  readonly heading: string;
  /** It says what goes wrong. */
  readonly warns: boolean;
  readonly children: ReactNode;
}

/** A block of a page whose tool is long: on phones a row that opens, elsewhere as any other block. */
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

/** Holds `FoldedPart`s, and opens the one that the address leads to: browsers do that for what is inside, not for a heading. */
export function FoldedParts({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
  }, [hash]);
  return <Parts>{children}</Parts>;
}
