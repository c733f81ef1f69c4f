import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zones } from '../../../content/zones/zones.ts';
import { PHONE, PhoneFold } from '../../../shared/ui/PhoneFold.ts';
import { listOf, type Wish } from '../list.ts';
import { MOST_COMPARED, USUAL } from '../zonesQuery.ts';
import { Filters } from './Filters.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import { ROWS_ON_PHONE } from './ZoneCard.styles.ts';
import { ZoneMap } from './ZoneMap.tsx';

const LIST = 'zones-all';

/** So many zones a phone shows at first. */
const FIRST = 5;

const All = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '1rem',
  },
  '& > button': { display: 'none' },
  [PHONE]: { gap: '0.75rem' },
  [ROWS_ON_PHONE]: {
    '& > ul': {
      gap: 0,
      overflow: 'clip',
      border: '1px solid var(--line)',
      borderRadius: 'var(--r-card)',
      backgroundColor: 'var(--surface)',
      '& > li + li': { borderBlockStart: '1px solid var(--line)' },
      [`&:not([data-all]) > li:nth-of-type(n + ${FIRST + 1})`]: { display: 'none' },
    },
    '& > button': { display: 'inline-flex' },
  },
});

/** On a phone a row that opens: map and filters are a screen of their own. */
const Choosing = styled(PhoneFold)({
  [PHONE]: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-control)',
    backgroundColor: 'var(--surface)',
    '& > summary, & figcaption, & figure + div': { paddingInline: '1rem' },
    // As wide as the screen allows: the names on it lie close.
    '& figure > div': { borderRadius: 0 },
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
  [PHONE]: { minBlockSize: 'auto' },
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
  const [all, setAll] = useState(false);
  const shown = listOf(zones, wish);
  const { emirate, sector, needs } = USUAL;
  const filtered = wish.emirate !== emirate || wish.sector !== sector || wish.needs.length > 0;
  const full = compared.length >= MOST_COMPARED;
  const toggle = (id: string) =>
    onCompare(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
  return (
    <All aria-labelledby="zones-list">
      <h2 id="zones-list">{t('list.title')}</h2>
      <Choosing summary={t('list.filter')}>
        <Choice>
          <ZoneMap wish={wish} shown={shown} onChange={onChange} />
          <Filters wish={wish} onChange={onChange} />
        </Choice>
      </Choosing>
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
      <ul id={LIST} data-all={all || undefined}>
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
      {shown.length > FIRST ? (
        <Button
          variant="quiet"
          className="no-print"
          aria-expanded={all}
          aria-controls={LIST}
          onClick={() => setAll(!all)}
        >
          {all ? t('list.fewer') : t('list.all')}
        </Button>
      ) : null}
    </All>
  );
}
