import Button from '@mui/material/Button';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../../features/leads/drafts/drafts.ts';
import { useDraft } from '../../../features/leads/drafts/useDraft.ts';
import { officeDay } from '../../../features/leads/meetingSlots.ts';
import { DayField } from '../../../features/leads/ui/DayField.tsx';
import { FormEnd, FormFields } from '../../../features/leads/ui/FormParts.tsx';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { type BookingDraft, businessTypes } from './booking.ts';
import { BOOKING, cleanDraft, readForm } from './draft.ts';
import { SlotField } from './SlotField.tsx';
import { useTrouble } from './useTrouble.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

function DateField({ day, trouble }: { day: string; trouble: string | undefined }) {
  const { t } = useTranslation('home');
  const now = useMinute();
  return (
    <DayField
      id="booking-date"
      name="date"
      label={t('booking.date')}
      day={day}
      // Today in Dubai, as the times are.
      earliest={now && officeDay(now)}
      trouble={trouble}
    />
  );
}

const phone = { htmlInput: { dir: 'ltr', className: 'num' } };

/** Follows the day and the time that the form holds; its other fields render nothing. */
function useChosen(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState({ date: '', slot: '' });
  const look = useCallback(() => {
    if (!form.current) return;
    const { date, slot } = readForm(form.current);
    setChosen((before) => (before.date === date && before.slot === slot ? before : { date, slot }));
  }, [form]);
  return { chosen, look };
}

function TypeField() {
  const { t } = useTranslation('home');
  return (
    <TextField select id="booking-type" name="type" label={t('booking.type')}>
      <option value="">{t('booking.typeChoose')}</option>
      {businessTypes.map((code) => (
        <option key={code} value={code}>
          {t(`booking.${code}`)}
        </option>
      ))}
    </TextField>
  );
}

/** The booking form (HO-05). It demands nothing: what is empty or odd is pointed out, and confirmed as it is. */
export function BookingForm({
  onConfirm,
}: {
  onConfirm: (draft: BookingDraft, form: HTMLFormElement) => void;
}) {
  const { t } = useTranslation('home');
  const form = useRef<HTMLFormElement>(null);
  const { chosen, look } = useChosen(form);
  const trouble = useTrouble(chosen);
  const keep = useDraft(form, BOOKING, cleanDraft, look);
  const changed = () => {
    keep();
    look();
  };
  return (
    <FormFields
      ref={form}
      // Of all methods the one that sends nothing, should the form be submitted before hydration.
      method="dialog"
      noValidate
      onInput={changed}
      onReset={() => {
        // At once: the page may be left before the fields are emptied, which happens after this event.
        dropDraft(BOOKING);
        setTimeout(changed);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(readForm(event.currentTarget), event.currentTarget);
      }}
    >
      <DateField day={chosen.date} trouble={trouble.day} />
      <SlotField day={chosen.date} trouble={trouble.slot} />
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
  );
}
