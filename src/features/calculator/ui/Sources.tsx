import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../content/facts/factContext.ts';
import type { FactId } from '../../../content/facts/facts.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { factsIn } from '../factsIn.ts';
import type { Estimate } from '../model.ts';
import styles from './Sources.module.css';
import { useEstimateWords } from './useEstimateWords.ts';

function Row({ id }: { id: FactId }) {
  const { t } = useTranslation('calculator');
  const { factAmount, day } = useEstimateWords();
  const fact = useFacts()(id);
  const { covers, source, lang, dir, ended } = fact;
  const notes = [
    fact.certainty === 'about' && t('sources.about'),
    fact.certainty === 'disputed' && t('sources.disputed'),
    fact.validFrom && t('sources.since', { date: day(fact.validFrom) }),
    fact.validTo &&
      (ended
        ? t('sources.ended', { date: day(fact.validTo) })
        : t('sources.until', { date: day(fact.validTo) })),
    t('sources.checked', { date: day(fact.checkedOn) }),
  ].filter((note) => note !== false && note !== undefined);
  return (
    <div>
      <dt>
        <span lang={lang} dir={dir}>
          {covers}
        </span>
        {': '}
        <b className="num">
          <bdi>{factAmount(id)}</bdi>
        </b>
      </dt>
      <dd>
        <span lang={lang} dir={dir}>
          {source}
        </span>
        {notes.map((note) => (
          <span key={note}>
            {' · '}
            <span className={ended ? styles.ended : undefined}>{note}</span>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Every figure that the numbers were worked out from, with where and when it was read (PG-02). */
export function Sources({ estimates }: { estimates: readonly Estimate[] }) {
  const { t } = useTranslation('calculator');
  return (
    <details className={styles.sources}>
      <summary>
        <span>{t('sources.title')}</span>
        <Icon name="down" />
      </summary>
      <dl>
        {factsIn(estimates).map((id) => (
          <Row key={id} id={id} />
        ))}
      </dl>
    </details>
  );
}
