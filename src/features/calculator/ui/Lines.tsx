import { useTranslation } from 'react-i18next';
import type { CountedLine, Estimate } from '../model.ts';
import { useFacts } from '../../../content/facts/factContext.ts';
import { isAssumed, PEG, YEARS } from '../rulesTotals.ts';
import styles from './Lines.module.css';
import { useEstimateWords } from './useEstimateWords.ts';

/** "× 2", for what is paid more than once; a sign, not a word. */
function Times({ times }: { times: number }) {
  return times > 1 ? <span className="num"> × {times}</span> : null;
}

function Counted({ line }: { line: CountedLine }) {
  const { t } = useTranslation('calculator');
  const { lineAmount, day } = useEstimateWords();
  const factOf = useFacts();
  const first = line.years.find((id) => id !== undefined);
  const known = first && factOf(first);
  return (
    <li>
      <p>
        <b>{t(`line.${line.id}`)}</b>
        <Times times={line.times} />
      </p>
      <dl className={styles.amounts}>
        {YEARS.map((year) => {
          const id = line.years[year];
          return id ? (
            <div key={year}>
              <dt>{t('year', { number: year + 1 })}</dt>
              <dd className="num">
                <bdi>{lineAmount(id, line.times, line.lowest ?? false)}</bdi>
                {isAssumed(line, year) ? <small>{t('assumed')}</small> : null}
              </dd>
            </div>
          ) : null;
        })}
      </dl>
      {known ? (
        <p className={styles.source}>
          {t('charges', { payee: t(`payee.${line.payee}`) })}
          {' · '}
          {t('source')}: <bdi lang={known.lang}>{known.source}</bdi>
          {' · '}
          <span className="num">{t('known', { date: day(known.checkedOn) })}</span>
        </p>
      ) : null}
    </li>
  );
}

/** The lines of an estimate: those that are counted, with who charges them and since when it is known, then the others. */
export function Lines({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('calculator');
  const { factAmount } = useEstimateWords();
  const { counted, open, capital, converted, basis } = estimate;
  const mixed = basis !== 'allIn' && counted.some(({ id }) => id === 'visas');
  const notes = [
    converted ? t('converted', { rate: factAmount(PEG) }) : '',
    counted.some(({ assumedFrom }) => assumedFrom) ? t('assumedNote') : '',
    mixed ? t('mixed') : '',
    capital ? t('capital', { amount: factAmount(capital) }) : '',
  ].filter((note) => note !== '');
  return (
    <div className={styles.lines}>
      <h3>{t('lines')}</h3>
      <ul className={styles.counted}>
        {counted.map((line) => (
          <Counted key={line.id} line={line} />
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <h3>{t('openTitle')}</h3>
      <p className={styles.note}>{t('openNote')}</p>
      <ul className={styles.open}>
        {open.map(({ id, times }) => (
          <li key={id}>
            {t(`open.${id}`)}
            <Times times={times} />
          </li>
        ))}
      </ul>
    </div>
  );
}
