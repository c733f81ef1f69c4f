import type { TFunction } from 'i18next';
import { slots } from '../../../content/home/slots.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { type MeetingTime, meetingTimes } from '../../../features/leads/meetingSlots.ts';
import { dayInWords, entriesOf, type Entry } from '../../../features/leads/message.ts';
import { type Fields, parseFields, TOPICS, WAYS } from '../../../features/leads/model.ts';
import { offsetAt, offsetText, ownZone, zoneName } from '../../../shared/time/zones.ts';
import { contactFields } from '../fields.tsx';
import { ownTime } from './times.ts';

/** Returns the selected zone, or that of the device. */
export const zoneOf = (fields: Fields): string => parseFields('meeting', fields).zone || ownZone();

// Not a comma, which differs between scripts.
const SEPARATOR = ' · ';

/** The labels of a time in Dubai and in the user's zone. */
interface TimeLabels {
  readonly field: string;
  readonly inDubai: string;
  readonly inYours: string;
}

/** A selected time in both zones; once when their clocks agree, or when only a day or a slot is selected. */
function timeEntries(
  meeting: MeetingTime,
  { field, inDubai, inYours }: TimeLabels,
  zone: string,
  locale: string,
): readonly Entry[] {
  const label = slots.find(({ time }) => time === meeting.slot)?.label ?? '';
  const given = [meeting.date && dayInWords(meeting.date, locale), label].filter((part) => part !== '');
  const start = meetingTimes(meeting)?.start;
  const entry = { field, label: inDubai, value: given.join(SEPARATOR) };
  if (!start || offsetAt(start, zone) === offsetAt(start, OFFICE_ZONE)) return [entry];
  const own = ownTime(start, zone);
  const offset = [...new Set([zoneName(zone), offsetText(offsetAt(start, zone))])].join(', ');
  const value = `${dayInWords(own.day, locale)}${SEPARATOR}${own.label} (${offset})`;
  return [entry, { field: `${field}Own`, label: inYours, value }];
}

/** The fields of a meeting other than its times and the contact details. */
export const meetingFields = (t: TFunction<'request'>) => ({
  topic: {
    name: 'topic',
    label: t('meeting.topic'),
    choose: t('choose'),
    options: TOPICS.map((value) => ({ value, words: t(`meeting.topics.${value}`) })),
  },
  how: {
    name: 'how',
    label: t('meeting.how'),
    options: WAYS.map((value) => ({ value, words: t(`meeting.ways.${value}`) })),
  },
  remarks: { name: 'remarks', label: t('remarks'), isLong: true },
});

/** Returns the fields of a meeting with their values in a language, in the form's order (FO-01). */
export function meetingEntries(
  fields: Fields,
  t: TFunction<'request'>,
  zone: string,
  locale: string,
): readonly Entry[] {
  const meeting = parseFields('meeting', fields);
  const { date, slot, date2, slot2 } = meeting;
  const { topic, how, remarks } = meetingFields(t);
  const first = { field: 'time', inDubai: t('meeting.inDubai'), inYours: t('meeting.inYours') };
  const second = {
    field: 'second',
    inDubai: t('meeting.secondInDubai'),
    inYours: t('meeting.secondInYours'),
  };
  return [
    ...entriesOf([topic], meeting),
    ...timeEntries({ date, slot }, first, zone, locale),
    ...timeEntries({ date: date2, slot: slot2 }, second, zone, locale),
    ...entriesOf([...contactFields(t), how, remarks], meeting),
  ];
}
