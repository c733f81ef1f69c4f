import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../../content/facts/fact.ts';
import { Changed } from '../../shared/ui/Changed.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import type { FieldProps } from '../kit/fields.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { PhaseWords } from './Timeline.styles.ts';
import { MAX_WEEKS, parseWeeks, type PhaseTime } from './timelinePlan.ts';
import { useDone } from './useDone.ts';

function Length({ phase: { span } }: { phase: PhaseTime['phase'] }) {
  const { t } = useTranslation('timeline');
  const { figure } = useFigures();
  if (span.by === 'reader') return null;
  return (
    <p className="num">{span.by === 'fact' ? figure(span.fact) : t('rest', { total: figure(span.total) })}</p>
  );
}

interface WeeksProps extends FieldProps<number | undefined> {
  readonly name: string;
}

/** A field for weeks. Invalid text stays in it and is reported. */
function WeeksField({ name, value, onChange }: WeeksProps) {
  const { t } = useTranslation('timeline');
  const [refused, setRefused] = useState<string>();
  return (
    <TextField
      className="no-print"
      label={
        <>
          {t('weeks')}
          <span className="vh"> {name}</span>
        </>
      }
      value={refused ?? value ?? ''}
      error={refused !== undefined}
      helperText={refused === undefined ? undefined : t('weeksRange', { most: MAX_WEEKS })}
      slotProps={{ htmlInput: { className: 'num', inputMode: 'numeric' } }}
      onChange={({ target }) => {
        const weeks = parseWeeks(target.value);
        const isRefused = weeks === undefined && target.value.trim() !== '';
        setRefused(isRefused ? target.value : undefined);
        if (!isRefused) onChange(weeks);
      }}
    />
  );
}

interface RowProps extends FieldProps<number | undefined> {
  readonly time: PhaseTime;
  readonly start: IsoDay | undefined;
}

/** A phase with its length and end, and a field where no source states a time. */
export function PhaseRow({ time: { phase, done }, start, value, onChange }: RowProps) {
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
          <Changed>{doneText('done', done, start)}</Changed>
        </p>
        <Length phase={phase} />
        {phase.span.by === 'reader' ? <WeeksField name={name} value={value} onChange={onChange} /> : null}
      </div>
    </PhaseWords>
  );
}
