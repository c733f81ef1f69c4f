import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { DayField } from '../../../features/leads/ui/DayField.tsx';
import { offsetAt, offsetText, zoneName } from '../../../shared/time/zones.ts';
import type { Request } from '../request/useRequest.ts';
import { SecondChoice } from './SecondChoice.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { firstOpenDay, officeDay } from '../../../features/leads/meetingSlots.ts';
import { slotsOn } from './times.ts';
import { useClock } from './useClock.ts';
import { useTrouble } from './useTrouble.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

/** The days and times of a meeting, in Dubai and on the visitor's clocks (HO-05). */
export function TimeFields({ seen, put }: Pick<Request, 'seen' | 'put'>) {
  const { t } = useTranslation('request');
  const clock = useClock();
  const trouble = useTrouble();
  const { date = '', slot = '', date2 = '', slot2 = '', zone: chosen = '' } = seen;
  const zone = chosen || clock?.zone;
  const shown = (day: string) => (clock && zone !== undefined ? slotsOn(day, clock.now, zone) : undefined);
  const first = clock && new Date(`${date || firstOpenDay(clock.now)}T${slots[0]?.time}:00+04:00`);
  const valid = first && !Number.isNaN(first.getTime()) ? first : clock?.now;
  const offset = valid && zone !== undefined ? offsetAt(valid, zone) : undefined;
  const differs = offset !== undefined && valid !== undefined && offset !== offsetAt(valid, OFFICE_ZONE);
  const note = () => {
    if (offset === undefined || zone === undefined) return t('meeting.zoneDubai');
    return differs
      ? t('meeting.zoneNote', {
          offset: zoneName(zone).startsWith('UTC')
            ? zoneName(zone)
            : `${zoneName(zone)} (${offsetText(offset)})`,
        })
      : t('meeting.zoneSame');
  };
  const wrong = trouble(date, slot, clock?.now);
  const wrongToo = trouble(date2, slot2, clock?.now);
  const earliest = clock && officeDay(clock.now);
  return (
    <>
      <DayField
        id="request-date"
        name="date"
        label={t('meeting.date')}
        day={date}
        earliest={earliest}
        trouble={wrong.day}
      />
      <SlotChoice day={shown(date)} differs={differs} note={note()} trouble={wrong.slot} />
      <ZoneChoice device={clock?.zone} zone={chosen} onChoose={(next) => put('zone', next)} />
      <SecondChoice
        earliest={earliest}
        date={date2}
        day={shown(date2)}
        differs={differs}
        dayTrouble={wrongToo.day}
        slotTrouble={wrongToo.slot}
        filled={date2 !== '' || slot2 !== ''}
      />
    </>
  );
}
