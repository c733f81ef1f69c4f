import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Trap } from './Trap.tsx';

/**
 * A form: two columns, one on a phone. A field takes both unless its class is `half`. To be put into a card.
 */
export const FormFields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > .half': { gridColumn: 'auto' },
  '& > [type="submit"]': { minBlockSize: '3.25rem' },
  // A name runs as its own letters do.
  '& [type="text"], & textarea': { unicodeBidi: 'plaintext' },
  // A number runs left to right and starts where the other fields do.
  '[dir="rtl"] & input[dir="ltr"]': { textAlign: 'end' },
  '@media (max-width: 35rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .half': { gridColumn: '1 / -1' },
  },
});

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: 'var(--fs-small)',
  '& > p': { flex: '1 1 14rem', color: 'var(--ink-soft)', lineHeight: 'calc(var(--lh-body) - 0.1)' },
  '& > button': { marginInline: '-0.75rem', fontSize: 'inherit' },
});

/** The foot of a form: a note, the button that empties it, and the field that people do not see. */
export function FormEnd({ note, clear }: { note: string; clear: string }) {
  return (
    <End>
      <p>{note}</p>
      <Button type="reset" variant="text">
        {clear}
      </Button>
      <Trap />
    </End>
  );
}
