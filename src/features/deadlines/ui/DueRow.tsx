import Chip from '@mui/material/Chip';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { officeOf } from '../duties.ts';
import type { Due, Duty, Firm } from '../model.ts';
import { Behind } from './Behind.tsx';
import { DueCard } from './Deadlines.styles.ts';
import { useDueWords } from './useDueWords.ts';

interface RowProps {
  readonly firm: Firm;
  readonly duty: Duty;
  /** Undefined where no calendar is at hand: the rule stands alone. */
  readonly due: Due | undefined;
  /** Before the others, in words: that it is over. */
  readonly mark?: string;
  /** Only paper shows it now. */
  readonly later?: boolean;
  /** The same duty stands above: paper does not repeat its sources. */
  readonly again?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One date: the day, what is due, for which period, who takes it, the rule, and what stands behind it. */
export function DueRow({ firm, duty, due, mark, later = false, again = false, children }: RowProps) {
  const { t } = useTranslation('deadlines');
  const words = useDueWords(firm);
  const id = useId();
  const weekend = due ? words.weekend(due) : '';
  return (
    <DueCard
      component="li"
      className={`${later ? 'later' : ''} ${again ? 'again' : ''}`}
      aria-labelledby={id}
    >
      <div>
        {due ? (
          <time className="num" dateTime={due.on}>
            {words.day(due.on)}
          </time>
        ) : null}
        {mark ? <Chip component="span" label={mark} /> : null}
        {children}
      </div>
      <div className="what">
        <h3 id={id}>{t(`duties.${duty}.name`)}</h3>
        {due?.period ? <p className="num">{words.period(due)}</p> : null}
        <p>{words.rule(duty)}</p>
        {weekend ? <p className="weekend">{weekend}</p> : null}
        <p className="soft">{t('goesTo', { office: t(`offices.${officeOf(duty, firm.place)}`) })}</p>
        {later && again ? null : <Behind duty={duty} large={firm.large} weekend={weekend !== ''} />}
      </div>
    </DueCard>
  );
}
