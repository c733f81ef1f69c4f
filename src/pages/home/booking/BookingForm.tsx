import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import {
  dayInWords,
  entriesOf,
  type Entry,
  type LeadMessages,
  linesOf,
  messageOf,
  messageText,
} from '../../../features/leads/message.ts';
import { BUSINESS_TYPES, type Fields, isMissing, parseFields } from '../../../features/leads/model.ts';
import { Confirmation } from '../../../features/leads/ui/Confirmation.tsx';
import { LeadFields, type LeadInput, phoneInput } from '../../../features/leads/ui/LeadFields.tsx';
import { LeadForm } from '../../../features/leads/ui/LeadForm.tsx';
import { MeetingFile, TimeTroubles } from '../../../features/leads/ui/MeetingTimes.tsx';
import { TimeFields } from '../../../features/leads/ui/TimeFields.tsx';
import { useLeadForm } from '../../../features/leads/useLeadForm.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const KIND = 'booking';
const WATCHED = ['date', 'slot'] as const;

const bookingFields = (t: TFunction<'home'>): readonly LeadInput[] => [
  {
    name: 'name',
    label: t('booking.name'),
    placeholder: t('booking.namePlaceholder'),
    autoComplete: 'name',
    isHalf: true,
  },
  {
    name: 'phone',
    label: t('booking.phone'),
    ...phoneInput,
    isHalf: true,
    input: { dir: 'ltr', className: 'num' },
  },
  {
    name: 'type',
    label: t('booking.type'),
    choose: t('booking.choose'),
    options: BUSINESS_TYPES.map((value) => ({ value, words: t(`booking.${value}`) })),
  },
];

/** Returns the fields of the booking form with their values in a language, in the form's order (HO-05, FO-01). */
export function bookingEntries(fields: Fields, t: TFunction<'home'>, locale: string): readonly Entry[] {
  const booking = parseFields(KIND, fields);
  const time = slots.find((known) => known.time === booking.slot)?.label;
  return [
    { field: 'date', label: t('booking.date'), value: dayInWords(booking.date, locale) },
    // In a message, no note beside the time names its zone.
    { field: 'slot', label: t('booking.slot'), value: time ? t('booking.dubaiTime', { time }) : '' },
    ...entriesOf(bookingFields(t), booking),
  ];
}

/** The booking form and its confirmation (HO-05). No field is required, and unavailable times are only reported. */
export function BookingForm() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const message: LeadMessages = (key, options) => t(`booking.${key}`, { ...options });
  const greeting = { subject: t('booking.subject'), greeting: t('booking.message') };
  const requestOf = (entries: readonly Entry[]) => messageOf(entries, greeting, language);
  const entriesIn = (fields: Fields) => bookingEntries(fields, t, language.locale);
  const lead = useLeadForm(KIND, {
    watched: WATCHED,
    // The firm calls back.
    canSend: (fields) => !isMissing(fields, 'phone'),
    textOf: (fields) => messageText(requestOf(entriesIn(fields))),
  });
  const confirmation = (fields: Fields) => {
    const meeting = parseFields(KIND, fields);
    const entries = entriesIn(fields);
    const missing = [
      { field: 'date', action: t('booking.addDay') },
      { field: 'slot', action: t('booking.addTime') },
      { field: 'phone', action: t('booking.addPhone') },
    ].find(({ field }) => isMissing(fields, field));
    const addButton = ({ field, label }: Entry) => (
      <>
        {' '}
        <Button
          variant="text"
          aria-label={t('booking.addField', { field: label })}
          onClick={() => lead.addField(field)}
        >
          {t('booking.add')}
        </Button>
      </>
    );
    return (
      <Confirmation
        lead={lead}
        fields={fields}
        message={message}
        entries={entries}
        request={requestOf(entries)}
        warning={isMissing(fields, 'phone') ? t('booking.noPhone') : undefined}
        missing={missing}
        addButton={addButton}
        note={<TimeTroubles meeting={meeting} message={message} />}
      >
        <MeetingFile meeting={meeting} lines={linesOf(entries, language)} message={message} />
      </Confirmation>
    );
  };
  return (
    <LeadForm
      lead={lead}
      message={message}
      action={t('booking.confirm')}
      title={t('booking.doneTitle')}
      level="h3"
      confirmation={confirmation}
    >
      <TimeFields
        date={lead.seen['date'] ?? ''}
        slot={lead.seen['slot'] ?? ''}
        note={t('booking.zone')}
        message={message}
      />
      <LeadFields fields={bookingFields(t)} />
    </LeadForm>
  );
}
