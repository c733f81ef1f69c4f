import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { entriesOf, type Entry } from '../../features/leads/message.ts';
import {
  type Fields,
  isBlank,
  OFFICES,
  parseFields,
  PLACES,
  PREFILLED,
  STARTS,
} from '../../features/leads/model.ts';
import { LeadFields, type LeadInput } from '../../features/leads/ui/LeadFields.tsx';
import { ContactDetails, contactFields } from './fields.tsx';
import { RequestForm, useRequest } from './RequestForm.tsx';

const WATCHED = [PREFILLED];

/** A field of type `number` would reject the digits of Arabic, Urdu and Hindi keyboards. */
const number: Pick<LeadInput, 'isHalf' | 'input'> = {
  isHalf: true,
  input: { inputMode: 'numeric', dir: 'ltr', className: 'num', enterKeyHint: 'next' },
};

function companyFields(t: TFunction<'request'>): readonly LeadInput[] {
  const choice = { choose: t('choose') };
  const half = { ...choice, isHalf: true };
  const places = PLACES.map((value) => ({ value, words: t(`quote.places.${value}`) }));
  const offices = OFFICES.map((value) => ({ value, words: t(`quote.offices.${value}`) }));
  const starts = STARTS.map((value) => ({ value, words: t(`quote.starts.${value}`) }));
  return [
    { name: 'activity', label: t('quote.activity'), helperText: t('quote.activityHint'), isLong: true },
    { name: 'place', label: t('quote.place'), options: places, ...choice },
    { name: 'owners', label: t('quote.owners'), ...number },
    { name: 'visas', label: t('quote.visas'), ...number },
    {
      name: 'origin',
      label: t('quote.origin'),
      autoComplete: 'country-name',
      input: { enterKeyHint: 'next' },
    },
    { name: 'office', label: t('quote.office'), options: offices, ...half },
    { name: 'start', label: t('quote.start'), options: starts, ...half },
    { name: 'remarks', label: t('remarks'), isLong: true },
  ];
}

/** Returns the fields of a quote with their values in a language, in the form's order (FO-01). */
export const quoteEntries = (fields: Fields, t: TFunction<'request'>): readonly Entry[] =>
  entriesOf([...contactFields(t), ...companyFields(t)], parseFields('quote', fields));

/** The form for an itemised quote (PG-02). */
export function QuoteForm() {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation();
  const request = useRequest('quote', {
    watched: WATCHED,
    greeting: { subject: t('quote.subject'), greeting: t('quote.message') },
    entriesOf: (fields) => quoteEntries(fields, t),
  });
  return (
    <RequestForm
      request={request}
      title={t('quote.doneTitle')}
      action={common('common.getQuote')}
      missingIn={(fields) => (isBlank(fields) ? [{ field: 'name', action: t('fillIn') }] : [])}
    >
      <ContactDetails problems={request.lead.problems} />
      <LeadFields fields={companyFields(t)} />
    </RequestForm>
  );
}
