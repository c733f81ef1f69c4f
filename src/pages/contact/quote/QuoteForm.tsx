import { useTranslation } from 'react-i18next';
import form from '../../../features/leads/ui/Form.module.css';
import type { Fields } from '../../../features/leads/drafts/rules.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Choice } from '../request/Choice.tsx';
import { describe } from '../request/described.ts';
import { RequestForm } from '../request/RequestForm.tsx';
import { useRequest } from '../request/useRequest.ts';
import { Words } from '../request/Words.tsx';
import { OFFICES, PLACES, quoteEntries, quoteModel, STARTS } from './quote.ts';

function NumberField({ name, label }: { name: string; label: string }) {
  return (
    <div className={form.item}>
      <label htmlFor={`request-${name}`}>{label}</label>
      <input
        id={`request-${name}`}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        step={1}
        dir="ltr"
        className={`field num ${form.phone}`}
        enterKeyHint="next"
      />
    </div>
  );
}

function CompanyFields() {
  const { t } = useTranslation('request');
  return (
    <>
      <Words name="activity" label={t('quote.activity')} hint={t('quote.activityHint')} />
      <Choice
        whole
        name="place"
        label={t('quote.place')}
        options={PLACES.map((value) => ({ value, words: t(`quote.places.${value}`) }))}
      />
      <NumberField name="owners" label={t('quote.owners')} />
      <NumberField name="visas" label={t('quote.visas')} />
      <div className={`${form.item} ${form.whole}`}>
        <label htmlFor="request-origin">{t('quote.origin')}</label>
        <input
          id="request-origin"
          name="origin"
          className={`field ${form.name}`}
          autoComplete="country-name"
          enterKeyHint="next"
        />
      </div>
      <Choice
        name="office"
        label={t('quote.office')}
        options={OFFICES.map((value) => ({ value, words: t(`quote.offices.${value}`) }))}
      />
      <Choice
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
    />
  );
}
