import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { site } from '../../content/site.ts';
import { PLACES } from '../../content/timeline/phases.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { uniqueId } from '../../shared/calendar/uniqueId.ts';
import { useToday } from '../../shared/hooks/useToday.ts';
import { daysBetween } from '../../shared/time/zones.ts';
import { Bars } from '../../shared/ui/charts/Bars.tsx';
import { CalendarButton, CopyLink } from '../kit/actions.tsx';
import { Choice, DayField, fieldsOf } from '../kit/fields.tsx';
import { LeadFigure, ToolHead, ToolSources } from '../kit/frame.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { useToolState } from '../kit/useToolState.ts';
import { PhaseRow } from './PhaseRow.tsx';
import { PlanFrame } from './Timeline.styles.ts';
import { factsOf, phaseBars, phasesOf, type PhaseTime, planModel, weeksAfter } from './timelinePlan.ts';
import { useDone } from './useDone.ts';

interface GanttProps {
  readonly times: readonly PhaseTime[];
  readonly start: IsoDay | undefined;
  readonly today: IsoDay | undefined;
}

function Gantt({ times, start, today }: GanttProps) {
  const { t } = useTranslation('timeline');
  const { dir } = useLanguage();
  const { amount } = useFigures();
  const bars = phaseBars(times);
  if (bars.length < 2) return null;
  const weeks = (value: number | readonly [number, number]) => amount(value, 'week');
  const passed = start && today ? daysBetween(start, today) / 7 : -1;
  const within = passed >= 0 && passed < Math.max(...bars.map(({ done }) => done[1]));
  return (
    <div>
      <Bars
        label={t('chart')}
        mirrored={dir === 'rtl'}
        formatTick={weeks}
        {...(within ? { mark: { value: passed, words: t('today') } } : {})}
        rows={bars.map(({ id, done: [low, high], parts }) => ({
          key: id,
          label: t(`phases.${id}.name`),
          value: t('until', { time: weeks(low === high ? low : [low, high]) }),
          parts,
        }))}
      />
      {within ? <p className="soft">{t('todayIs', { week: Math.floor(passed) + 1 })}</p> : null}
    </div>
  );
}

function PhasesCalendar({ times, start }: Pick<GanttProps, 'times' | 'start'>) {
  const { t } = useTranslation('timeline');
  const doneText = useDone();
  // Stable per page, so that two downloads contain the same events.
  const [series] = useState(() => uniqueId(new URL(site.url).hostname));
  const dated = times.flatMap(({ phase, done }) => (done ? [{ id: phase.id, done }] : []));
  const events = () =>
    dated.flatMap(({ id, done }) =>
      start
        ? {
            uid: `${id}-${series}`,
            producer: site.brand,
            stamp: new Date(),
            day: weeksAfter(start, done[1]),
            summary: t(`phases.${id}.name`),
            description: `${doneText('done', done, start)}\n${t('noPromise')}`,
          }
        : [],
    );
  return (
    <CalendarButton disabled={!start || dated.length === 0} fileName="timeline.ics" events={events}>
      {t('calendar')}
    </CalendarButton>
  );
}

/** Shows when each phase may be done, with dates from a first day on (PG-02). */
export function TimelineTool() {
  const { t } = useTranslation('timeline');
  const { state: plan, change } = useToolState(planModel);
  const doneText = useDone();
  const field = fieldsOf(plan, change, { place: PLACES });
  const today = parseDay(useToday() ?? '');
  const start = plan.start ?? today;
  const times = phasesOf(plan);
  const sources = factsOf(plan.place);
  return (
    <PlanFrame disabled={today === undefined} aria-labelledby="timeline">
      <ToolHead className="head">
        <div>
          <LeadFigure id="timeline" title={t('title')} result={doneText('end', times.at(-1)?.done, start)}>
            <p className="soft">{t('noPromise')}</p>
          </LeadFigure>
        </div>
        <div className="choices no-print">
          <Choice {...field('place')} label={t('place')} words={(it) => t(`places.${it}`)} />
          <DayField {...field('start')} value={start} label={t('start')} />
        </div>
      </ToolHead>
      <Gantt times={times} start={plan.start} today={today} />
      <Stepper orientation="vertical" nonLinear connector={null}>
        {times.map((time) => (
          <Step key={`${plan.place} ${time.phase.id}`} className="phase" active={time.done !== undefined}>
            <StepLabel />
            <PhaseRow {...field(time.phase.id)} time={time} start={start} />
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} className="no-print">
        <PhasesCalendar times={times} start={start} />
        <CopyLink t={t} variant="text" />
      </Stack>
      {sources.length > 0 ? <ToolSources ids={sources} /> : null}
    </PlanFrame>
  );
}
