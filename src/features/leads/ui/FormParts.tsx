import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { TRAP } from '../formFields.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/**
 * A field that people cannot see, reach or hear, for programs that fill in every field (FO-02). The `data-` attributes
 * exclude it from 1Password, LastPass, Bitwarden and Dashlane. Only where forms are sent.
 */
export function Trap() {
  if (!import.meta.env.VITE_LEADS_ENDPOINT) return null;
  return (
    <input
      hidden
      aria-hidden="true"
      name={TRAP}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
    />
  );
}

/** A form in a card: two columns, one on a phone. A field spans both unless its class is `half`. */
export const FormFields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > .half': { gridColumn: 'auto' },
  '& > [type="submit"]': { minBlockSize: '3.25rem' },
  // The direction of a name follows its characters.
  '& [type="text"], & textarea': { unicodeBidi: 'plaintext' },
  // A number is left-to-right, and aligned with the other fields.
  '[dir="rtl"] & input[dir="ltr"]': { textAlign: 'end' },
  [down('sm')]: {
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

/** The end of a form: a note, the reset button and the honeypot. */
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
