import { useStored } from '../../../shared/storage/useStored.ts';
import { readableNewest } from '../db/ahead.ts';
import { blogDatabase } from '../db/tables.ts';

/** How many of the newest guides can be read offline (OF-11); undefined until that is known. */
export const useReadableNewest = (count: number): number | undefined =>
  useStored(blogDatabase, (db) => readableNewest(db, count), `newest ${count}`);
