import * as v from 'valibot';
import { jsonCodec } from '../../../shared/storage/jsonCodec.ts';
import { persisted } from '../../../shared/storage/persisted.ts';

const codec = jsonCodec<readonly string[]>(v.array(v.string()), []);
const entryOf = (trip: string) => persisted(`marsa-trip-${trip}`, codec);

/** The items of a trip's list that are checked on this device; none when nothing can be read. */
export const readChecked = (trip: string): ReadonlySet<string> => new Set(entryOf(trip).read());

/** Stores the checked items. False where the device stores nothing. */
export const storeChecked = (trip: string, checked: ReadonlySet<string>): boolean =>
  checked.size === 0 ? entryOf(trip).remove() : entryOf(trip).write([...checked]);
