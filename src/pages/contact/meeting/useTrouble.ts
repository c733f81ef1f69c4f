import { useTranslation } from 'react-i18next';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { dayTrouble, slotsOn } from './times.ts';

/** What is wrong with a chosen time, in words. */
export interface Trouble {
  readonly day: string | undefined;
  readonly slot: string | undefined;
}

/** Says what is wrong with a chosen day and time as the clock stands; nothing before it is known. */
export function useTrouble(): (date: string, slot: string, now: Date | undefined) => Trouble {
  const { t } = useTranslation('request');
  return (date, slot, now) => {
    const day = now && dayTrouble(date, now);
    if (day) return { day: t(`meeting.${day}`), slot: undefined };
    const gone = now && slotsOn(date, now, OFFICE_ZONE).find(({ time, free }) => time === slot && !free);
    return { day: undefined, slot: gone && t('meeting.gone', { time: gone.label }) };
  };
}
