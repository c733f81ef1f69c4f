import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TextField } from '../../../shared/ui/TextField.tsx';
import type { LeadField } from '../message.ts';

/** A field of a form with its input. */
export interface LeadInput
  extends
    LeadField,
    Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'error' | 'helperText' | 'placeholder' | 'type'> {
  readonly choose?: string;
  readonly isHalf?: boolean;
  /** For a few sentences. */
  readonly isLong?: boolean;
  readonly input?: NonNullable<ComponentProps<typeof TextField>['slotProps']>['htmlInput'];
}

/** Attributes of a phone number. */
export const phoneInput = { type: 'tel', autoComplete: 'tel', placeholder: '+971' } as const;

const Area = styled(TextField)({
  '& textarea': {
    boxSizing: 'border-box',
    minBlockSize: '5.25rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

/** A native textarea, which also grows with a restored draft: MUI's only grows with typed text. */
const nativeArea = { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } } as const;

/** A text field, or a native list of choices. */
export function LeadFieldInput({ options, choose, isHalf, isLong, input, ...field }: LeadInput) {
  if (isLong) return <Area multiline rows={2} {...field} slotProps={nativeArea} />;
  return (
    <TextField
      {...field}
      className={isHalf ? 'half' : ''}
      select={options !== undefined}
      slotProps={{ htmlInput: input }}
    >
      {options ? <option value="">{choose}</option> : null}
      {options?.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

/** The inputs of some fields. */
export function LeadFields({ fields }: { fields: readonly LeadInput[] }) {
  return fields.map((field) => <LeadFieldInput key={field.name} {...field} />);
}
