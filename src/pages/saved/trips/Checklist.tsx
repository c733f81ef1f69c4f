import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripPack } from '../../../content/trips/trips.ts';
import { keepTicks, readTicks } from './ticks.ts';
import styles from './Trips.module.css';

/** A trip's list to be ticked off; the ticks stay on this device. */
export function Checklist({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const { t: common } = useTranslation();
  const [ticks, setTicks] = useState(() => readTicks(trip.id));
  const [refused, setRefused] = useState(false);
  const keep = (next: ReadonlySet<string>) => {
    setTicks(next);
    setRefused(!keepTicks(trip.id, next));
  };
  const toggle = (item: string) => {
    const next = new Set(ticks);
    if (!next.delete(item)) next.add(item);
    keep(next);
  };
  const done = trip.items.filter((item) => ticks.has(item)).length;
  return (
    <fieldset className={styles.list}>
      <legend>{t('list')}</legend>
      {trip.items.map((item) => (
        <label key={item}>
          <input type="checkbox" checked={ticks.has(item)} onChange={() => toggle(item)} />
          <span>{t(item)}</span>
        </label>
      ))}
      <p className="soft num" role="status">
        {t('ticked', { done, count: trip.items.length })} {refused ? common('library.notKept') : ''}
      </p>
      {done > 0 ? (
        <button type="button" className="btn btn-text" onClick={() => keep(new Set())}>
          {t('clear')}
        </button>
      ) : null}
    </fieldset>
  );
}
