import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { type PhaseId, PLACES } from '../../../content/timeline/phases.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Changed } from '../../../shared/ui/Changed.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { DateField } from '../../../shared/ui/DateField.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { ToolActions, ToolHead, ToolResult } from '../../../shared/ui/tool.ts';
import { factsOf, isDay, phasesOf, type Plan, weeksAfter } from '../timelinePlan.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Gantt } from './Gantt.tsx';
import { PhaseRow } from './PhaseRow.tsx';
import { PlanFrame } from './Timeline.styles.ts';
import { usePlan } from './usePlan.ts';

/** Copies the address, which holds the whole plan. */
function CopyLink() {
  const { t } = useTranslation('timeline');
  return (
    <CopyButton
      text={() => window.location.href}
      label={t('copy')}
      copied={t('copied')}
      failed={t('copyFailed')}
      variant="text"
    />
  );
}

function useResult({ plan, start }: Pick<ReturnType<typeof usePlan>, 'plan' | 'start'>): string {
  const { t } = useTranslation('timeline');
  const longDate = useLongDate();
  const done = phasesOf(plan).at(-1)?.done;
  if (!done) return t('openEnd');
  const [low, high] = done;
  if (!start) return low === high ? t('endWeek', { high }) : t('endWeeks', { low, high });
  const on = (weeks: number) => longDate(weeksAfter(start, weeks));
  return low === high ? t('endOn', { to: on(high) }) : t('endBetween', { from: on(low), to: on(high) });
}

/** When each phase may be done, from a first day on, with dates where a source allows them (PG-02). */
export function TimelineTool() {
  const { t } = useTranslation('timeline');
  const { hydrated, day, plan, start, change } = usePlan();
  const longDate = useLongDate();
  const result = useResult({ plan, start });
  const times = phasesOf(plan);
  const sources = factsOf(plan.place);
  const setWeeks = (id: PhaseId, weeks: number | undefined) => {
    const { [id]: _was, ...others } = plan.told;
    const told: Plan['told'] = weeks === undefined ? others : { ...others, [id]: weeks };
    change({ ...plan, told });
  };
  return (
    <PlanFrame disabled={!hydrated} aria-labelledby="timeline">
      <ToolHead className="head">
        <div>
          <h2 id="timeline">{t('title')}</h2>
          <ToolResult role="status">
            <Changed>{result}</Changed>
          </ToolResult>
          <p className="soft">{t('noPromise')}</p>
        </div>
        <div className="choices no-print">
          <Select
            label={t('place')}
            value={plan.place}
            options={PLACES.map((value) => ({ value, words: t(`places.${value}`) }))}
            onChange={(place) => change({ ...plan, place })}
          />
          <DateField
            label={t('start')}
            value={start ?? ''}
            words={start ? longDate(start) : ''}
            onChange={(day) => change({ ...plan, start: isDay(day) ? day : undefined })}
          />
        </div>
      </ToolHead>
      <Gantt times={times} start={plan.start} today={day} />
      <Stepper orientation="vertical" nonLinear connector={null}>
        {times.map((time) => (
          <Step key={`${plan.place} ${time.phase.id}`} className="phase" active={time.done !== undefined}>
            <StepLabel />
            <PhaseRow
              time={time}
              start={start}
              told={plan.told[time.phase.id]}
              onTold={(weeks) => setWeeks(time.phase.id, weeks)}
            />
          </Step>
        ))}
      </Stepper>
      <ToolActions className="no-print">
        <CalendarButton plan={plan} start={start} />
        <CopyLink />
      </ToolActions>
      {sources.length > 0 ? (
        <FactSources>
          {sources.map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      ) : null}
    </PlanFrame>
  );
}
