import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { slots } from '../../../content/home/slots.ts';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import { meetingTimes } from '../../../features/leads/meeting.ts';
import { dayInWords, type Entry } from '../../../features/leads/message.ts';
import { currentZone, isZone, offsetAt, offsetText, ownZone, zoneName } from '../../../shared/time/zones.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { PREFILLED } from '../request/Prefilled.tsx';
import type { RequestModel } from '../request/useRequest.ts';
import { ownTime } from './times.ts';

/** What a meeting may be about, in the order of the list. */
export const TOPICS = ['company', 'licence', 'visa', 'bank', 'tax', 'change', 'other'] as const;
/** How one may meet. */
export const WAYS = ['video', 'phone', 'office'] as const;

const times = slots.flatMap(({ time, available }) => (available ? [time] : []));
const text = v.fallback(v.string(), '');
const day = v.fallback(v.pipe(v.string(), v.isoDate()), '');
const slot = v.fallback(v.picklist(['', ...times]), '');

/** A field that went bad does not take the others with it. */
const Meeting = v.object({
  topic: v.fallback(v.picklist(['', ...TOPICS]), ''),
  date: day,
  slot,
  date2: day,
  slot2: slot,
  zone: text,
  name: text,
  email: text,
  phone: text,
  how: v.fallback(v.picklist(['', ...WAYS]), ''),
  remarks: text,
  [PREFILLED]: text,
});

/** What the form for a meeting holds, as it was typed; what is not given is ''. */
export type MeetingFields = v.InferOutput<typeof Meeting>;

/** A kept draft, as far as the form can still hold it. */
export function cleanMeeting(fields: Fields): MeetingFields {
  const meeting = v.parse(Meeting, fields);
  // '' is the zone of the device.
  return { ...meeting, zone: isZone(meeting.zone) ? currentZone(meeting.zone) : '' };
}

/** The zone in which the visitor reads times: the chosen one, or that of the device. */
export const zoneOf = (fields: Fields): string => cleanMeeting(fields).zone || ownZone();

/** The form for a meeting. */
export const meetingModel: RequestModel = {
  name: 'meeting',
  clean: cleanMeeting,
  complete: (fields) => ({ ...fields, zone: zoneOf(fields) }),
  watched: [PREFILLED, 'date', 'slot', 'date2', 'slot2', 'zone'],
};

// Not a comma, which each script writes in its own way.
const SEPARATOR = ' · ';

/** What a choice of time is called: in Dubai, and on the visitor's clocks. */
interface TimeLabels {
  readonly field: string;
  readonly inDubai: string;
  readonly inYours: string;
}

/** A chosen time on both sides; a day or a time alone stands as it is. The same clocks say it once. */
function timeEntries(
  chosen: { readonly date: string; readonly slot: string },
  { field, inDubai, inYours }: TimeLabels,
  zone: string,
  locale: string,
): readonly Entry[] {
  const label = slots.find(({ time }) => time === chosen.slot)?.label ?? '';
  const given = [chosen.date && dayInWords(chosen.date, locale), label].filter((part) => part !== '');
  const start = meetingTimes(chosen)?.start;
  const entry = { field, label: inDubai, value: given.join(SEPARATOR) };
  if (!start || offsetAt(start, zone) === offsetAt(start, OFFICE_ZONE)) return [entry];
  const own = ownTime(start, zone);
  const offset = [...new Set([zoneName(zone), offsetText(offsetAt(start, zone))])].join(', ');
  const value = `${dayInWords(own.day, locale)}${SEPARATOR}${own.label} (${offset})`;
  return [entry, { field: `${field}Own`, label: inYours, value }];
}

/** What was entered, field by field in the form's order, each time on both sides (FO-01). */
export function meetingEntries(
  fields: Fields,
  t: TFunction<'request'>,
  zone: string,
  locale: string,
): readonly Entry[] {
  const meeting = cleanMeeting(fields);
  const { topic, how, date, slot, date2, slot2 } = meeting;
  const first = { field: 'time', inDubai: t('meeting.inDubai'), inYours: t('meeting.inYours') };
  const second = {
    field: 'second',
    inDubai: t('meeting.secondInDubai'),
    inYours: t('meeting.secondInYours'),
  };
  return [
    { field: 'topic', label: t('meeting.topic'), value: topic && t(`meeting.topics.${topic}`) },
    ...timeEntries({ date, slot }, first, zone, locale),
    ...timeEntries({ date: date2, slot: slot2 }, second, zone, locale),
    { field: 'name', label: t('name'), value: meeting.name.trim() },
    { field: 'email', label: t('email'), value: meeting.email.trim() },
    { field: 'phone', label: t('phone'), value: meeting.phone.trim() },
    { field: 'how', label: t('meeting.how'), value: how && t(`meeting.ways.${how}`) },
    { field: 'remarks', label: t('remarks'), value: meeting.remarks.trim() },
  ];
}
