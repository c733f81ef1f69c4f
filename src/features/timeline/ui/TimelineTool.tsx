import tool from '../../../shared/ui/Tool.module.css';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { type PhaseId, PLACES } from '../../../content/timeline/phases.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Select } from '../../../shared/ui/Select.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { factsOf, isDay, phasesOf, type Plan, weeksAfter } from '../rules.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { PhaseRow } from './PhaseRow.tsx';
import styles from './Timeline.module.css';
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
      className="btn btn-text"
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
  const { alive, plan, start, change } = usePlan();
  const result = useResult({ plan, start });
  const sources = factsOf(plan.place);
  const tell = (id: PhaseId, weeks: number | undefined) => {
    const { [id]: _was, ...others } = plan.told;
    const told: Plan['told'] = weeks === undefined ? others : { ...others, [id]: weeks };
    change({ ...plan, told });
  };
  return (
    <fieldset className={styles.tool} disabled={!alive} aria-labelledby="timeline">
      <div className={`${tool.head} ${styles.head}`}>
        <div>
          <h2 id="timeline">{t('title')}</h2>
          <p className={`num ${tool.result}`} role="status">
            {result}
          </p>
          <p className="soft">{t('noPromise')}</p>
        </div>
        <div className={`${styles.choices} no-print`}>
          <Select
            label={t('place')}
            value={plan.place}
            options={PLACES.map((value) => ({ value, words: t(`places.${value}`) }))}
            onChange={(place) => change({ ...plan, place })}
          />
          <label>
            <span>{t('start')}</span>
            <input
              className="field num"
              type="date"
              value={start ?? ''}
              onChange={({ target }) => {
                change({ ...plan, start: isDay(target.value) ? target.value : undefined });
              }}
            />
          </label>
        </div>
      </div>
      <ol className={styles.phases}>
        {phasesOf(plan).map((time) => (
          <PhaseRow
            key={`${plan.place} ${time.phase.id}`}
            time={time}
            start={start}
            told={plan.told[time.phase.id]}
            onTold={(weeks) => tell(time.phase.id, weeks)}
          />
        ))}
      </ol>
      <div className={`${tool.actions} no-print`}>
        <CalendarButton plan={plan} start={start} />
        <CopyLink />
      </div>
      {sources.length > 0 ? (
        <FactSources>
          {sources.map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      ) : null}
    </fieldset>
  );
}
