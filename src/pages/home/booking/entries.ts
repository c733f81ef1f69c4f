import type { TFunction } from 'i18next';
import { slots } from '../../../content/home/slots.ts';
import { dayInWords, type Entry, type Message, messageOf } from '../../../features/leads/message.ts';
import { type Fields, isMissing, parseFields } from '../../../features/leads/model.ts';
import type { Language } from '../../../i18n/languages.ts';

/** Returns the fields of the booking form with their values in a language, in the form's order (HO-05, FO-01). */
export function bookingEntries(fields: Fields, t: TFunction<'home'>, locale: string): readonly Entry[] {
  const { date, slot, name, phone, type } = parseFields('booking', fields);
  const time = slots.find((known) => known.time === slot)?.label;
  return [
    { field: 'date', label: t('booking.date'), value: dayInWords(date, locale) },
    // In a message, no note beside the time names its zone.
    { field: 'slot', label: t('booking.slot'), value: time ? t('booking.dubaiTime', { time }) : '' },
    { field: 'name', label: t('booking.name'), value: name.trim() },
    { field: 'phone', label: t('booking.phone'), value: phone.trim() },
    { field: 'type', label: t('booking.type'), value: type && t(`booking.${type}`) },
  ];
}

/** Returns the request for a meeting as a message (FO-01). */
export function bookingRequest(fields: Fields, t: TFunction<'home'>, language: Language): Message {
  const entries = bookingEntries(fields, t, language.locale);
  return messageOf(entries, { subject: t('booking.subject'), greeting: t('booking.message') }, language);
}

/** Returns the first missing field of those that a call back needs. */
export const missingField = (fields: Fields) =>
  (['date', 'slot', 'phone'] as const).find((name) => isMissing(fields, name));
