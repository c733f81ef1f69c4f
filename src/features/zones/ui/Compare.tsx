import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../content/zones/zone.ts';
import { zones } from '../../../content/zones/zones.ts';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { differingRows, ROWS } from '../rows.ts';
import { MOST_COMPARED } from '../zonesQuery.ts';
import { AddZone } from './AddZone.tsx';
import { Choice } from './Compare.styles.ts';
import { CompareTable } from './CompareTable.tsx';
import { ShareLink } from './ShareLink.tsx';
import { ZoneName } from './ZoneName.tsx';

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
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const ids = shown.map(({ id }) => id);
  const full = ids.length >= MOST_COMPARED;
  return (
    <section aria-labelledby="zones-compare">
      <h2 id="zones-compare" tabIndex={-1}>
        {t('compare.title')}
      </h2>
      <p className="soft num" role="status">
        {own ? t('compare.chosen', { chosen: ids.length, most: MOST_COMPARED }) : t('compare.fitting')}{' '}
        {full ? t('compare.full') : ''}
      </p>
      <Choice className="no-print">
        <ul>
          {shown.map((zone) => (
            <li key={zone.id}>
              <Button
                aria-label={t('compare.remove', { name: zone.name })}
                disabled={shown.length === 1}
                onClick={() => onChange(ids.filter((id) => id !== zone.id))}
              >
                <ZoneName zone={zone} />
                <PartIcon name="close" />
              </Button>
            </li>
          ))}
        </ul>
        {full ? null : (
          <AddZone
            zones={zones.filter(({ id }) => !ids.includes(id))}
            onAdd={(id) => onChange([...ids, id])}
          />
        )}
        {own ? (
          <Button variant="text" onClick={() => onChange([])}>
            {t('compare.clear')}
          </Button>
        ) : null}
        {shown.length > 1 ? (
          <CheckboxField
            label={t('compare.onlyDifferences')}
            on={onlyDifferences}
            onCheck={setOnlyDifferences}
          />
        ) : null}
      </Choice>
      <CompareTable shown={shown} rows={onlyDifferences ? differingRows(shown) : ROWS} />
      <ShareLink address={address} title={t('compare.caption')} />
    </section>
  );
}
