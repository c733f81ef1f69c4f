import tool from '../../../shared/ui/Tool.module.css';
import { FactSource } from '../../../content/facts/FactSources.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '../../../content/facts/days.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { datesOf, dutiesOf, keyOf, undatedOf } from '../rules.ts';
import { deadlinesModel } from '../state.ts';
import { Actions } from './Actions.tsx';
import { Choices } from './Choices.tsx';
import styles from './Deadlines.module.css';
import { DueList } from './DueList.tsx';
import { DueRow } from './DueRow.tsx';
import { useDueWords } from './useDueWords.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What a business has to file, pay and renew in the coming two years, by date, each with its rule and source (PG-02).
 * Without a calendar, as in prerendered pages, the rules alone.
 */
export function Deadlines() {
  const { t } = useTranslation('deadlines');
  const [firm, change] = useQueryState(deadlinesModel);
  const [left, setLeft] = useState(NOTHING);
  const { day } = useDueWords(firm);
  const today = parseDay(useToday() ?? '');
  const { coming, passed } = today ? datesOf(firm, today) : { coming: [], passed: [] };
  const [next] = coming;
  const leave = (key: string, leave: boolean) =>
    setLeft(new Set(leave ? [...left, key] : [...left].filter((each) => each !== key)));
  return (
    <section className={`${tool.tool} ${styles.tool}`} aria-labelledby="deadlines">
      <div className={tool.head}>
        <h2 id="deadlines">{t('title')}</h2>
        <p className={`num ${tool.result}`} role="status">
          {next ? t('next', { date: day(next.on), what: t(`duties.${next.duty}.name`) }) : t('waiting')}
        </p>
        <p className="soft">{t('noAdvice')}</p>
      </div>
      <Choices firm={firm} alive={today !== undefined} onChange={change} />
      <div className={styles.dates}>
        {today ? (
          <DueList firm={firm} dues={coming} left={left} onLeave={leave} />
        ) : (
          <ol className={styles.list}>
            {dutiesOf(firm).map((duty) => (
              <DueRow key={duty} firm={firm} duty={duty} due={undefined} />
            ))}
          </ol>
        )}
        {today ? <Actions firm={firm} chosen={coming.filter((due) => !left.has(keyOf(due)))} /> : null}
        {passed.length > 0 ? (
          <>
            <h3>{t('passedTitle')}</h3>
            <ol className={styles.list}>
              {passed.map((due) => (
                <DueRow key={keyOf(due)} firm={firm} duty={due.duty} due={due} mark={t('passed')} />
              ))}
            </ol>
          </>
        ) : null}
        <h3>{t('undatedTitle')}</h3>
        <ul className={styles.undated}>
          {undatedOf(firm).map((reason) => (
            <li key={reason}>{t(`undated.${reason}`)}</li>
          ))}
        </ul>
        {firm.place === 'uk' ? null : (
          <>
            <h3>{t('esrTitle')}</h3>
            <dl className={styles.undated}>
              <FactSource id="uae-esr-last-year-end" />
            </dl>
          </>
        )}
      </div>
    </section>
  );
}
