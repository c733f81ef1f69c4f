import type { SavedGuide } from './model.ts';

/** Edition of a saved guide. */
export type SavedEdition = Pick<SavedGuide, 'id' | 'modifiedGmt' | 'seenGmt'>;

type Changes = ReadonlyMap<number, string>;

/** Returns the ids of saved guides with a newer edition. */
export const newerOf = (guides: readonly SavedEdition[], changes: Changes): readonly number[] =>
  guides.filter(({ id, modifiedGmt }) => (changes.get(id) ?? modifiedGmt) > modifiedGmt).map(({ id }) => id);

/** Returns the ids of saved guides with a newer edition that the library has not shown. */
export const unseenOf = (guides: readonly SavedEdition[], changes: Changes): readonly number[] =>
  newerOf(
    guides.filter(({ id, seenGmt }) => changes.get(id) !== seenGmt),
    changes,
  );
