import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import type { Zone } from '../../../content/zones/zone.ts';
import { zones } from '../../../content/zones/zones.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { MOST_COMPARED } from '../state.ts';
import styles from './Compare.module.css';
import { ShareLink } from './ShareLink.tsx';
import { ROWS, ZoneValue } from './ZoneValue.tsx';
import { ZoneName } from './ZoneName.tsx';

function Table({ shown }: { shown: readonly Zone[] }) {
  const { t } = useTranslation('zones');
  return (
    <table className={styles.table} aria-label={t('compare.caption')}>
      <thead>
        <tr>
          {/* Nothing is said of the rows' names. */}
          <th scope="col" aria-hidden="true" />
          {shown.map((zone) => (
            <th key={zone.id} scope="col">
              <ZoneName zone={zone} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`row.${row}`)}</th>
            {shown.map((zone) => (
              <td key={zone.id} data-label={zone.name}>
                <ZoneValue zone={zone} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CompareProps {
  readonly shown: readonly Zone[];
  /** True when they are the reader's own choice. */
  readonly own: boolean;
  readonly onChange: (ids: readonly string[]) => void;
  /** The address that shows this to others. */
  readonly address: string;
}

/** Up to four zones side by side (PG-02). */
export function Compare({ shown, own, onChange, address }: CompareProps) {
  const { t } = useTranslation('zones');
  const ids = shown.map(({ id }) => id);
  const full = ids.length >= MOST_COMPARED;
  const others = zones.filter(({ id }) => !ids.includes(id));
  return (
    <section aria-labelledby="zones-compare">
      <h2 id="zones-compare" tabIndex={-1}>
        {t('compare.title')}
      </h2>
      <p className="soft num" role="status">
        {own ? t('compare.chosen', { chosen: ids.length, most: MOST_COMPARED }) : t('compare.fitting')}{' '}
        {full ? t('compare.full') : ''}
      </p>
      <div className={`${styles.tools} no-print`}>
        <ul>
          {shown.map((zone) => (
            <li key={zone.id}>
              <button
                type="button"
                className="btn btn-line"
                aria-label={t('compare.remove', { name: zone.name })}
                disabled={shown.length === 1}
                onClick={() => onChange(ids.filter((id) => id !== zone.id))}
              >
                <ZoneName zone={zone} />
                <PartIcon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {full ? null : (
          <Select
            label={t('compare.add')}
            value=""
            options={[
              { value: '', words: t('compare.pick') },
              ...others.map(({ id, name }) => ({ value: id, words: name, lang: 'en' })),
            ]}
            onChange={(id) => onChange([...ids, id].filter(Boolean))}
          />
        )}
        {own ? (
          <button type="button" className="btn btn-text" onClick={() => onChange([])}>
            {t('compare.clear')}
          </button>
        ) : null}
      </div>
      <Table shown={shown} />
      <ShareLink address={address} title={t('compare.caption')} />
    </section>
  );
}
