import { useTranslation } from 'react-i18next';
import { coast, emirateNames } from '../../../content/zones/places.ts';
import { EMIRATES, type Emirate, type Place, type Zone } from '../../../content/zones/zone.ts';
import { zones } from '../../../content/zones/zones.ts';
import { listOf, type Wish } from '../list.ts';
import { EmirateButton, Sketch } from './ZoneMap.styles.ts';

const WIDTH = 492;
const HEIGHT = 400;
const NORTH_WEST: Place = [53.9, 26.15];
/** Units to a degree of latitude; a degree of longitude is shorter by the cosine of 24.2°. */
const DEGREE = 200;
const NARROWER = 0.912;

const pointOf = ([longitude, latitude]: Place): readonly [x: number, y: number] => [
  Math.round((longitude - NORTH_WEST[0]) * DEGREE * NARROWER),
  Math.round((NORTH_WEST[1] - latitude) * DEGREE),
];

const LAND = `M${coast.map((place) => pointOf(place).join(' ')).join('L')}V${HEIGHT + 9}H-60z`;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** East and west stay where they are in right-to-left pages, so by `style`, which is not mirrored. */
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
  readonly wish: Wish;
  /** The zones that the list shows. */
  readonly shown: readonly Zone[];
  readonly onChange: (part: Partial<Wish>) => void;
}

/** Where the zones lie (PG-05): those that the list shows stand out, and an emirate's name keeps its own in the list. */
export function ZoneMap({ wish, shown, onChange }: ZoneMapProps) {
  const { t } = useTranslation('zones');
  const anywhere = listOf(zones, { ...wish, emirate: undefined });
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
          const pressed = wish.emirate === emirate;
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
