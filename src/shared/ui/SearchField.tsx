import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from './Icon.tsx';

const Field = styled(OutlinedInput)({
  '& .MuiInputAdornment-root': {
    marginInlineEnd: 0,
    color: 'inherit',
    fontSize: '1rem',
    pointerEvents: 'none',
  },
  // What is typed may run the other way than the page: the same room on both sides.
  '& input': { appearance: 'none', paddingInline: '0.75rem' },
  // The field's own words run as the page does.
  '& input:placeholder-shown': { direction: 'inherit' },
});

const sign = (
  <InputAdornment position="start">
    <Icon name="search" />
  </InputAdornment>
);

interface SearchFieldProps extends Pick<
  OutlinedInputProps,
  'id' | 'name' | 'placeholder' | 'defaultValue' | 'className' | 'onFocus' | 'onChange'
> {
  readonly inputRef: Ref<HTMLInputElement>;
  /** What the input itself takes beyond that. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field for searching: a sign, then the input, which keeps its own words. */
export function SearchField({ input, ...field }: SearchFieldProps) {
  return (
    <Field
      fullWidth
      type="search"
      autoComplete="off"
      startAdornment={sign}
      slotProps={{ input: { dir: 'auto', ...input } }}
      {...field}
    />
  );
}
