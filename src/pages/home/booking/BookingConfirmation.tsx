import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { type MeetingMessages, timeMessages } from '../../../features/leads/meetingSlots.ts';
import { type Entry, linesOf } from '../../../features/leads/message.ts';
import { type Fields, isBlank, isMissing, parseFields } from '../../../features/leads/model.ts';
import { Confirmation } from '../../../features/leads/ui/Confirmation.tsx';
import { MeetingFile } from '../../../features/leads/ui/MeetingFile.tsx';
import type { LeadState } from '../../../features/leads/useLeadForm.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { bookingEntries, bookingRequest, missingField } from './entries.ts';

interface BookingConfirmationProps {
  readonly fields: Fields;
  readonly state: LeadState;
  readonly onAdd: (field: string) => void;
}

/** The confirmation of a booking, with a calendar file (FO-01). */
export function BookingConfirmation({ fields, state, onAdd }: BookingConfirmationProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const now = useMinute();
  const meeting = parseFields('booking', fields);
  const message: MeetingMessages = (key, options) => t(`booking.${key}`, { ...options });
  const trouble = timeMessages(meeting, now, message);
  const entries = bookingEntries(fields, t, language.locale);
  const missing = missingField(fields);
  const addButton = ({ field, label }: Entry) => (
    <>
      {' '}
      <Button
        variant="text"
        aria-label={t('booking.addField', { field: label })}
        onClick={() => onAdd(field)}
      >
        {t('booking.add')}
      </Button>
    </>
  );
  return (
    <Confirmation
      kind="booking"
      state={state}
      entries={entries}
      request={bookingRequest(fields, t, language)}
      isEmpty={isBlank(fields)}
      message={(key) => t(`booking.${key}`)}
      warning={isMissing(fields, 'phone') ? t('booking.noPhone') : undefined}
      missing={missing && { action: t(`booking.missing.${missing}`), onAdd: () => onAdd(missing) }}
      addButton={addButton}
      note={[trouble.day, trouble.slot].map((words) =>
        words === undefined ? null : (
          <FormHelperText key={words} error>
            {words}
          </FormHelperText>
        ),
      )}
    >
      <MeetingFile meeting={meeting} now={now} lines={linesOf(entries, language)} message={message} />
    </Confirmation>
  );
}
