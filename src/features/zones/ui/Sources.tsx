import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../content/facts/factContext.ts';
import type { FactId } from '../../../content/facts/facts.ts';
import { zones } from '../../../content/zones/zones.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { DUAL_FACTS, LIMIT_FACTS } from '../limits.ts';
import styles from './Zones.module.css';
import { useFigure } from './ZoneValue.tsx';

const VAT_SOURCE = 'Cabinet Decision 59 of 2017, as amended';

function Source({ id, label, of }: { id: FactId; label: string; of?: string }) {
  const { t } = useTranslation('zones');
  const figure = useFigure();
  const longDate = useLongDate();
  const fact = useFacts()(id);
  const { validTo, lang } = fact;
  const ended = fact.ended ? 'ended' : 'until';
  return (
    <div>
      <dt>
        {of ? (
          <>
            <bdi lang="en">{of}</bdi>,{' '}
          </>
        ) : null}
        {label}:{' '}
        <b className="num">
          <bdi>{figure(id)}</bdi>
        </b>
      </dt>
      <dd>
        <span lang={lang}>{fact.source}</span> · {t('sources.checked', { date: longDate(fact.checkedOn) })} ·{' '}
        {t(`sources.${fact.certainty}`)}
        {validTo ? ` · ${t(`sources.${ended}`, { date: longDate(validTo) })}` : ''}
      </dd>
    </div>
  );
}

/** Where every figure of the tool comes from, and the day on which it was read there. */
export function Sources() {
  const { t } = useTranslation('zones');
  const longDate = useLongDate();
  const [{ checkedOn, certainty } = { checkedOn: '', certainty: 'about' as const }] = zones;
  const checked = `${t('sources.checked', { date: longDate(checkedOn) })} · ${t(`sources.${certainty}`)}`;
  return (
    <details className={styles.sources}>
      <summary>
        {t('sources.title')}
        <Icon name="down" />
      </summary>
      <p>
        {t('sources.zones')} {checked}
      </p>
      <dl>
        {(['branch', 'permit', 'length'] as const).map((name) => (
          <Source key={name} id={DUAL_FACTS[name]} label={t(`sources.${name}`)} />
        ))}
        <div>
          <dt>{t('sources.vat')}</dt>
          <dd>
            <span lang="en">{VAT_SOURCE}</span> · {checked}
          </dd>
        </div>
        {zones.flatMap(({ id, name, prices }) =>
          prices.map(({ kind, fact }) => (
            <Source key={`${id} ${fact}`} id={fact} of={name} label={t(`price.${kind}`)} />
          )),
        )}
        {zones.flatMap(({ name, limits }) =>
          limits.flatMap((limit) => {
            const fact = LIMIT_FACTS[limit];
            const label = limit === 'meydanGroups' ? 'groups' : 'capital';
            return fact ? [<Source key={fact} id={fact} of={name} label={t(`sources.${label}`)} />] : [];
          }),
        )}
      </dl>
    </details>
  );
}
