import { useTranslation } from 'react-i18next';
import { zones } from '../../../content/zones/zones.ts';
import { listOf, type Wish } from '../list.ts';
import { MOST_COMPARED, USUAL } from '../state.ts';
import { Filters } from './Filters.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import styles from './ZoneList.module.css';

interface ZoneListProps {
  readonly wish: Wish;
  /** Ids of the zones that stand side by side. */
  readonly compared: readonly string[];
  readonly onChange: (part: Partial<Wish>) => void;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** All zones that have what is asked for (PG-02). */
export function ZoneList({ wish, compared, onChange, onCompare }: ZoneListProps) {
  const { t } = useTranslation('zones');
  const shown = listOf(zones, wish);
  const { emirate, sector, needs } = USUAL;
  const filtered = wish.emirate !== emirate || wish.sector !== sector || wish.needs.length > 0;
  const full = compared.length >= MOST_COMPARED;
  const toggle = (id: string) =>
    onCompare(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
  return (
    <section className={styles.list} aria-labelledby="zones-list">
      <h2 id="zones-list">{t('list.title')}</h2>
      <Filters wish={wish} onChange={onChange} />
      <div className={styles.count}>
        <p className="num" role="status">
          {shown.length === 0 ? t('list.nothing') : t('list.shown', { count: shown.length })}
          {full ? ` · ${t('compare.full')}` : ''}
        </p>
        {filtered ? (
          <button
            type="button"
            className="btn btn-text no-print"
            onClick={() => onChange({ emirate, sector, needs })}
          >
            {t('list.reset')}
          </button>
        ) : null}
      </div>
      {wish.sort === 'price' ? <p className="soft">{t('list.priceNote')}</p> : null}
      <ul className={styles.cards}>
        {shown.map((zone) => (
          <ZoneCard
            key={zone.id}
            zone={zone}
            compared={compared.includes(zone.id)}
            room={!full}
            onCompare={() => toggle(zone.id)}
          />
        ))}
      </ul>
    </section>
  );
}
