import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../content/facts/factContext.ts';
import type { FactId } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import styles from './Deadlines.module.css';

/** A figure with its source, the day on which it was read there, and whether its rule has ended. */
export function FactLine({ id }: { id: FactId }) {
  const { t } = useTranslation('deadlines');
  const { code } = useLanguage();
  const longDate = useLongDate();
  const fact = useFacts()(id);
  const { covers, source, lang, dir } = fact;
  // Words of a fact stay in the fact's language; figures are written in the page's.
  const own = fact.unit === 'text' ? lang : code;
  const date = (day: string) => longDate(`${day}T00:00:00`);
  const ended = fact.ended && fact.validTo ? t('ended', { date: date(fact.validTo) }) : '';
  return (
    <li>
      <span lang={lang} dir={dir}>
        {covers}
      </span>
      {': '}
      <b className="num" lang={own}>
        <bdi>{formatFact(fact, own)}</bdi>
      </b>
      <span className={styles.source}>
        <span lang={lang} dir={dir}>
          {source}
        </span>
        {' · '}
        {t('checked', { date: date(fact.checkedOn) })}
        {fact.certainty === 'about' ? ` · ${t('about')}` : ''}
        {ended ? ` · ${ended}` : ''}
      </span>
    </li>
  );
}
