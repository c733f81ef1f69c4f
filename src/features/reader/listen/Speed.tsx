import { TextField } from '../../../shared/ui/TextField.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from './player.ts';
import { RATES, storedRate, storeRate } from './rate.ts';

/** Select for the speed, stored on the device. */
export function Speed({ player }: { player: Player }) {
  const { t } = useTranslation('reading');
  const [rate, setRate] = useState(storedRate);
  return (
    <TextField
      select
      value={rate}
      slotProps={{ htmlInput: { 'aria-label': t('speed') } }}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        setRate(chosen);
        storeRate(chosen);
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
