import { TextField } from '../../../shared/ui/TextField.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from './player.ts';
import { keepRate, keptRate, RATES } from './rate.ts';

/** How fast is read: a list of the device's own, kept for the next article. */
export function Speed({ player }: { player: Player }) {
  const { t } = useTranslation();
  const [rate, setRate] = useState(keptRate);
  return (
    <TextField
      select
      value={rate}
      slotProps={{ htmlInput: { 'aria-label': t('reading.speed') } }}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        setRate(chosen);
        keepRate(chosen);
        player.setRate(chosen);
      }}
    >
      {RATES.map((value) => (
        <option key={value} value={value}>
          {`${value}×`}
        </option>
      ))}
    </TextField>
  );
}
