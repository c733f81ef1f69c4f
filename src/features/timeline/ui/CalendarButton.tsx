import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../../../content/facts/fact.ts';
import { site } from '../../../content/site.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { type CalendarEvent, calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { uniqueId } from '../../../shared/calendar/uniqueId.ts';
import { offerFile } from '../../../shared/offerFile.ts';
import { phasesOf, type Plan, weeksAfter } from '../timelinePlan.ts';

/** Gives the dated phases as a calendar file, each on the last day by which it may be done. */
export function CalendarButton({ plan, start }: { plan: Plan; start: IsoDay | undefined }) {
  const { t } = useTranslation('timeline');
  const longDate = useLongDate();
  // Taken twice, they are the same events.
  const [series] = useState(() => uniqueId(new URL(site.url).hostname));
  const dated = phasesOf(plan).flatMap(({ phase, done }) => (done ? [{ id: phase.id, done }] : []));
  const offer = () => {
    if (!start) return;
    const [first, ...further] = dated.map(({ id, done: [low, high] }): CalendarEvent => {
      const on = (weeks: number) => longDate(weeksAfter(start, weeks));
      const when =
        low === high ? t('doneOn', { to: on(high) }) : t('doneBetween', { from: on(low), to: on(high) });
      return {
        uid: `${id}-${series}`,
        producer: site.brand,
        stamp: new Date(),
        day: weeksAfter(start, high),
        summary: t(`phases.${id}.name`),
        description: `${when}\n${t('noPromise')}`,
      };
    });
    if (first) offerFile('timeline.ics', 'text/calendar', calendarFile(first, ...further));
  };
  return (
    <Button disabled={!start || dated.length === 0} onClick={offer}>
      {t('calendar')}
    </Button>
  );
}
