import { useTranslation } from 'react-i18next';
import { type Fields, isBlank } from '../../../features/leads/drafts/draftLifetime.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Choice } from '../request/Choice.tsx';
import { describe } from '../request/described.ts';
import { RequestForm } from '../request/RequestForm.tsx';
import { useRequest } from '../request/useRequest.ts';
import { Words } from '../request/Words.tsx';
import { OFFICES, PLACES, quoteEntries, quoteModel, STARTS } from './quote.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

const number = {
  htmlInput: {
    inputMode: 'numeric',
    dir: 'ltr',
    className: 'num',
    enterKeyHint: 'next',
  },
} as const;
const place = { htmlInput: { enterKeyHint: 'next' } } as const;

/** A field of type `number` would drop the digits of Arabic, Urdu and Hindi keyboards. */
function NumberField({ name, label }: { name: string; label: string }) {
  return <TextField id={`request-${name}`} name={name} label={label} className="half" slotProps={number} />;
}

function CompanyFields() {
  const { t } = useTranslation('request');
  return (
    <>
      <Words name="activity" label={t('quote.activity')} hint={t('quote.activityHint')} />
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
      <Words name="remarks" label={t('remarks')} />
    </>
  );
}

/** The form for an itemised quote: what a consultant needs to work one out, and nothing else (PG-02). */
export function QuoteForm() {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const request = useRequest(quoteModel);
  const greeting = { subject: t('quote.subject'), greeting: t('quote.message') };
  return (
    <RequestForm
      model={quoteModel}
      request={request}
      title={t('quote.doneTitle')}
      action={common('common.getQuote')}
      describe={(fields: Fields) => describe(quoteEntries(fields, t), fields, greeting, language)}
      after={<CompanyFields />}
      lacksOf={(fields) => (isBlank(fields) ? [{ field: 'name', action: t('fillIn') }] : [])}
    />
  );
}
