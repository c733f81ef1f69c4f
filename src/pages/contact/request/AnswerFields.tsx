import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../features/leads/ui/RadioTiles.tsx';
import type { Missing } from './missing.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

const ContactFields = styled(FieldGroup)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' },
  '& > legend': { fontSize: 'inherit', fontWeight: 600 },
  '@media (max-width: 35rem)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const name = { htmlInput: { autoCapitalize: 'words', enterKeyHint: 'next' } } as const;
const email = { htmlInput: { dir: 'ltr', enterKeyHint: 'next', 'aria-describedby': 'request-way' } } as const;
const phone = { htmlInput: { ...email.htmlInput, inputMode: 'tel', className: 'num' } } as const;

/** Who asks, and how to answer: an e-mail address or a phone number is enough. What is missing is said beside it. */
export function AnswerFields({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation('request');
  const noName = missing.includes('name');
  const noWay = missing.includes('way');
  const oddEmail = missing.includes('email');
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
