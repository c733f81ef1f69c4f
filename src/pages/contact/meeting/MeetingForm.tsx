import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import { firstMissing } from '../../../features/leads/firstMissing.ts';
import { meetingTimes } from '../../../features/leads/meeting.ts';
import { linesOf } from '../../../features/leads/message.ts';
import { MeetingFile } from '../../../features/leads/ui/MeetingFile.tsx';
import { RadioTile, RadioTiles } from '../../../features/leads/ui/RadioTiles.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Choice } from '../request/Choice.tsx';
import { type Described, describe } from '../request/described.ts';
import { RequestForm } from '../request/RequestForm.tsx';
import { useRequest } from '../request/useRequest.ts';
import { Words } from '../request/Words.tsx';
import { cleanMeeting, meetingEntries, meetingModel, TOPICS, WAYS, zoneOf } from './meeting.ts';
import { TimeFields } from './TimeFields.tsx';
import { useClock } from './useClock.ts';
import { useTrouble } from './useTrouble.ts';

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

/** What a confirmation says of the times: what is wrong with them, and that they are a wish. */
function Note({ fields, now }: { fields: Fields; now: Date | undefined }) {
  const { t } = useTranslation('request');
  const trouble = useTrouble();
  const { date, slot, date2, slot2 } = cleanMeeting(fields);
  const first = trouble(date, slot, now);
  const second = trouble(date2, slot2, now);
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

/** Where one meets, for a calendar; '' where that is still open. */
function useLocationOf() {
  const { t } = useTranslation('request');
  const office = site.offices.find(({ city }) => city === 'dubai')?.address ?? '';
  return ({ how }: { how: string }) => {
    if (how === 'office') return office;
    return how === 'video' || how === 'phone' ? t(`meeting.ways.${how}`) : '';
  };
}

/** The form for a meeting: what about, when on both sides' clocks, and how (PG-02, HO-05). */
export function MeetingForm() {
  const { t } = useTranslation('request');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const request = useRequest(meetingModel);
  const locationOf = useLocationOf();
  const trouble = useTrouble();
  const now = useClock()?.now;
  const note = (fields: Fields) => <Note fields={fields} now={now} />;
  const greeting = { subject: t('meeting.subject'), greeting: t('meeting.message') };
  const describeMeeting = (fields: Fields) => {
    const entries = meetingEntries(fields, t, zoneOf(fields), language.locale);
    return describe(entries, fields, greeting, language);
  };
  const words = {
    title: t('meeting.eventTitle'),
    label: t('meeting.calendar'),
    note: t('meeting.calendarNote'),
  };
  const file = (fields: Fields, { entries }: Described) => {
    const meeting = cleanMeeting(fields);
    const times = meetingTimes(meeting);
    const { day, slot } = trouble(meeting.date, meeting.slot, now);
    return times && day === undefined && slot === undefined ? (
      <MeetingFile
        {...times}
        location={locationOf(meeting)}
        lines={linesOf(entries, language)}
        words={words}
      />
    ) : null;
  };
  const lacks = {
    date: { label: t('meeting.date'), action: t('meeting.addDay') },
    slot: { label: t('meeting.slot'), action: t('meeting.addTime') },
  };
  const lacksOf = (fields: Fields) =>
    (['date', 'slot'] as const).flatMap((field) =>
      firstMissing(fields, [field]) ? [{ field, ...lacks[field] }] : [],
    );
  return (
    <RequestForm
      model={meetingModel}
      request={request}
      title={t('meeting.doneTitle')}
      action={common('common.scheduleMeeting')}
      describe={describeMeeting}
      before={
        <>
          <Choice
            name="topic"
            label={t('meeting.topic')}
            options={TOPICS.map((value) => ({ value, words: t(`meeting.topics.${value}`) }))}
          />
          <TimeFields seen={request.seen} put={request.put} />
        </>
      }
      after={
        <>
          <WayField />
          <Words name="remarks" label={t('remarks')} />
        </>
      }
      lacksOf={lacksOf}
      note={note}
      way={file}
    />
  );
}
