import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import { emirateNames } from '../../content/zones/coast.ts';
import { LAND, pointOf, SKETCH } from '../../content/zones/sketch.ts';
import { EMIRATES, type Emirate, type Zone } from '../../content/zones/zone.ts';
import { zones } from '../../content/zones/zones.ts';
import { listOf } from './list.ts';
import type { ZonesState } from './zonesQuery.ts';

const Sketch = styled('div')({
  position: 'relative',
  overflow: 'clip',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--art-water)',
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  '& .land': { fill: 'var(--surface)', stroke: 'var(--art-mid)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& .wave': { fill: 'none', stroke: 'var(--art-water2)', strokeWidth: 3, strokeLinecap: 'round' },
  '& .zone': { fill: 'var(--art-mid)' },
  '& .zone.fits': { fill: 'var(--art-acc)', stroke: 'var(--art-deep)', strokeWidth: 1.5 },
});

/** Name of an emirate; small, because seven of them are close: the filters are larger. */
const EmirateButton = styled(ToggleButton)({
  '&&': {
    position: 'absolute',
    minBlockSize: '1.5rem',
    minInlineSize: 0,
    padding: '0 0.375rem',
    gap: '0.375rem',
    border: '1px solid transparent',
    borderRadius: '0.375rem',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    '& bdi': { fontWeight: 500 },
  },
});

const { width: WIDTH, height: HEIGHT } = SKETCH;

const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(1)}%`;

/** Set by `style`, which is not mirrored: east and west are equal in right-to-left pages. */
function placeOf(emirate: Emirate) {
  const { at, side } = emirateNames[emirate];
  const [x, y] = pointOf(at);
  const top = percent(y, HEIGHT);
  const transform = 'translateY(-50%)';
  return side === 'east'
    ? { left: percent(x, WIDTH), top, transform }
    : { right: percent(WIDTH - x, WIDTH), top, transform };
}

interface ZoneMapProps {
  readonly state: ZonesState;
  readonly shown: readonly Zone[];
  readonly onChange: (part: Partial<ZonesState>) => void;
}

/** A map of the zones (PG-05) that marks those of the list; the name of an emirate is a filter. */
export function ZoneMap({ state, shown, onChange }: ZoneMapProps) {
  const { t } = useTranslation('zones');
  const anywhere = listOf(zones, { ...state, emirate: undefined });
  return (
    <figure>
      <Sketch role="group" aria-label={t('map.label')}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className="wave" d="M24 60h64M150 34h40M40 150h46M20 232h40M462 96h22M474 282h14" />
          <path className="land" d={LAND} />
          {zones.map((zone) => {
            const [cx, cy] = pointOf(zone.place);
            const fits = shown.includes(zone);
            return (
              <circle
                key={zone.id}
                className={fits ? 'zone fits' : 'zone'}
                cx={cx}
                cy={cy}
                r={fits ? 6 : 4}
              />
            );
          })}
        </svg>
        {EMIRATES.map((emirate) => {
          const pressed = state.emirate === emirate;
          return (
            <EmirateButton
              key={emirate}
              value={emirate}
              selected={pressed}
              style={placeOf(emirate)}
              onChange={() => onChange({ emirate: pressed ? undefined : emirate })}
            >
              {t(`emirate.${emirate}`)}
              <bdi className="num">{anywhere.filter((zone) => zone.emirate === emirate).length}</bdi>
            </EmirateButton>
          );
        })}
      </Sketch>
      <figcaption>{t('map.note')}</figcaption>
    </figure>
  );
}
