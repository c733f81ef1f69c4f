import { type SyntheticEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneGroups, zoneName } from '../../../shared/time/zones.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface ZoneChoiceProps {
  /** The zone of the device; undefined on a page as it was rendered. */
  readonly device: string | undefined;
  /** The chosen one; '' for that of the device. */
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** The form listens for what is typed; this is told apart. */
const keepApart = (event: SyntheticEvent) => event.stopPropagation();

/** The visitor's time zone: that of the device until another one is chosen. Its words are those of the IANA database. */
export function ZoneChoice({ device, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('request');
  const groups = useMemo(
    () => (device === undefined ? [] : zoneGroups(device, ...(zone === '' ? [] : [zone]))),
    [device, zone],
  );
  return (
    <>
      {/* A field without a control: a list that comes later cannot hold what was kept. */}
      <textarea name="zone" hidden readOnly />
      <TextField
        select
        id="request-zone"
        label={t('meeting.zone')}
        value={zone}
        onInput={keepApart}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">
          {t('meeting.zoneDevice', { zone: device === undefined ? '…' : zoneName(device) })}
        </option>
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ zone: own, city }) => (
              <option key={own} value={own} lang="en">
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
    </>
  );
}
