import type { PagePath } from '../../../src/content/navigation.ts';
import type { ShownPage } from '../../../src/content/pages/shownPage.ts';
import { LAND, pointOf } from '../../../src/content/zones/sketch.ts';
import type { Emirate, Zone } from '../../../src/content/zones/zone.ts';
import { zones } from '../../../src/content/zones/zones.ts';
import { resolveText, type TextContext } from './resolveText.ts';

const EMIRATE_OF: Partial<Record<PagePath, Emirate>> = {
  '/emirates/dubai': 'dubai',
  '/emirates/abu-dhabi': 'abuDhabi',
  '/emirates/sharjah': 'sharjah',
  '/emirates/ajman': 'ajman',
  '/emirates/ras-al-khaimah': 'rak',
};

/** Share of the map's width that a pin takes. */
const PIN = 0.065;
/** Margin around the zones, as a share of their extent. */
const MARGIN = 0.18;
const MIN_WIDTH = 60;
const ASPECT_RATIO = 1.25;
const ROUNDS = 60;

type Point = readonly [x: number, y: number];

/** Returns the part of the sketch around some places. */
function frameOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const width = Math.max(MIN_WIDTH, (1 + 2 * MARGIN) * Math.max(extent(xs), extent(ys) * ASPECT_RATIO));
  const height = width / ASPECT_RATIO;
  return { x: middle(xs) - width / 2, y: middle(ys) - height / 2, width, height };
}

/** Moves pins apart that would cover each other. */
function spread(points: readonly Point[], gap: number): readonly Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, first] of moved.entries())
      for (const second of moved.slice(index + 1)) {
        const [dx, dy] = [second[0] - first[0] || 0.1, second[1] - first[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= gap) continue;
        const push = (gap - distance) / 2 / distance;
        first[0] -= dx * push;
        first[1] -= dy * push;
        second[0] += dx * push;
        second[1] += dy * push;
      }
  return moved;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Messages of the namespace `zones`. */
type Words = (
  key: `sector.${Zone['sectors'][number]}` | `emirate.${Emirate}` | 'price.none' | 'map.label',
) => string;

function priceOf({ prices }: Zone, context: TextContext, words: Words): string {
  const [price] = prices;
  return price ? resolveText(`{{${price.fact}}}`, context, true) : words('price.none');
}

/** Returns the map of an emirate's free zones with their prices; undefined for other pages. */
export function zoneMapOf(path: PagePath, context: TextContext, words: Words): ShownPage['zoneMap'] {
  const emirate = EMIRATE_OF[path];
  if (!emirate) return undefined;
  const own = zones.filter((zone) => zone.emirate === emirate);
  const places = own.map(({ place }) => pointOf(place));
  const { x, y, width, height } = frameOf(places);
  const pins = spread(places, width * PIN * 1.05);
  return {
    label: `${words('map.label')}: ${words(`emirate.${emirate}`)}`,
    land: LAND,
    view: [x, y, width, height].map(round).join(' '),
    pin: round((width * PIN) / 2),
    zones: own.map((zone, index) => ({
      name: zone.name,
      at: [round(pins[index]?.[0] ?? 0), round(pins[index]?.[1] ?? 0)],
      sectors: zone.sectors.slice(0, 2).map((sector) => words(`sector.${sector}`)),
      price: priceOf(zone, context, words),
    })),
  };
}
