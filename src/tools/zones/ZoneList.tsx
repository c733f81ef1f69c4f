import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zones } from '../../content/zones/zones.ts';
import { PHONE, PhoneFold } from '../../shared/ui/PhoneFold.ts';
import { listOf } from './list.ts';
import { MAX_COMPARED, type ZonesState } from './zonesQuery.ts';
import { Filters } from './Filters.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import { ROWS_ON_PHONE } from './ZoneCard.styles.ts';
import { ZoneMap } from './ZoneMap.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

const LIST = 'zones-all';

const INITIAL_ROWS = 5;

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
      [`&:not([data-all]) > li:nth-of-type(n + ${INITIAL_ROWS + 1})`]: { display: 'none' },
    },
    '& > button': { display: 'inline-flex' },
  },
});

/** Folded on phones: map and filters fill a screen. */
const Choosing = styled(PhoneFold)({
  [PHONE]: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-control)',
    backgroundColor: 'var(--surface)',
    '& > summary, & figcaption, & figure + div': { paddingInline: '1rem' },
    // Full width, because the names on it are close.
    '& figure > div': { borderRadius: 0 },
  },
});

const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)',
  gap: '1.25rem',
  alignItems: 'start',
  '& > figure': { maxInlineSize: '30rem', margin: 0 },
  '& figcaption': { marginBlockStart: '0.5rem', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Count = styled(Stack)({
  gap: '0.25rem 1rem',
  minBlockSize: 'var(--target)',
  fontWeight: 600,
  [PHONE]: { minBlockSize: 'auto' },
});

interface ZoneListProps {
  readonly state: ZonesState;
  readonly compared: readonly string[];
  readonly onChange: (part: Partial<ZonesState>) => void;
}

/** All zones that pass the filters (PG-02). */
export function ZoneList({ state, compared, onChange }: ZoneListProps) {
  const { t } = useTranslation('zones');
  const [all, setAll] = useState(false);
  const { emirate, sector, needs, sort } = state;
  const shown = listOf(zones, state);
  const filtered = emirate !== undefined || sector !== undefined || needs.length > 0;
  const full = compared.length >= MAX_COMPARED;
  const toggle = (id: string) =>
    onChange({
      compare: compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id],
    });
  return (
    <All aria-labelledby="zones-list">
      <h2 id="zones-list">{t('list.title')}</h2>
      <Choosing summary={t('list.filter')}>
        <Choice>
          <ZoneMap state={state} shown={shown} onChange={onChange} />
          <Filters state={state} onChange={onChange} />
        </Choice>
      </Choosing>
      <Count direction="row">
        <p className="num" role="status">
          {shown.length === 0 ? t('list.nothing') : t('list.shown', { count: shown.length })}
          {full ? ` · ${t('compare.full')}` : ''}
        </p>
        {filtered ? (
          <Button
            variant="text"
            className="no-print"
            onClick={() => onChange({ emirate: undefined, sector: undefined, needs: [] })}
          >
            {t('list.reset')}
          </Button>
        ) : null}
      </Count>
      {sort === 'price' ? <p className="soft">{t('list.priceNote')}</p> : null}
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
      {shown.length > INITIAL_ROWS ? (
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
