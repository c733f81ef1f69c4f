import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import {
  type MeetingMessages,
  meetingSlots,
  officeDay,
  timeMessages,
} from '../../../features/leads/meetingSlots.ts';
import { messageText } from '../../../features/leads/message.ts';
import { BUSINESS_TYPES, isMissing } from '../../../features/leads/model.ts';
import { DayField } from '../../../features/leads/ui/DayField.tsx';
import { FormEnd, FormFields } from '../../../features/leads/ui/FormParts.tsx';
import { SlotTiles } from '../../../features/leads/ui/SlotTiles.tsx';
import { useLeadForm } from '../../../features/leads/useLeadForm.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { BookingConfirmation } from './BookingConfirmation.tsx';
import { Confirmed, preloadWindow } from './Confirmed.tsx';
import { bookingRequest } from './entries.ts';

const WATCHED = ['date', 'slot'] as const;

const phone = { htmlInput: { dir: 'ltr', className: 'num' } };

/** The day and the slot of the meeting, with messages about times that are not available. */
function TimeFields({ date = '', slot = '' }: { date?: string | undefined; slot?: string | undefined }) {
  const { t } = useTranslation('home');
  const now = useMinute();
  const message: MeetingMessages = (key, options) => t(`booking.${key}`, { ...options });
  const trouble = timeMessages({ date, slot }, now, message);
  return (
    <>
      <DayField
        id="booking-date"
        name="date"
        label={t('booking.date')}
        day={date}
        earliest={now && officeDay(now)}
        trouble={trouble.day}
      />
      <SlotTiles
        noteId="booking-zone"
        note={t('booking.zone')}
        trouble={trouble.slot}
        day={now ? meetingSlots(date, now) : []}
        message={message}
        stateMessage={(state) => t(`booking.slotState.${state}`)}
      />
    </>
  );
}

function TypeField() {
  const { t } = useTranslation('home');
  return (
    <TextField select id="booking-type" name="type" label={t('booking.type')}>
      <option value="">{t('booking.typeChoose')}</option>
      {BUSINESS_TYPES.map((code) => (
        <option key={code} value={code}>
          {t(`booking.${code}`)}
        </option>
      ))}
    </TextField>
  );
}

/** The booking form and its confirmation (HO-05). No field is required, and unavailable times are only reported. */
export function BookingForm() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const lead = useLeadForm('booking', {
    watched: WATCHED,
    // The firm calls back.
    canSend: (fields) => !isMissing(fields, 'phone'),
    textOf: (fields) => messageText(bookingRequest(fields, t, language)),
  });
  const { seen, submitted } = lead;
  return (
    <>
      <Card onFocus={preloadWindow}>
        <FormFields method="dialog" {...lead.formProps}>
          <TimeFields date={seen['date']} slot={seen['slot']} />
          <TextField
            id="booking-name"
            name="name"
            label={t('booking.name')}
            className="half"
            autoComplete="name"
            placeholder={t('booking.namePlaceholder')}
          />
          <TextField
            id="booking-phone"
            name="phone"
            type="tel"
            label={t('booking.phone')}
            className="half"
            autoComplete="tel"
            placeholder="+971"
            slotProps={phone}
          />
          <TypeField />
          <Button type="submit" variant="accent">
            {t('booking.confirm')}
          </Button>
          <FormEnd
            note={import.meta.env.VITE_LEADS_ENDPOINT ? t('booking.sends') : t('booking.honest')}
            clear={t('booking.clear')}
          />
        </FormFields>
      </Card>
      <Confirmed isOpen={submitted !== undefined} onClose={lead.close} onClosed={lead.onClosed}>
        {submitted ? (
          <BookingConfirmation fields={submitted} state={lead.state} onAdd={lead.addField} />
        ) : null}
      </Confirmed>
    </>
  );
}
