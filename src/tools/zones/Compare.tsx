import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../content/zones/zone.ts';
import { zones } from '../../content/zones/zones.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useShare } from '../kit/actions.tsx';
import { Check } from '../kit/fields.tsx';
import { SideBySide } from '../kit/SideBySide.tsx';
import { CompareFrame, Selection } from './Compare.styles.ts';
import { differingRows, ROWS } from './list.ts';
import { ZoneName, ZoneValue } from './ZoneValue.tsx';
import { MAX_COMPARED } from './zonesQuery.ts';

/** Adds a zone. The first option is the label, because a label above would make the row higher. */
function AddZone({ zones, onAdd }: { zones: readonly Zone[]; onAdd: (id: string) => void }) {
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

interface CompareProps {
  readonly shown: readonly Zone[];
  readonly own: boolean;
  readonly onChange: (ids: readonly string[]) => void;
  readonly address: string;
}

/** Up to four zones side by side (PG-02). */
export function Compare({ shown, own, onChange, address }: CompareProps) {
  const { t } = useTranslation('zones');
  const { t: blog } = useTranslation('blog');
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const { outcome, share } = useShare({
    copied: blog('post.copied'),
    failed: blog('post.copyFailed'),
  });
  const ids = shown.map(({ id }) => id);
  const full = ids.length >= MAX_COMPARED;
  const rows = onlyDifferences ? differingRows(shown) : ROWS;
  return (
    <section aria-labelledby="zones-compare">
      <h2 id="zones-compare" tabIndex={-1}>
        {t('compare.title')}
      </h2>
      <p className="soft num" role="status">
        {own ? t('compare.chosen', { chosen: ids.length, most: MAX_COMPARED }) : t('compare.fitting')}{' '}
        {full ? t('compare.full') : ''}
      </p>
      <Selection direction="row" className="no-print">
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
          <Check label={t('compare.onlyDifferences')} value={onlyDifferences} onChange={setOnlyDifferences} />
        ) : null}
      </Selection>
      <CompareFrame data-columns={shown.length}>
        <SideBySide
          label={t('compare.caption')}
          columns={shown.map((zone) => ({ key: zone.id, head: <ZoneName zone={zone} />, label: zone.name }))}
          rows={rows.map((key) => ({ key, head: t(`row.${key}`) }))}
          renderCell={({ key }, column) =>
            shown.slice(column, column + 1).map((zone) => <ZoneValue key={zone.id} zone={zone} row={key} />)
          }
        />
      </CompareFrame>
      <Stack direction="row" spacing={1} sx={{ marginBlockStart: 2.5 }} className="no-print">
        <Button
          onClick={() => share(t('compare.caption'), { url: new URL(address, window.location.href).href })}
        >
          <PartIcon name="share" />
          {t('compare.share')}
        </Button>
        <span role="status" className="soft">
          {outcome}
        </span>
      </Stack>
    </section>
  );
}
