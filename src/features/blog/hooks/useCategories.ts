import { useEffect } from 'react';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readCategories } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import type { Category } from '../model.ts';
import { useBlogSeed } from '../seed.ts';
import { refreshCategories } from '../sync.ts';

/** Returns the categories for the filter chips; empty while loading. */
export function useCategories(): readonly Category[] {
  const seed = useBlogSeed();
  const stored = useStored(blogDatabase, readCategories, 'all');
  useEffect(() => {
    void refreshCategories();
  }, []);
  return stored ?? seed?.categories ?? [];
}
