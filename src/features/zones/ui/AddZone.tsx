import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../content/zones/zone.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface AddZoneProps {
  readonly zones: readonly Zone[];
  readonly onAdd: (id: string) => void;
}

/** A further zone to compare. Its first choice says what it is for: with a label above, its row would be a taller one. */
export function AddZone({ zones, onAdd }: AddZoneProps) {
  const { t } = useTranslation('zones');
  return (
    <TextField
      select
      value=""
      onChange={({ target }) => {
        if (target.value !== '') onAdd(target.value);
      }}
      slotProps={{ htmlInput: { 'aria-label': t('compare.add') } }}
    >
      <option value="">{t('compare.add')}</option>
      {zones.map(({ id, name }) => (
        <option key={id} value={id} lang="en">
          {name}
        </option>
      ))}
    </TextField>
  );
}
