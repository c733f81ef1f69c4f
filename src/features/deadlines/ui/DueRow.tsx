import { FactSource } from '../../../content/facts/FactSources.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { duties, factsOf, officeOf } from '../duties.ts';
import type { Due, Duty, Firm } from '../model.ts';
import styles from './Deadlines.module.css';
import { useDueWords } from './useDueWords.ts';

/** What stands behind a date: its figures with their sources, and what being late costs. */
function Behind({ duty, firm, weekend }: { duty: Duty; firm: Firm; weekend: boolean }) {
  const { t } = useTranslation('deadlines');
  const { penalties } = duties[duty];
  const ids = factsOf(duty, firm.large);
  return (
    <details>
      <summary>
        {penalties.length > 0 ? t('behindLate') : t('behind')}
        <span className="vh">: {t(`duties.${duty}.name`)}</span>
      </summary>
      {ids.length > 0 ? (
        <dl>
          {ids.map((id) => (
            <FactSource key={id} id={id} />
          ))}
          {weekend ? <FactSource id="uae-vat-non-working-day" /> : null}
        </dl>
      ) : (
        <p>{t('yourOwn')}</p>
      )}
      {penalties.length > 0 ? (
        <>
          <p>
            <b>{t('late')}</b>
          </p>
          <dl>
            {penalties.map((id) => (
              <FactSource key={id} id={id} />
            ))}
          </dl>
        </>
      ) : null}
    </details>
  );
}

interface RowProps {
  readonly firm: Firm;
  readonly duty: Duty;
  /** Undefined where no calendar is at hand: the rule stands alone. */
  readonly due: Due | undefined;
  /** Before the others, in words: that it is over. */
  readonly mark?: string;
  /** One of many that are shown on request. */
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
    <li
      className={`${styles.row} ${later ? styles.later : ''} ${again ? styles.again : ''}`}
      aria-labelledby={id}
    >
      <div>
        {due ? (
          <time className="num" dateTime={due.on}>
            {words.day(due.on)}
          </time>
        ) : null}
        {mark ? <span className={`chip ${styles.passed}`}>{mark}</span> : null}
        {children}
      </div>
      <div className={styles.what}>
        <h3 id={id}>{t(`duties.${duty}.name`)}</h3>
        {due?.period ? <p className="num">{words.period(due)}</p> : null}
        <p>{words.rule(duty)}</p>
        {weekend ? <p className={styles.weekend}>{weekend}</p> : null}
        <p className="soft">{t('goesTo', { office: t(`offices.${officeOf(duty, firm.place)}`) })}</p>
        <Behind duty={duty} firm={firm} weekend={weekend !== ''} />
      </div>
    </li>
  );
}
