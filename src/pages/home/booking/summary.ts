import type { TFunction } from 'i18next';
import { slots } from '../../../content/home/slots.ts';
import type { Language } from '../../../i18n/languages.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { type BookingDraft, businessTypes } from './booking.ts';

/** A field and what was entered there, in the reader's words; '' when it is not given. */
export interface Entry {
  readonly field: keyof BookingDraft;
  readonly label: string;
  readonly value: string;
}

/** A day in words, "Monday, November 23, 2026" in English; a day that no calendar knows stays as it was typed. */
export function dayInWords(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(date);
}

/** What was entered, field by field in the form's order (HO-05, FO-01). */
export function summaryOf(draft: BookingDraft, t: TFunction<'home'>, locale: string): readonly Entry[] {
  const type = businessTypes.find(({ code }) => code === draft.type);
  return [
    { field: 'date', label: t('booking.date'), value: dayInWords(draft.date, locale) },
    {
      field: 'slot',
      label: t('booking.slot'),
      value: slots.find(({ time }) => time === draft.slot)?.label ?? '',
    },
    { field: 'name', label: t('booking.name'), value: draft.name.trim() },
    { field: 'phone', label: t('booking.phone'), value: draft.phone.trim() },
    { field: 'type', label: t('booking.type'), value: type ? t(type.words) : '' },
  ];
}

// First strong isolate and its end: a number in a line of Arabic keeps its order where there is no markup.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** One line for each field that is given, for a message without markup in a language (FO-01). */
export function linesOf(summary: readonly Entry[], language: Language): string[] {
  const set = textDirection(language.code) === 'rtl' ? isolate : (text: string) => text;
  return summary.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${set(value)}`);
}
