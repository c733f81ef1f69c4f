import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { type MeetingMessages, timeMessages } from '../../../features/leads/meetingSlots.ts';
import { linesOf } from '../../../features/leads/message.ts';
import {
  type Fields,
  isMissing,
  parseFields,
  PREFILLED,
  TOPICS,
  WAYS,
} from '../../../features/leads/model.ts';
import { MeetingFile } from '../../../features/leads/ui/MeetingFile.tsx';
import { RadioTile, RadioTiles } from '../../../features/leads/ui/RadioTiles.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { Choice, LongText } from '../fields.tsx';
import { RequestForm, useRequest } from '../RequestForm.tsx';
import { meetingEntries, zoneOf } from './meetingEntries.ts';
import { TimeFields } from './TimeFields.tsx';

const WATCHED = [PREFILLED, 'date', 'slot', 'date2', 'slot2', 'zone'];

function WayField() {
  const { t } = useTranslation('request');
  return (
    <RadioTiles few legend={t('meeting.how')}>
      {WAYS.map((way) => (
        <RadioTile key={way} name="how" value={way}>
          {t(`meeting.ways.${way}`)}
        </RadioTile>
      ))}
    </RadioTiles>
  );
}

/** Reports unavailable times in the confirmation, and that a meeting needs to be confirmed. */
function TimeNote({ fields, message }: { fields: Fields; message: MeetingMessages }) {
  const { t } = useTranslation('request');
  const now = useMinute();
  const { date, slot, date2, slot2 } = parseFields('meeting', fields);
  const first = timeMessages({ date, slot }, now, message);
  const second = timeMessages({ date: date2, slot: slot2 }, now, message);
  const wrong = [
    [t('meeting.date'), first.day],
    [t('meeting.slot'), first.slot],
    [t('meeting.secondDate'), second.day],
    [t('meeting.secondSlot'), second.slot],
  ] as const;
  return (
    <>
      {wrong.map(([label, words]) =>
        words === undefined ? null : (
          <FormHelperText key={label} error>
            {label}: {words}
          </FormHelperText>
        ),
      )}
      <Typography variant="body2" className="soft">
        {t('meeting.wish')}
      </Typography>
    </>
  );
}

/** Returns the location of a meeting for a calendar; '' when the way to meet is open. */
function useLocationOf() {
  const { t } = useTranslation('request');
  const office = site.offices.find(({ city }) => city === 'dubai')?.address ?? '';
  return ({ how }: { how: string }) => {
    if (how === 'office') return office;
    return how === 'video' || how === 'phone' ? t(`meeting.ways.${how}`) : '';
  };
}

/** The form for a meeting: topic, times in both zones, and the way to meet (PG-02, HO-05). */
export function MeetingForm() {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const locationOf = useLocationOf();
  const now = useMinute();
  const message: MeetingMessages = (key, options) => t(`meeting.${key}`, { ...options });
  const entriesOf = (fields: Fields) => meetingEntries(fields, t, zoneOf(fields), language.locale);
  const request = useRequest('meeting', {
    watched: WATCHED,
    greeting: { subject: t('meeting.subject'), greeting: t('meeting.message') },
    entriesOf,
    complete: (fields) => ({ ...fields, zone: zoneOf(fields) }),
  });
  const { seen, put } = request.lead;
  const note = (fields: Fields) => <TimeNote fields={fields} message={message} />;
  const calendarFile = (fields: Fields) => {
    const meeting = parseFields('meeting', fields);
    return (
      <MeetingFile
        meeting={meeting}
        now={now}
        location={locationOf(meeting)}
        lines={linesOf(entriesOf(fields), language)}
        message={message}
      />
    );
  };
  const missing = {
    date: { label: t('meeting.date'), action: t('meeting.addDay') },
    slot: { label: t('meeting.slot'), action: t('meeting.addTime') },
  };
  return (
    <RequestForm
      request={request}
      title={t('meeting.doneTitle')}
      action={common('common.scheduleMeeting')}
      before={
        <>
          <Choice
            name="topic"
            label={t('meeting.topic')}
            options={TOPICS.map((value) => ({ value, words: t(`meeting.topics.${value}`) }))}
          />
          <TimeFields seen={seen} put={put} />
        </>
      }
      after={
        <>
          <WayField />
          <LongText name="remarks" label={t('remarks')} />
        </>
      }
      missingIn={(fields) =>
        (['date', 'slot'] as const).flatMap((field) =>
          isMissing(fields, field) ? [{ field, ...missing[field] }] : [],
        )
      }
      note={note}
      actions={calendarFile}
    />
  );
}
