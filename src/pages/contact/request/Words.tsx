import { styled } from '@mui/material/styles';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface WordsProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

const Field = styled(TextField)({
  '& textarea': {
    boxSizing: 'border-box',
    minBlockSize: '5.25rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

/** The browser's own field grows with its words, those of a draft too. MUI's only follows the keyboard. */
const ownField = { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } } as const;

/** A field for a few sentences, which run as their own letters do. */
export function Words({ name, label, hint }: WordsProps) {
  return (
    <Field
      multiline
      rows={2}
      id={`request-${name}`}
      name={name}
      label={label}
      helperText={hint}
      slotProps={ownField}
    />
  );
}
