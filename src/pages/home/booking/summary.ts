import type { TFunction } from 'i18next';
import { slots } from '../../../content/home/slots.ts';
import { dayInWords, type Entry, linesOf, type Message } from '../../../features/leads/message.ts';
import type { Language } from '../../../i18n/languages.ts';
import { type BookingDraft, businessTypes } from './booking.ts';

/** A field of the booking form and what was entered there. */
export type BookingEntry = Entry<keyof BookingDraft>;

/** What was entered, field by field in the form's order (HO-05, FO-01). */
export function summaryOf(
  draft: BookingDraft,
  t: TFunction<'home'>,
  locale: string,
): readonly BookingEntry[] {
  const label = slots.find(({ time }) => time === draft.slot)?.label;
  const type = businessTypes.find((code) => code === draft.type);
  return [
    { field: 'date', label: t('booking.date'), value: dayInWords(draft.date, locale) },
    {
      field: 'slot',
      label: t('booking.slot'),
      // Where it is read later, there is no note beside it that says whose clocks are meant.
      value: label === undefined ? '' : t('booking.dubaiTime', { time: label }),
    },
    { field: 'name', label: t('booking.name'), value: draft.name.trim() },
    { field: 'phone', label: t('booking.phone'), value: draft.phone.trim() },
    { field: 'type', label: t('booking.type'), value: type ? t(`booking.${type}`) : '' },
  ];
}

/** The message that asks for the meeting in the reader's words (FO-01). */
export function messageOf(
  summary: readonly BookingEntry[],
  t: TFunction<'home'>,
  language: Language,
): Message {
  const lines = linesOf(summary, language);
  return {
    subject: t('booking.subject'),
    lines: [t('booking.message'), ...(lines.length > 0 ? ['', ...lines] : [])],
  };
}
