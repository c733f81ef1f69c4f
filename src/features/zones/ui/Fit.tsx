import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Answers, Fit as FitOf } from '../fit.ts';
import styles from './Fit.module.css';
import { Limits, ZoneValue } from './ZoneValue.tsx';
import { ZoneName } from './ZoneName.tsx';

function Suggestion({ fit, best }: { fit: FitOf; best: boolean }) {
  const { t } = useTranslation('zones');
  const { zone, reasons, misses } = fit;
  return (
    <div className={best ? styles.best : styles.second}>
      <p className={styles.rank}>{t(best ? 'fit.best' : 'fit.second')}</p>
      <h3>
        <ZoneName zone={zone} />
        <span className="chip">{t(`emirate.${zone.emirate}`)}</span>
      </h3>
      <ZoneValue zone={zone} row="price" />
      <h4>{t('fit.why')}</h4>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <PartIcon name="check" />
            <span>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {misses.length > 0 ? (
        <>
          <h4>{t('fit.open')}</h4>
          <ul className={styles.open}>
            {misses.map((wish) => (
              <li key={wish}>
                <PartIcon name="close" />
                <span>{t(`wish.${wish}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h4>{t('row.cannot')}</h4>
      <Limits zone={zone} />
    </div>
  );
}

interface FitProps {
  readonly best: FitOf;
  readonly second: FitOf | undefined;
  readonly answers: Answers;
  /** Shows the two side by side. */
  readonly onCompare: () => void;
}

/** What fits, what comes next, why, and what neither can do (PG-02). */
export function Fit({ best, second, answers, onCompare }: FitProps) {
  const { t } = useTranslation('zones');
  return (
    <div className={styles.result}>
      {/* No paragraph: those are as wide as their words in Urdu, seen or not. */}
      <div className="vh" role="status">
        {t('fit.best')}: {best.zone.name}
        {second ? ` · ${t('fit.second')}: ${second.zone.name}` : ''}
      </div>
      <Suggestion fit={best} best />
      {second ? <Suggestion fit={second} best={false} /> : null}
      {answers.clients === 'uae' ? (
        <p className={styles.note}>
          {t('fit.onshore')}{' '}
          <Link className="link" to="/licensing/mainland-company-dubai">
            {t('fit.onshoreLink')}
          </Link>
        </p>
      ) : null}
      <button type="button" className="btn btn-primary no-print" onClick={onCompare}>
        {t('fit.both')}
      </button>
    </div>
  );
}
