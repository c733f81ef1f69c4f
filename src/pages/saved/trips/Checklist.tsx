import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripPack } from '../../../content/trips/trips.ts';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { readChecked, storeChecked } from './checkedItems.ts';

const List = styled(FormControl)<{ component: 'fieldset' }>({
  inlineSize: '100%',
  '& legend': { padding: 0, marginBlockEnd: '0.5rem', fontWeight: 600, fontSize: '1.0625rem' },
  '& label': { borderBlockEnd: '1px solid var(--line)', paddingBlock: '0.1rem' },
  '& .MuiFormControlLabel-label': { paddingBlock: '0.35rem', fontSize: 'inherit' },
  '& p': { marginBlockStart: '0.75rem' },
  '& .MuiButton-root': { alignSelf: 'start' },
});

/** A trip's list to check off; what is checked stays on this device. */
export function Checklist({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const { t: common } = useTranslation();
  const [checked, setChecked] = useState(() => readChecked(trip.id));
  const [refused, setRefused] = useState(false);
  const keep = (next: ReadonlySet<string>) => {
    setChecked(next);
    setRefused(!storeChecked(trip.id, next));
  };
  const toggle = (item: string) => {
    const next = new Set(checked);
    if (!next.delete(item)) next.add(item);
    keep(next);
  };
  const done = trip.items.filter((item) => checked.has(item)).length;
  return (
    <List component="fieldset">
      <FormLabel component="legend">{t('list')}</FormLabel>
      <FormGroup>
        {trip.items.map((item) => (
          <CheckboxField key={item} label={t(item)} on={checked.has(item)} onCheck={() => toggle(item)} />
        ))}
      </FormGroup>
      <p className="soft num" role="status">
        {t('ticked', { done, count: trip.items.length })} {refused ? common('library.notKept') : ''}
      </p>
      {done > 0 ? (
        <Button variant="text" onClick={() => keep(new Set())}>
          {t('clear')}
        </Button>
      ) : null}
    </List>
  );
}
