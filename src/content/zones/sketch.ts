import { coast } from './coast.ts';
import type { Place } from './zone.ts';

/** Size of the sketch of the coast, in its own units. */
export const SKETCH = { width: 492, height: 400 } as const;

const NORTH_WEST: Place = [53.9, 26.15];
/** Units to a degree of latitude; a degree of longitude is shorter by the cosine of 24.2°. */
const UNITS_PER_DEGREE = 200;
const LONGITUDE_SCALE = 0.912;

/** Returns the position of a place on the sketch. */
export const pointOf = ([longitude, latitude]: Place): readonly [x: number, y: number] => [
  Math.round((longitude - NORTH_WEST[0]) * UNITS_PER_DEGREE * LONGITUDE_SCALE),
  Math.round((NORTH_WEST[1] - latitude) * UNITS_PER_DEGREE),
];

/** The outline of the land. */
export const LAND = `M${coast.map((place) => pointOf(place).join(' ')).join('L')}V${SKETCH.height + 9}H-60z`;
