import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../features/leads/message.ts';
import {
  type Fields,
  isBlank,
  OFFICES,
  parseFields,
  PLACES,
  PREFILLED,
  STARTS,
} from '../../features/leads/model.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Choice, LongText } from './fields.tsx';
import { RequestForm, useRequest } from './RequestForm.tsx';

const WATCHED = [PREFILLED];

const number = {
  htmlInput: { inputMode: 'numeric', dir: 'ltr', className: 'num', enterKeyHint: 'next' },
} as const;
const place = { htmlInput: { enterKeyHint: 'next' } } as const;

/** A field of type `number` would reject the digits of Arabic, Urdu and Hindi keyboards. */
function NumberField({ name, label }: { name: string; label: string }) {
  return <TextField id={`request-${name}`} name={name} label={label} className="half" slotProps={number} />;
}

function CompanyFields() {
  const { t } = useTranslation('request');
  return (
    <>
      <LongText name="activity" label={t('quote.activity')} hint={t('quote.activityHint')} />
      <Choice
        name="place"
        label={t('quote.place')}
        options={PLACES.map((value) => ({ value, words: t(`quote.places.${value}`) }))}
      />
      <NumberField name="owners" label={t('quote.owners')} />
      <NumberField name="visas" label={t('quote.visas')} />
      <TextField
        id="request-origin"
        name="origin"
        label={t('quote.origin')}
        autoComplete="country-name"
        slotProps={place}
      />
      <Choice
        half
        name="office"
        label={t('quote.office')}
        options={OFFICES.map((value) => ({ value, words: t(`quote.offices.${value}`) }))}
      />
      <Choice
        half
        name="start"
        label={t('quote.start')}
        options={STARTS.map((value) => ({ value, words: t(`quote.starts.${value}`) }))}
      />
      <LongText name="remarks" label={t('remarks')} />
    </>
  );
}

/** Returns the fields of a quote with their values in a language, in the form's order (FO-01). */
export function quoteEntries(fields: Fields, t: TFunction<'request'>): readonly Entry[] {
  const quote = parseFields('quote', fields);
  const { place: where, office, start } = quote;
  return [
    { field: 'name', label: t('name'), value: quote.name.trim() },
    { field: 'email', label: t('email'), value: quote.email.trim() },
    { field: 'phone', label: t('phone'), value: quote.phone.trim() },
    { field: 'activity', label: t('quote.activity'), value: quote.activity.trim() },
    { field: 'place', label: t('quote.place'), value: where && t(`quote.places.${where}`) },
    { field: 'owners', label: t('quote.owners'), value: quote.owners.trim() },
    { field: 'origin', label: t('quote.origin'), value: quote.origin.trim() },
    { field: 'visas', label: t('quote.visas'), value: quote.visas.trim() },
    { field: 'office', label: t('quote.office'), value: office && t(`quote.offices.${office}`) },
    { field: 'start', label: t('quote.start'), value: start && t(`quote.starts.${start}`) },
    { field: 'remarks', label: t('remarks'), value: quote.remarks.trim() },
  ];
}

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
      after={<CompanyFields />}
      missingIn={(fields) => (isBlank(fields) ? [{ field: 'name', action: t('fillIn') }] : [])}
    />
  );
}
