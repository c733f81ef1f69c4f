import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';

export const FitResult = styled('div')({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

export const FitCard = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  padding: 'var(--fluid-m)',
  fontSize: 'var(--fs-small)',
  '& > p:first-of-type': { color: 'var(--ink-soft)', fontWeight: 600 },
  '& .MuiCardActions-root': { padding: 0, marginBlockStart: 'auto' },
  '&[data-best]': {
    border: '2px solid var(--primary)',
    '& > p:first-of-type': { color: 'var(--primary)' },
    '& h3': { fontSize: 'var(--fs-2)' },
  },
});

const Signs = styled('ul')({
  display: 'grid',
  gap: '0.5rem',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '0.5rem',
    alignItems: 'start',
  },
  // Prevents wide inline boxes in Urdu.
  '& span': { justifySelf: 'start' },
  '& svg': {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.15em',
    color: 'var(--success)',
  },
  '&[data-icon="close"] svg': { color: 'var(--warning)' },
});

interface ReasonsProps<R extends string> {
  readonly icon: 'check' | 'close';
  readonly reasons: readonly R[];
  readonly words: (reason: R) => string;
  /** Reasons that the previous suggestion also has. */
  readonly repeated?: readonly R[];
}

/** Reasons for or against a suggestion. */
export function Reasons<R extends string>({ icon, reasons, words, repeated }: ReasonsProps<R>) {
  return (
    <Signs data-icon={icon}>
      {reasons.map((reason) => (
        <li key={reason} data-repeats={repeated?.includes(reason) || undefined}>
          <PartIcon name={icon} />
          <span>{words(reason)}</span>
        </li>
      ))}
    </Signs>
  );
}
