import { dubaiZones } from './dubai.ts';
import { furtherZones } from './further.ts';
import type { Zone } from './zone.ts';

/** Every free zone of the comparison (PG-02), Dubai's first. */
export const zones: readonly Zone[] = [...dubaiZones, ...furtherZones];
