import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EMIRATES, SECTORS } from '../../../content/zones/zone.ts';
import { Select } from '../../../shared/ui/Select.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { type Need, NEEDS, SORTS, type Wish } from '../list.ts';
import { CONTRAST } from '../../../shared/ui/contrast.ts';

const Panel = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: '1rem',
  },
  '& > fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& > fieldset > legend': {
    padding: 0,
    marginBlockEnd: '0.35rem',
    fontSize: 'var(--fs-small)',
    fontWeight: 500,
  },
  // Each need is a frame of its own, filled when it is asked for.
  '& > fieldset > label': {
    gap: 0,
    margin: 0,
    paddingInlineEnd: '1rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
    backgroundColor: 'var(--surface)',
    '&:hover': { backgroundColor: 'var(--primary-soft)' },
    '&:has(:checked)': { borderColor: 'var(--primary)', backgroundColor: 'var(--primary-soft)' },
    [CONTRAST]: { '&:has(:checked)': { borderColor: 'Highlight' } },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
    '& .MuiFormControlLabel-label': { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-snug)' },
  },
  '@media (max-width: 48rem)': {
    gap: '0.9rem',
    // It stands in the fold's own frame.
    paddingBlock: 0,
    backgroundColor: 'transparent',
    '& > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '0.75rem' },
    '& > div > :last-child': { gridColumn: '1 / -1' },
    // Two abreast: one below the other they are half a screen.
    '& > fieldset': { display: 'grid', gap: '0.4rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > fieldset > label': { paddingInlineEnd: '0.5rem' },
  },
});

/** In a select, nothing chosen is an empty text. */
const ANY = '';

interface FiltersProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** What the list has to hold, and its order. */
export function Filters({ wish, onChange }: FiltersProps) {
  const { t } = useTranslation('zones');
  const toggle = (need: Need) =>
    onChange({
      needs: NEEDS.filter((other) => (other === need) !== wish.needs.includes(other)),
    });
  return (
    <Panel className="no-print" role="group" aria-label={t('list.filter')}>
      <div>
        <Select
          label={t('list.emirate')}
          value={wish.emirate ?? ANY}
          options={[
            { value: ANY, words: t('list.everywhere') },
            ...EMIRATES.map((value) => ({ value, words: t(`emirate.${value}`) })),
          ]}
          onChange={(emirate) => onChange({ emirate: emirate === ANY ? undefined : emirate })}
        />
        <Select
          label={t('list.sector')}
          value={wish.sector ?? ANY}
          options={[
            { value: ANY, words: t('list.everything') },
            ...SECTORS.map((value) => ({ value, words: t(`sector.${value}`) })),
          ]}
          onChange={(sector) => onChange({ sector: sector === ANY ? undefined : sector })}
        />
        <Select
          label={t('list.sort')}
          value={wish.sort}
          options={SORTS.map((value) => ({ value, words: t(`sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <fieldset>
        <legend>{t('list.needs')}</legend>
        {NEEDS.map((need) => (
          <CheckboxField
            key={need}
            label={t(`need.${need}`)}
            on={wish.needs.includes(need)}
            onCheck={() => toggle(need)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
