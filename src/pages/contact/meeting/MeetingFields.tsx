import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { firstOpenDay } from '../../../features/leads/meetingSlots.ts';
import type { LeadMessages } from '../../../features/leads/message.ts';
import { TimeFields } from '../../../features/leads/ui/TimeFields.tsx';
import type { Lead } from '../../../features/leads/useLeadForm.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { offsetAt, offsetText, ownZone, zoneGroups, zoneName } from '../../../shared/time/zones.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { SecondChoice } from './SecondChoice.tsx';
import { type OwnTime, ownTimes } from './times.ts';

const OwnText = styled('span')({
  minBlockSize: '1.3em',
  fontWeight: 400,
  fontSize: 'var(--fs-mini)',
  '& > span:not([class])': { display: 'block' },
});

/** A slot in the user's zone, with the day when it differs. */
function OwnSlot({ time: { label, shift } }: { time: OwnTime }) {
  const { t } = useTranslation('request');
  return (
    <OwnText>
      <bdi className="num">{label}</bdi> <span className="vh">{t('meeting.own')}</span>
      {shift === 0 ? null : <span>{shift < 0 ? t('meeting.before') : t('meeting.after')}</span>}
    </OwnText>
  );
}

interface ZoneChoiceProps {
  /** The zone of the device; undefined before hydration. */
  readonly device: string | undefined;
  /** The selected zone; '' for that of the device. */
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** The form stores its fields at each input event; this field is stored by `onChoose`. */
const stopEvent = (event: SyntheticEvent) => event.stopPropagation();

/** The user's time zone, by the names of the IANA database. */
function ZoneChoice({ device, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('request');
  const groups = useMemo(
    () => (device === undefined ? [] : zoneGroups(device, ...(zone === '' ? [] : [zone]))),
    [device, zone],
  );
  return (
    <>
      {/* A hidden field: the list cannot contain a draft's zone before it is rendered. */}
      <textarea name="zone" hidden readOnly />
      <TextField
        select
        label={t('meeting.zone')}
        value={zone}
        onInput={stopEvent}
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

type MeetingFieldsProps = Pick<Lead, 'seen' | 'put'> & { readonly message: LeadMessages };

/** The days and times of a meeting, in Dubai and in the user's zone (HO-05). */
export function MeetingFields({ seen, put, message }: MeetingFieldsProps) {
  const { t } = useTranslation('request');
  const now = useMinute();
  const device = now && ownZone();
  const { date = '', slot = '', date2 = '', slot2 = '', zone: selected = '' } = seen;
  const zone = selected || device;
  const first = now && new Date(`${date || firstOpenDay(now)}T${slots[0]?.time}:00+04:00`);
  const valid = first && !Number.isNaN(first.getTime()) ? first : now;
  const offset = valid && zone !== undefined ? offsetAt(valid, zone) : undefined;
  const differs = offset !== undefined && valid !== undefined && offset !== offsetAt(valid, OFFICE_ZONE);
  const note = () => {
    if (offset === undefined || zone === undefined) return t('meeting.zoneDubai');
    if (!differs) return t('meeting.zoneSame');
    const name = zoneName(zone);
    return t('meeting.zoneNote', {
      offset: name.startsWith('UTC') ? name : `${name} (${offsetText(offset)})`,
    });
  };
  const timesOf = (day: string) =>
    now && zone !== undefined && differs ? ownTimes(day, now, zone) : undefined;
  const own = timesOf(date);
  const ownSlot = (time: string) => {
    const known = own?.get(time);
    return known && <OwnSlot time={known} />;
  };
  return (
    <>
      <TimeFields date={date} slot={slot} note={note()} message={message} extra={ownSlot} />
      <ZoneChoice device={device} zone={selected} onChoose={(next) => put('zone', next)} />
      <SecondChoice date={date2} slot={slot2} own={timesOf(date2)} message={message} />
    </>
  );
}
