import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../../features/leads/ui/Form.module.css';
import { zoneGroups } from '../../../shared/time/zones.ts';

interface ZoneChoiceProps {
  /** The zone of the device; undefined on a page as it was rendered. */
  readonly device: string | undefined;
  /** The chosen one; '' for that of the device. */
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** The visitor's time zone: that of the device until another one is chosen. Its words are those of the IANA database. */
export function ZoneChoice({ device, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('request');
  const groups = useMemo(
    () => (device === undefined ? [] : zoneGroups(device, ...(zone === '' ? [] : [zone]))),
    [device, zone],
  );
  return (
    <div className={`${form.item} ${form.whole}`}>
      {/* A field without a control: a list that comes later cannot hold what was kept. */}
      <textarea name="zone" hidden readOnly />
      <label htmlFor="request-zone">{t('meeting.zone')}</label>
      <select
        id="request-zone"
        className="field"
        value={zone}
        // The form listens for what is typed; this is told apart.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('meeting.zoneDevice', { zone: device?.replaceAll('_', ' ') ?? '…' })}</option>
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ zone: own, city }) => (
              <option key={own} value={own} lang="en">
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
