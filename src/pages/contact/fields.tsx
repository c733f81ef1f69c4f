import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LeadField } from '../../features/leads/message.ts';
import type { Problem } from '../../features/leads/model.ts';
import { LeadFieldInput, LeadFields, phoneInput } from '../../features/leads/ui/LeadFields.tsx';
import { FieldGroup } from '../../features/leads/ui/RadioTiles.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

const ContactFields = styled(FieldGroup)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' },
  '& > legend': { fontSize: 'inherit', fontWeight: 600 },
  [down('sm')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const WAY = 'request-way';

const nameInput = { autoCapitalize: 'words', enterKeyHint: 'next' } as const;
const wayInput = { dir: 'ltr', enterKeyHint: 'next', 'aria-describedby': WAY } as const;

/** The fields of `ContactDetails`. */
export const contactFields = (t: TFunction<'request'>) =>
  [
    { name: 'name', label: t('name') },
    { name: 'email', label: t('email') },
    { name: 'phone', label: t('phone') },
  ] as const satisfies readonly LeadField[];

/** Name, e-mail address and phone number with their problems; one of the last two is enough. */
export function ContactDetails({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('request');
  const has = (message: Problem['message']) => problems.some((problem) => problem.message === message);
  const noWay = has('missingWay');
  const oddEmail = has('oddEmail');
  const [name, email, phone] = contactFields(t);
  return (
    <>
      <LeadFieldInput
        {...name}
        autoComplete="name"
        placeholder={t('namePlaceholder')}
        error={has('missingName')}
        helperText={has('missingName') ? t('missingName') : undefined}
        input={nameInput}
      />
      <ContactFields>
        <FormLabel component="legend">{t('reach')}</FormLabel>
        <div>
          <LeadFields
            fields={[
              { ...email, type: 'email', autoComplete: 'email', error: noWay || oddEmail, input: wayInput },
              {
                ...phone,
                ...phoneInput,
                error: noWay,
                input: { ...wayInput, inputMode: 'tel', className: 'num' },
              },
            ]}
          />
        </div>
        <FormHelperText id={WAY} error={noWay || oddEmail}>
          {noWay ? t('missingWay') : oddEmail ? t('oddEmail') : t('oneIsEnough')}
        </FormHelperText>
      </ContactFields>
    </>
  );
}
