import type { Components, Theme } from '@mui/material/styles';
import { Chevron } from '../Chevron.tsx';

const accented = {
  color: 'var(--line-strong)',
  '&.Mui-checked': { color: 'var(--primary)' },
  // The input itself is invisible.
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '-4px' },
};

/** Text fields, selects, checkboxes, radios and switches: 52 px high, label above, 2 px primary on focus. */
export const fields: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: { verticalAlign: 'baseline' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      // Above the field: a label in the notch is too small.
      root: {
        position: 'static',
        transform: 'none',
        marginBlockEnd: '0.4rem',
        maxInlineSize: '100%',
        fontSize: 'var(--fs-small)',
        whiteSpace: 'normal',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: 'var(--ink)', fontWeight: 600, '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minBlockSize: '3.25rem',
        backgroundColor: 'var(--surface)',
        fontSize: '1.0625rem',
        lineHeight: 'calc(var(--lh-snug) + 0.1)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--primary)' },
        // A date field whose calendar button has the focus does not match `:focus-visible`.
        '&:has(:focus-visible, [type="date"]:focus-within)': {
          outline: '3px solid var(--focus)',
          outlineOffset: '2px',
        },
      },
      multiline: { padding: 0 },
      notchedOutline: {
        insetBlockStart: 0,
        borderColor: 'var(--line-strong)',
        '& legend': { display: 'none' },
      },
      input: {
        blockSize: 'auto',
        padding: '0.75rem 1rem',
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
        // The focus ring is around the outer field.
        '&:focus-visible': { outline: 'none' },
        variants: [
          {
            props: { type: 'search' },
            style: {
              // The browser's icon has a blue background.
              '&::-webkit-search-cancel-button': {
                appearance: 'none',
                inlineSize: '0.875rem',
                blockSize: '0.875rem',
                backgroundColor: 'var(--ink-soft)',
                clipPath:
                  'polygon(12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%, 0 12%)',
                cursor: 'pointer',
              },
            },
          },
        ],
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      icon: {
        right: '0.9rem',
        color: 'var(--ink-soft)',
        fontSize: '1.25rem',
        insetBlockStart: 'calc(50% - 0.625rem)',
      },
      select: { '&&&': { paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginBlockStart: '0.35rem',
        color: 'var(--ink-soft)',
        fontSize: 'var(--fs-small)',
        '&.Mui-error': { color: 'var(--error)' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // The box aligns with the text. A physical property, so that a test sees the plugin mirror it (LA-03).
      root: { marginLeft: '-9px', marginRight: 0, minBlockSize: 'var(--target)', gap: '0.35rem' },
      label: { fontSize: '1rem', lineHeight: 'calc(var(--lh-snug) + 0.1)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: accented } },
  MuiRadio: { styleOverrides: { root: accented } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--primary)' } },
      track: { opacity: 1, backgroundColor: 'var(--line-strong)' },
      thumb: { backgroundColor: 'var(--surface)' },
    },
  },
};
