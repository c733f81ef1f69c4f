import { useTranslation } from 'react-i18next';
import { timeTrouble } from '../../../features/leads/meetingSlots.ts';

/** What is wrong with a chosen time, in words. */
export interface Trouble {
  readonly day: string | undefined;
  readonly slot: string | undefined;
}

/** Says what is wrong with a chosen day and time as the clock stands; nothing before it is known. */
export function useTrouble(): (date: string, slot: string, now: Date | undefined) => Trouble {
  const { t } = useTranslation('request');
  return (date, slot, now) => {
    const wrong = now ? timeTrouble(date, slot, now) : {};
    return {
      day: wrong.day && t(`meeting.${wrong.day}`),
      slot: wrong.slot && t('meeting.gone', { time: wrong.slot }),
    };
  };
}
