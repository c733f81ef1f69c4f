import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { zones } from '../../../content/zones/zones.ts';
import { listOf, type Wish } from '../list.ts';
import { MOST_COMPARED, USUAL } from '../zonesQuery.ts';
import { Filters } from './Filters.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import { ZoneMap } from './ZoneMap.tsx';

const All = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '1rem',
    '@media (max-width: 48rem)': { gap: '0.5rem' },
  },
});

/** Map and filters side by side where there is room for both. */
const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)',
  gap: '1.25rem',
  alignItems: 'start',
  '& > figure': { maxInlineSize: '30rem', margin: 0 },
  '& figcaption': { marginBlockStart: '0.5rem', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Count = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  minBlockSize: 'var(--target)',
  fontWeight: 600,
});

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
    <All aria-labelledby="zones-list">
      <h2 id="zones-list">{t('list.title')}</h2>
      <Choice>
        <ZoneMap wish={wish} shown={shown} onChange={onChange} />
        <Filters wish={wish} onChange={onChange} />
      </Choice>
      <Count>
        <p className="num" role="status">
          {shown.length === 0 ? t('list.nothing') : t('list.shown', { count: shown.length })}
          {full ? ` · ${t('compare.full')}` : ''}
        </p>
        {filtered ? (
          <Button variant="text" className="no-print" onClick={() => onChange({ emirate, sector, needs })}>
            {t('list.reset')}
          </Button>
        ) : null}
      </Count>
      {wish.sort === 'price' ? <p className="soft">{t('list.priceNote')}</p> : null}
      <ul>
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
    </All>
  );
}
