import { Dexie, RangeSet } from 'dexie';
import { useStored } from '../../shared/storage/useStored.ts';
import { readSubmissions } from './db/outbox.ts';
import { leadsDatabase } from './db/tables.ts';
import { onChange } from './delivery/outboxChanges.ts';
import type { Submission } from './model.ts';

// Delivery works without Dexie, in the worker too: live queries have to be told.
onChange(() => Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) }));

/** What was submitted on this device, the last one first, kept current; undefined until it is read. */
export function useSubmissions(): readonly Submission[] | undefined {
  return useStored(leadsDatabase, readSubmissions, 'outbox');
}
