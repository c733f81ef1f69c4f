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
  // Typed text may have another direction than the page: equal padding on both sides.
  '& input': { appearance: 'none', paddingInline: '0.75rem' },
  // The placeholder has the page's direction.
  '& input:placeholder-shown': { direction: 'inherit' },
});

const sign = (
  <InputAdornment position="start">
    <Icon name="search" />
  </InputAdornment>
);

interface SearchFieldProps extends Pick<
  OutlinedInputProps,
  'id' | 'name' | 'placeholder' | 'defaultValue' | 'className' | 'onBlur' | 'onFocus' | 'onChange'
> {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A search field: an icon and the input. */
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
