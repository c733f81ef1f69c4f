import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PaperId, STAMPED } from '../../../content/visas/papers.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { Select } from '../../../shared/ui/Select.tsx';
import { KINDS, kindModel, needsStamps, papersFor, progressOf } from '../rules.ts';
import { useTicks } from '../useTicks.ts';
import styles from './VisaPapers.module.css';

interface PaperProps {
  readonly paper: PaperId;
  readonly ready: boolean;
  readonly onTick: (ready: boolean) => void;
}

function Paper({ paper, ready, onTick }: PaperProps) {
  const { t } = useTranslation('papers');
  return (
    <li>
      <label className={styles.tick}>
        <input type="checkbox" checked={ready} onChange={({ target }) => onTick(target.checked)} />
        <span>{t(`papers.${paper}`)}</span>
      </label>
      {STAMPED.has(paper) ? <span className="chip">{t('stamped')}</span> : null}
    </li>
  );
}

/** The papers for one's own visa, to tick off (PG-02): the kind is shared by the address, the ticks stay here. */
export function VisaPapers() {
  const { t } = useTranslation('papers');
  const [{ kind }, change] = useQueryState(kindModel);
  const { ticks, tick, saved } = useTicks();
  const stay = kind === 'visit' ? 'visit' : 'residence';
  return (
    <section className={styles.tool} aria-labelledby="papers">
      <div className={styles.head}>
        <h2 id="papers">{t('title')}</h2>
        <div className="no-print">
          <Select
            label={t('kind')}
            value={kind}
            options={KINDS.map((value) => ({ value, words: t(`kinds.${value}`) }))}
            onChange={(chosen) => change({ kind: chosen })}
          />
        </div>
        <p className={styles.progress} role="status">
          {t(`kinds.${kind}`)}: {t('ready', progressOf(kind, ticks))}
        </p>
      </div>
      <ul className={styles.list}>
        {papersFor(kind).map((paper) => (
          <Paper key={paper} paper={paper} ready={ticks.has(paper)} onTick={(ready) => tick(paper, ready)} />
        ))}
      </ul>
      <dl className={styles.more}>
        <div>
          <dt>{t('insurance')}</dt>
          <dd>{t(`insuranceBy.${kind}`)}</dd>
        </div>
        <div>
          <dt>{t('test')}</dt>
          <dd>{t(`tests.${stay}`)}</dd>
        </div>
        {needsStamps(kind) ? (
          <div>
            <dt>{t('stamps')}</dt>
            <dd>
              {t('stampsText')}{' '}
              <Link className="link" to="/services/document-attestation">
                {t('toStamps')}
              </Link>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="soft">{saved ? t('kept') : t('notKept')}</p>
    </section>
  );
}
