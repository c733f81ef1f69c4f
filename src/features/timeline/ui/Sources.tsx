import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../content/facts/factContext.ts';
import type { FactId } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import type { Place } from '../../../content/timeline/phases.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { factsOf } from '../rules.ts';
import styles from './Timeline.module.css';

function Source({ id }: { id: FactId }) {
  const { t } = useTranslation('timeline');
  const { code } = useLanguage();
  const longDate = useLongDate();
  const fact = useFacts()(id);
  const { covers, source, lang } = fact;
  return (
    <div>
      <dt>
        <span lang={lang}>{covers}</span>: <b className="num">{formatFact(fact, code)}</b>
      </dt>
      <dd>
        <span lang={lang}>{source}</span>. {t('checked', { date: longDate(`${fact.checkedOn}T00:00:00`) })}{' '}
        {fact.certainty === 'about' ? t('about') : ''}
      </dd>
    </div>
  );
}

/** Where the figures come from, each with source, day and certainty. */
export function Sources({ place }: { place: Place }) {
  const { t } = useTranslation('timeline');
  const ids = factsOf(place);
  if (ids.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{t('sources')}</summary>
      <dl>
        {ids.map((id) => (
          <Source key={id} id={id} />
        ))}
      </dl>
    </details>
  );
}
