import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../content/zones/zone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { rowParts } from '../../shared/ui/rowParts.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import type { Row } from './list.ts';
import { ZoneFrame } from './ZoneCard.styles.ts';
import { ZoneName, ZoneValue } from './ZoneValue.tsx';

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

/** Memoised, as answers and filters do not change them. */
const ZoneFacts = memo(function ZoneFacts({ zone }: { zone: Zone }) {
  const { t } = useTranslation('zones');
  return (
    <>
      <div>
        <h3>
          <ZoneName zone={zone} />
        </h3>
        <Chip component="span" label={t(`emirate.${zone.emirate}`)} />
      </div>
      {zone.fullName === zone.name ? null : (
        <p className="soft" lang="en" dir="ltr">
          {zone.fullName}
        </p>
      )}
      <p>
        <ZoneValue zone={zone} row="sectors" />
      </p>
      <Rows zone={zone} rows={FIRST} />
      <Accordion {...rowParts}>
        <AccordionSummary expandIcon={<Icon name="down" />}>
          <span className="vh">{zone.name}: </span>
          {t('list.more')}
        </AccordionSummary>
        <AccordionDetails>
          <Rows zone={zone} rows={MORE} />
        </AccordionDetails>
      </Accordion>
    </>
  );
});

interface ZoneCardProps {
  readonly zone: Zone;
  readonly compared: boolean;
  readonly room: boolean;
  readonly onCompare: () => void;
}

/** A zone in the list, with the decisive properties visible and the others folded. */
export function ZoneCard({ zone, compared, room, onCompare }: ZoneCardProps) {
  const { t } = useTranslation('zones');
  return (
    <ZoneFrame component="li">
      <ZoneFacts zone={zone} />
      <Button
        variant={compared ? 'primary' : 'quiet'}
        className="no-print"
        aria-pressed={compared}
        aria-label={t('list.compare', { name: zone.name })}
        disabled={!compared && !room}
        onClick={onCompare}
      >
        {compared ? <PartIcon name="check" /> : null}
        {t('list.toCompare')}
      </Button>
    </ZoneFrame>
  );
}
