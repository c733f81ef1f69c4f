import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { meetingTimes } from '../../../features/leads/meeting.ts';
import { firstMissing } from '../../../features/leads/firstMissing.ts';
import { linesOf } from '../../../features/leads/message.ts';
import type { SubmitState } from '../../../features/leads/useSubmitForm.ts';
import { MeetingFile } from '../../../features/leads/ui/MeetingFile.tsx';
import { StateAlert } from '../../../features/leads/ui/StateAlert.tsx';
import { SendWays } from '../../../features/leads/ui/SendWays.tsx';
import { Summary } from '../../../features/leads/ui/Summary.ts';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { type BookingDraft, canBeAnswered, isEmpty } from './booking.ts';
import { BOOKING } from './draft.ts';
import { type BookingEntry, messageOf, summaryOf } from './summary.ts';
import { useTrouble } from './useTrouble.ts';

/** Figures keep their order in a line of another direction, a time stands in the reader's words; others take their own. */
function directionOf({ field }: BookingEntry, { code }: Language) {
  if (field === 'slot') return textDirection(code);
  return field === 'phone' ? 'ltr' : 'auto';
}

interface ConfirmationProps {
  readonly request: BookingDraft;
  /** How it stands with the request where forms are sent (FO-02). */
  readonly submitState?: SubmitState | undefined;
}

/** What a consultant needs to call back at the right time, in the form's order. */
const NEEDED = ['date', 'slot', 'phone'] as const;

/** Leads from what is missing in the summary back to its field. */
export type OnAdd = (field: BookingEntry['field']) => void;

/** Says how far the request has come, where forms are sent. */
function Sending({ request, submitState }: ConfirmationProps) {
  const { t } = useTranslation('home');
  if (!canBeAnswered(request)) return <StateAlert severity="warning">{t('booking.noPhone')}</StateAlert>;
  if (submitState?.phase === 'stored') return <submitState.State id={submitState.id} />;
  return submitState?.phase === 'notStored' ? (
    <StateAlert severity="warning">{t('booking.notKept')}</StateAlert>
  ) : (
    <StateAlert severity="info" sign="again">
      {t('booking.keeping')}
    </StateAlert>
  );
}

function Standing({ request, submitState }: ConfirmationProps) {
  const { t } = useTranslation('home');
  // Where forms are sent, an empty one says what it lacks, as any other without a phone number.
  if (import.meta.env.VITE_LEADS_ENDPOINT) {
    return (
      <div role="status">
        <Sending request={request} submitState={submitState} />
      </div>
    );
  }
  return <p className="soft">{isEmpty(request) ? t('booking.doneEmpty') : t('booking.doneText')}</p>;
}

/**
 * What stands in the confirmation: what was entered, and the ways to send it or to note it down (FO-01). It claims
 * nothing that did not happen.
 */
export function Confirmation({ request, submitState, onAdd }: ConfirmationProps & { onAdd: OnAdd }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const summary = summaryOf(request, t, language.locale);
  const message = messageOf(summary, t, language);
  const trouble = useTrouble(request);
  const wrong = [trouble.day, trouble.slot].filter((words) => words !== undefined);
  const times = wrong.length === 0 ? meetingTimes(request) : undefined;
  // Sent by the reader: a new version need not wait for it any longer.
  const onSent = () => holdWhile(BOOKING, false);
  const missing = submitState ? undefined : firstMissing(request, NEEDED);
  return (
    <>
      <Standing request={request} submitState={submitState} />
      <Summary>
        {summary.map((entry) => (
          <div key={entry.field}>
            <dt>{entry.label}</dt>
            <dd>
              {entry.value === '' ? (
                <>
                  <span className="soft">{t('booking.notGiven')}</span>{' '}
                  {submitState?.phase === 'stored' ? null : (
                    <Button
                      variant="text"
                      aria-label={t('booking.addField', { field: entry.label })}
                      onClick={() => onAdd(entry.field)}
                    >
                      {t('booking.add')}
                    </Button>
                  )}
                </>
              ) : (
                <bdi className="num" dir={directionOf(entry, language)}>
                  {entry.value}
                </bdi>
              )}
            </dd>
          </div>
        ))}
      </Summary>
      {wrong.map((words) => (
        <FormHelperText key={words} error>
          {words}
        </FormHelperText>
      ))}
      <SendWays
        message={message}
        byWhatsapp={t('booking.byWhatsapp')}
        byEmail={t('booking.byEmail')}
        missing={missing && { label: t(`booking.missing.${missing}`), onAdd: () => onAdd(missing) }}
        stored={submitState?.phase === 'stored'}
        onSent={onSent}
      >
        {times ? (
          <MeetingFile
            {...times}
            lines={linesOf(summary, language)}
            words={{
              title: t('booking.eventTitle'),
              label: t('booking.calendar'),
              note: t('booking.calendarNote'),
            }}
          />
        ) : null}
      </SendWays>
    </>
  );
}
