import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../features/leads/model.ts';
import { FieldGroup } from '../../features/leads/ui/RadioTiles.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly half?: boolean;
}

/** An optional choice from a native list. */
export function Choice({ name, label, options, half = false }: ChoiceProps) {
  const { t } = useTranslation('request');
  return (
    <TextField select id={`request-${name}`} name={name} label={label} className={half ? 'half' : ''}>
      <option value="">{t('choose')}</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

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

interface LongTextProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field for a few sentences. */
export function LongText({ name, label, hint }: LongTextProps) {
  return (
    <Area
      multiline
      rows={2}
      id={`request-${name}`}
      name={name}
      label={label}
      helperText={hint}
      slotProps={nativeArea}
    />
  );
}

const ContactFields = styled(FieldGroup)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' },
  '& > legend': { fontSize: 'inherit', fontWeight: 600 },
  [down('sm')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const name = { htmlInput: { autoCapitalize: 'words', enterKeyHint: 'next' } } as const;
const email = { htmlInput: { dir: 'ltr', enterKeyHint: 'next', 'aria-describedby': 'request-way' } } as const;
const phone = { htmlInput: { ...email.htmlInput, inputMode: 'tel', className: 'num' } } as const;

/** Name, e-mail address and phone number with their problems; one of the last two is enough. */
export function ContactDetails({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('request');
  const has = (message: Problem['message']) => problems.some((problem) => problem.message === message);
  const noName = has('missingName');
  const noWay = has('missingWay');
  const oddEmail = has('oddEmail');
  return (
    <>
      <TextField
        id="request-name"
        name="name"
        label={t('name')}
        autoComplete="name"
        placeholder={t('namePlaceholder')}
        error={noName}
        helperText={noName ? t('missingName') : undefined}
        slotProps={name}
      />
      <ContactFields>
        <FormLabel component="legend">{t('reach')}</FormLabel>
        <div>
          <TextField
            id="request-email"
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            error={noWay || oddEmail}
            slotProps={email}
          />
          <TextField
            id="request-phone"
            name="phone"
            type="tel"
            label={t('phone')}
            autoComplete="tel"
            placeholder="+971"
            error={noWay}
            slotProps={phone}
          />
        </div>
        <FormHelperText id="request-way" error={noWay || oddEmail}>
          {noWay ? t('missingWay') : oddEmail ? t('oddEmail') : t('oneIsEnough')}
        </FormHelperText>
      </ContactFields>
    </>
  );
}
