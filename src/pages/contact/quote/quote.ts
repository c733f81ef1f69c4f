import type { TFunction } from 'i18next';
import * as v from 'valibot';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import type { Entry } from '../../../features/leads/message.ts';
import type { RequestModel } from '../request/useRequest.ts';
import { PREFILLED } from '../request/Prefilled.tsx';

/** Where the company is to be, in the order of the list. */
export const PLACES = ['mainland', 'freeZone', 'offshore', 'uk', 'europe', 'notSure'] as const;
/** What office it needs. */
export const OFFICES = ['none', 'desk', 'own', 'notSure'] as const;
/** When it is to start. */
export const STARTS = ['now', 'months', 'later', 'notSure'] as const;

const text = v.fallback(v.string(), '');
const oneOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.fallback(v.picklist(['', ...codes]), '');

/** A field that went bad does not take the others with it. */
const Quote = v.object({
  name: text,
  email: text,
  phone: text,
  activity: text,
  place: oneOf(PLACES),
  owners: text,
  visas: text,
  origin: text,
  office: oneOf(OFFICES),
  start: oneOf(STARTS),
  remarks: text,
  [PREFILLED]: text,
});

/** What the form for a quote holds, as it was typed; what is not given is ''. */
export type QuoteFields = v.InferOutput<typeof Quote>;

const cleanQuote = (fields: Fields): QuoteFields => v.parse(Quote, fields);

/** The form for a quote. */
export const quoteModel: RequestModel = { name: 'quote', clean: cleanQuote, watched: [PREFILLED] };

/** What was entered, field by field in the form's order (FO-01). */
export function quoteEntries(fields: Fields, t: TFunction<'request'>): readonly Entry[] {
  const quote = cleanQuote(fields);
  const { place, office, start } = quote;
  return [
    { field: 'name', label: t('name'), value: quote.name.trim() },
    { field: 'email', label: t('email'), value: quote.email.trim() },
    { field: 'phone', label: t('phone'), value: quote.phone.trim() },
    { field: 'activity', label: t('quote.activity'), value: quote.activity.trim() },
    { field: 'place', label: t('quote.place'), value: place && t(`quote.places.${place}`) },
    { field: 'owners', label: t('quote.owners'), value: quote.owners.trim() },
    { field: 'origin', label: t('quote.origin'), value: quote.origin.trim() },
    { field: 'visas', label: t('quote.visas'), value: quote.visas.trim() },
    { field: 'office', label: t('quote.office'), value: office && t(`quote.offices.${office}`) },
    { field: 'start', label: t('quote.start'), value: start && t(`quote.starts.${start}`) },
    { field: 'remarks', label: t('remarks'), value: quote.remarks.trim() },
  ];
}
