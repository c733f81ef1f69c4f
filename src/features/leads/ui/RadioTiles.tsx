import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chosen, CONTRAST } from '../../../shared/ui/contrast.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** A group of fields under one name, its `legend` a FormLabel. */
export const FieldGroup = styled('fieldset')({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    marginBlockEnd: '0.4rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
});

const Tiles = styled(FieldGroup)({
  '& > .tiles': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '0.5rem' },
  '& > .few': { display: 'flex', flexWrap: 'wrap' },
  '& > .few > *': { flex: '1 1 9rem' },
  [down('sm')]: { '& > .tiles': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const Tile = styled(FormControlLabel)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.2rem',
  margin: 0,
  padding: '0.25rem 0.75rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-control)',
  fontWeight: 500,
  fontSize: 'var(--fs-small)',
  lineHeight: 'calc(var(--lh-snug) - 0.1)',
  textAlign: 'center',
  transition: 'background-color var(--t-fast) var(--ease)',
  '&:hover': { backgroundColor: 'var(--primary-soft)' },
  // The transparent radio button fills the tile, so that taps and the focus ring reach all of it.
  '& > .MuiRadio-root': { position: 'absolute', inset: '-1px', padding: 0, borderRadius: 'inherit' },
  '& input, & input:focus-visible': { opacity: 1, appearance: 'none', borderRadius: 'inherit' },
  // Firefox paints a disabled one grey, over the text.
  '& input:disabled': { backgroundColor: 'transparent' },
  // Not MUI's state: drafts and the reset of a form select without an event.
  '&:has(:checked)': {
    borderColor: 'var(--primary)',
    backgroundColor: 'var(--primary)',
    color: 'var(--on-primary)',
  },
  '&:has(:disabled)': {
    borderColor: 'var(--line)',
    // Without `color-mix`, which Firefox paints as a solid area in a repeating gradient.
    background: 'repeating-linear-gradient(135deg, transparent 0 6px, var(--line) 6px 7px)',
    color: 'var(--ink-soft)',
  },
  // Only the time, without the text below it.
  '&:has(:disabled) > bdi': { textDecoration: 'line-through' },
  '& > small': { fontWeight: 'var(--w-body)', fontSize: 'var(--fs-mini)' },
  [CONTRAST]: { '&:has(:checked)': chosen },
});

interface RadioTilesProps {
  readonly legend: string;
  readonly describedBy?: string;
  readonly few?: boolean;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A group of radio buttons that look like tiles. */
export function RadioTiles({ legend, describedBy, few = false, children, below }: RadioTilesProps) {
  return (
    <Tiles aria-describedby={describedBy}>
      <FormLabel component="legend">
        <span>{legend}</span>
      </FormLabel>
      <div className={few ? 'tiles few' : 'tiles'}>{children}</div>
      {below}
    </Tiles>
  );
}

/** The colour of the tile shows whether it is selected. */
function NoIcon() {
  return null;
}

const noIcon = <NoIcon />;

interface RadioTileProps {
  readonly name: string;
  readonly value: string;
  readonly disabled?: boolean;
  /** The accessible name, where the visible text is incomplete. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** An uncontrolled radio button. */
export function RadioTile({ name, value, disabled = false, label, children }: RadioTileProps) {
  return (
    <Tile
      disableTypography
      disabled={disabled}
      label={children}
      control={
        <Radio
          name={name}
          value={value}
          icon={noIcon}
          checkedIcon={noIcon}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
    />
  );
}
