import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { TripPack } from '../../../content/trips/trips.ts';
import { jsonCodec } from '../../../shared/storage/jsonCodec.ts';
import { persisted } from '../../../shared/storage/persisted.ts';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';

const List = styled(FormControl)<{ component: 'fieldset' }>({
  inlineSize: '100%',
  '& legend': { padding: 0, marginBlockEnd: '0.5rem', fontWeight: 600, fontSize: '1.0625rem' },
  '& label': { borderBlockEnd: '1px solid var(--line)', paddingBlock: '0.125rem' },
  '& .MuiFormControlLabel-label': { paddingBlock: '0.25rem', fontSize: 'inherit' },
  '& p': { marginBlockStart: '0.75rem' },
  '& .MuiButton-root': { alignSelf: 'start' },
});

const codec = jsonCodec<readonly string[]>(v.array(v.string()), []);
const entryOf = (trip: string) => persisted(`marsa-trip-${trip}`, codec);

/** Returns the ticked items of a trip; empty without storage. */
const readChecked = (trip: string): ReadonlySet<string> => new Set(entryOf(trip).read());

/** Stores the ticked items. Returns false when storage is unavailable. */
const storeChecked = (trip: string, checked: ReadonlySet<string>): boolean =>
  checked.size === 0 ? entryOf(trip).remove() : entryOf(trip).write([...checked]);

/** Checklist of a trip; the ticked items are stored on the device. */
export function Checklist({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const { t: library } = useTranslation('library');
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
        {t('ticked', { done, count: trip.items.length })} {refused ? library('notKept') : ''}
      </p>
      {done > 0 ? (
        <Button variant="text" onClick={() => keep(new Set())}>
          {t('clear')}
        </Button>
      ) : null}
    </List>
  );
}
