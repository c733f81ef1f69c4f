import { useTranslation } from 'react-i18next';
import { timeTrouble } from '../../../features/leads/meetingSlots.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import type { BookingDraft } from './booking.ts';

/** What is wrong with a chosen day and time, in words (HO-05). */
export interface Trouble {
  readonly day: string | undefined;
  readonly slot: string | undefined;
}

/** Says what is wrong with a chosen day and time; nothing on a page as it was rendered. It stops nobody. */
export function useTrouble({ date, slot }: Pick<BookingDraft, 'date' | 'slot'>): Trouble {
  const { t } = useTranslation('home');
  const now = useMinute();
  const wrong = now ? timeTrouble(date, slot, now) : {};
  return {
    day: wrong.day && t(`booking.${wrong.day}`),
    slot: wrong.slot && t('booking.gone', { time: wrong.slot }),
  };
}
