import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EMIRATES, SECTORS } from '../../content/zones/zone.ts';
import { CONTRAST } from '../../shared/ui/contrast.ts';
import { Check, Choice, fieldsOf } from '../kit/fields.tsx';
import { type Need, NEEDS, SORTS, type ZonesState } from './zonesQuery.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const OPTIONS = { emirate: [undefined, ...EMIRATES], sector: [undefined, ...SECTORS], sort: SORTS } as const;

const Panel = styled(Paper)({
  display: 'grid',
  gap: '1.25rem',
  padding: 'var(--fluid-s)',
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
    marginBlockEnd: '0.25rem',
    fontSize: 'var(--fs-small)',
    fontWeight: 500,
  },
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
  [down('md')]: {
    gap: '1rem',
    paddingBlock: 0,
    backgroundColor: 'transparent',
    '& > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '0.75rem' },
    '& > div > :last-child': { gridColumn: '1 / -1' },
    // In two columns: one below the other they fill half a screen.
    '& > fieldset': { display: 'grid', gap: '0.5rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > fieldset > label': { paddingInlineEnd: '0.5rem' },
  },
});

interface FiltersProps {
  readonly state: ZonesState;
  readonly onChange: (part: Partial<ZonesState>) => void;
}

export function Filters({ state, onChange }: FiltersProps) {
  const { t } = useTranslation('zones');
  const field = fieldsOf(state, onChange, OPTIONS);
  const toggle = (need: Need) =>
    onChange({ needs: NEEDS.filter((other) => (other === need) !== state.needs.includes(other)) });
  return (
    <Panel variant="tint" className="no-print" role="group" aria-label={t('list.filter')}>
      <div>
        <Choice
          {...field('emirate')}
          label={t('list.emirate')}
          words={(it) => (it ? t(`emirate.${it}`) : t('list.everywhere'))}
        />
        <Choice
          {...field('sector')}
          label={t('list.sector')}
          words={(it) => (it ? t(`sector.${it}`) : t('list.everything'))}
        />
        <Choice {...field('sort')} label={t('list.sort')} words={(it) => t(`sort.${it}`)} />
      </div>
      <fieldset>
        <legend>{t('list.needs')}</legend>
        {NEEDS.map((need) => (
          <Check
            key={need}
            label={t(`need.${need}`)}
            value={state.needs.includes(need)}
            onChange={() => toggle(need)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
