import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { type LeadMessages, linesOf } from '../../../features/leads/message.ts';
import { type Fields, isMissing, parseFields, PREFILLED } from '../../../features/leads/model.ts';
import { LeadFields } from '../../../features/leads/ui/LeadFields.tsx';
import { MeetingFile, TimeTroubles } from '../../../features/leads/ui/MeetingTimes.tsx';
import { RadioTile, RadioTiles } from '../../../features/leads/ui/RadioTiles.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ContactDetails } from '../fields.tsx';
import { RequestForm, useRequest } from '../RequestForm.tsx';
import { meetingEntries, meetingFields, zoneOf } from './meetingEntries.ts';
import { MeetingFields } from './MeetingFields.tsx';

const WATCHED = [PREFILLED, 'date', 'slot', 'date2', 'slot2', 'zone'];

/** The form for a meeting: topic, times in both zones, and the way to meet (PG-02, HO-05). */
export function MeetingForm() {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const message: LeadMessages = (key, options) => t(key, { ...options });
  const entriesOf = (fields: Fields) => meetingEntries(fields, t, zoneOf(fields), language.locale);
  const request = useRequest('meeting', {
    watched: WATCHED,
    greeting: { subject: t('meeting.subject'), greeting: t('meeting.message') },
    entriesOf,
    complete: (fields) => ({ ...fields, zone: zoneOf(fields) }),
  });
  const { topic, how, remarks } = meetingFields(t);
  const note = (fields: Fields) => {
    const { date, slot, date2, slot2 } = parseFields('meeting', fields);
    return (
      <>
        <TimeTroubles meeting={{ date, slot }} message={message} labels={[t('date'), t('slot')]} />
        <TimeTroubles
          meeting={{ date: date2, slot: slot2 }}
          message={message}
          labels={[t('meeting.secondDate'), t('meeting.secondSlot')]}
        />
        <Typography variant="body2" className="soft">
          {t('meeting.wish')}
        </Typography>
      </>
    );
  };
  const calendarFile = (fields: Fields) => {
    const meeting = parseFields('meeting', fields);
    const office = site.offices.find(({ city }) => city === 'dubai')?.address ?? '';
    const way = how.options.find(({ value }) => value === meeting.how);
    return (
      <MeetingFile
        meeting={meeting}
        location={way?.value === 'office' ? office : (way?.words ?? '')}
        lines={linesOf(entriesOf(fields), language)}
        message={message}
      />
    );
  };
  const needed = [
    { field: 'date', label: t('date'), action: t('meeting.addDay') },
    { field: 'slot', label: t('slot'), action: t('meeting.addTime') },
  ];
  return (
    <RequestForm
      request={request}
      title={t('meeting.doneTitle')}
      action={common('common.scheduleMeeting')}
      missingIn={(fields) => needed.filter(({ field }) => isMissing(fields, field))}
      note={note}
      actions={calendarFile}
    >
      <LeadFields fields={[topic]} />
      <MeetingFields seen={request.lead.seen} put={request.lead.put} message={message} />
      <ContactDetails problems={request.lead.problems} />
      <RadioTiles few legend={how.label}>
        {how.options.map(({ value, words }) => (
          <RadioTile key={value} name={how.name} value={value}>
            {words}
          </RadioTile>
        ))}
      </RadioTiles>
      <LeadFields fields={[remarks]} />
    </RequestForm>
  );
}
