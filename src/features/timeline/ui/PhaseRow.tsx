import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../../../content/facts/fact.ts';
import { facts } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Changed } from '../../../shared/ui/Changed.tsx';
import { MOST_WEEKS, parseWeeks, type PhaseTime, type Weeks, weeksAfter } from '../timelinePlan.ts';
import { PhaseWords } from './Timeline.styles.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface RowProps {
  readonly time: PhaseTime;
  readonly start: IsoDay | undefined;
  readonly told: number | undefined;
  readonly onTold: (weeks: number | undefined) => void;
}

function useDone(): (done: Weeks | undefined, start: IsoDay | undefined) => string {
  const { t } = useTranslation('timeline');
  const longDate = useLongDate();
  return (done, start) => {
    if (!done) return t('open');
    const [low, high] = done;
    if (!start) return low === high ? t('doneWeek', { high }) : t('doneWeeks', { low, high });
    const on = (weeks: number) => longDate(weeksAfter(start, weeks));
    return low === high ? t('doneOn', { to: on(high) }) : t('doneBetween', { from: on(low), to: on(high) });
  };
}

/** How long the phase takes, as its source says; a rest is told as the total that it belongs to. */
function Length({ phase: { span } }: { phase: PhaseTime['phase'] }) {
  const { t } = useTranslation('timeline');
  const { code } = useLanguage();
  if (span.by === 'reader') return null;
  const fact = facts[span.by === 'fact' ? span.fact : span.total];
  const text = formatFact(fact, code);
  return <p className="num">{span.by === 'fact' ? text : t('rest', { total: text })}</p>;
}

interface WeeksProps extends Pick<RowProps, 'told' | 'onTold'> {
  /** Name of the phase. */
  readonly name: string;
}

/** A field for weeks. A text that is no number of weeks stays in it and is reported. */
function WeeksField({ name, told, onTold }: WeeksProps) {
  const { t } = useTranslation('timeline');
  const [refused, setRefused] = useState<string>();
  return (
    <TextField
      className="no-print"
      label={
        <>
          {t('weeks')}
          <span className="vh">: {name}</span>
        </>
      }
      value={refused ?? told ?? ''}
      error={refused !== undefined}
      helperText={refused === undefined ? undefined : t('weeksRange', { most: MOST_WEEKS })}
      slotProps={{ htmlInput: { className: 'num', inputMode: 'numeric' } }}
      onChange={({ target }) => {
        const weeks = parseWeeks(target.value);
        const isRefused = weeks === undefined && target.value.trim() !== '';
        setRefused(isRefused ? target.value : undefined);
        if (!isRefused) onTold(weeks);
      }}
    />
  );
}

/** One phase: what happens, how long it takes and when it is done; a field where only the reader can know. */
export function PhaseRow({ time: { phase, done }, start, told, onTold }: RowProps) {
  const { t } = useTranslation('timeline');
  const doneText = useDone();
  const name = t(`phases.${phase.id}.name`);
  return (
    <PhaseWords data-open={done ? undefined : ''}>
      <div>
        <h3>{name}</h3>
        <p className="soft">{t(`phases.${phase.id}.text`)}</p>
      </div>
      <div>
        <p className="done">
          <Changed>{doneText(done, start)}</Changed>
        </p>
        <Length phase={phase} />
        {phase.span.by === 'reader' ? <WeeksField name={name} told={told} onTold={onTold} /> : null}
      </div>
    </PhaseWords>
  );
}
