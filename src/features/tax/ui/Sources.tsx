import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../content/facts/factContext.ts';
import type { FactId } from '../../../content/facts/facts.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import styles from './Tax.module.css';
import { useMoney } from './useMoney.ts';

function Source({ id }: { id: FactId }) {
  const { t } = useTranslation('tax');
  const { figure } = useMoney();
  const longDate = useLongDate();
  const fact = useFacts()(id);
  const { covers, source, lang, dir, validFrom, validTo } = fact;
  const date = (day: string) => longDate(`${day}T00:00:00`);
  const notes = [
    t('sources.checked', { date: date(fact.checkedOn) }),
    fact.certainty === 'about' ? t('sources.about') : '',
    validFrom ? t('sources.since', { date: date(validFrom) }) : '',
    validTo && fact.ended ? t('sources.ended', { date: date(validTo) }) : '',
    validTo && !fact.ended ? t('sources.until', { date: date(validTo) }) : '',
  ].filter(Boolean);
  return (
    <div>
      <dt>
        <span lang={lang} dir={dir}>
          {covers}
        </span>
        {': '}
        <b className="num">
          <bdi>{figure(id)}</bdi>
        </b>
      </dt>
      <dd>
        <span lang={lang} dir={dir}>
          {source}
        </span>
        {notes.map((note) => ` · ${note}`).join('')}
      </dd>
    </div>
  );
}

/** Where the figures come from, each with its source, the day of the check, and when its rule ends. */
export function Sources({ ids }: { ids: readonly FactId[] }) {
  const { t } = useTranslation('tax');
  return (
    <details className={styles.sources}>
      <summary>{t('sources.title')}</summary>
      <dl>
        {ids.map((id) => (
          <Source key={id} id={id} />
        ))}
      </dl>
    </details>
  );
}
