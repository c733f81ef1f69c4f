import { startingPrices } from '../offers/prices.ts';
import type { Fact } from './fact.ts';

/** Properties of all prices of the firm. */
const OURS = {
  unit: 'AED',
  source: 'Our own starting price; an estimate until your quote',
  checkedOn: '2026-11-24',
  certainty: 'stated',
} as const;
const HOLDS = 'registration, licence of the first year and our work';

/** The firm's prices as facts; `offers/prices.ts` has the numbers (PG-04). */
export const offerFacts = {
  'shams-package': {
    ...OURS,
    value: startingPrices.shams.whole,
    covers: `SHAMS: our package, lowest price: ${HOLDS}`,
  },
  'spc-package': {
    ...OURS,
    value: startingPrices.spc.whole,
    covers: `SPC: our package, lowest price: ${HOLDS}`,
  },
  'spc-licence': {
    ...OURS,
    value: startingPrices.spc.licence,
    covers: 'SPC: our lowest price of the licence alone; not traced to the zone’s own list',
  },
  'ifza-package': {
    ...OURS,
    value: startingPrices.ifza.whole,
    covers: `IFZA: our package, lowest price: ${HOLDS}`,
  },
  'ifza-licence-ours': {
    ...OURS,
    value: startingPrices.ifza.licence,
    covers: 'IFZA: our lowest price of the licence alone, within the range of published lists',
  },
  'meydan-package': {
    ...OURS,
    value: startingPrices.meydan.whole,
    covers: `Meydan: our package, lowest price: ${HOLDS}`,
  },
} as const satisfies Record<string, Fact>;
