import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../content/zones/zone.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './ZoneList.module.css';
import { type Row, ZoneValue } from './ZoneValue.tsx';
import { ZoneName } from './ZoneName.tsx';

const FIRST: readonly Row[] = ['price', 'office', 'visas'];
const MORE: readonly Row[] = ['near', 'law', 'dual', 'vat', 'cannot', 'authority'];

function Rows({ zone, rows }: { zone: Zone; rows: readonly Row[] }) {
  const { t } = useTranslation('zones');
  return (
    <dl>
      {rows.map((row) => (
        <div key={row}>
          <dt>{t(`row.${row}`)}</dt>
          <dd>
            <ZoneValue zone={zone} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ZoneCardProps {
  readonly zone: Zone;
  readonly compared: boolean;
  /** False when no further one can be compared. */
  readonly room: boolean;
  readonly onCompare: () => void;
}

/** A zone in the list: what decides first, the rest on demand. */
export function ZoneCard({ zone, compared, room, onCompare }: ZoneCardProps) {
  const { t } = useTranslation('zones');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <ZoneName zone={zone} />
        </h3>
        <span className="chip">{t(`emirate.${zone.emirate}`)}</span>
      </div>
      {zone.fullName === zone.name ? null : (
        <p className={`soft ${styles.full}`} lang="en" dir="ltr">
          {zone.fullName}
        </p>
      )}
      <p>
        <ZoneValue zone={zone} row="sectors" />
      </p>
      <Rows zone={zone} rows={FIRST} />
      <details className={styles.more}>
        <summary>
          {t('list.more')}
          <Icon name="down" />
        </summary>
        <Rows zone={zone} rows={MORE} />
      </details>
      <button
        type="button"
        className={`btn no-print ${compared ? 'btn-primary' : 'btn-line'}`}
        aria-pressed={compared}
        aria-label={t('list.compare', { name: zone.name })}
        disabled={!compared && !room}
        onClick={onCompare}
      >
        {compared ? <PartIcon name="check" /> : null}
        {t('list.toCompare')}
      </button>
    </li>
  );
}
