import type { SavedGuide } from './model.ts';

/** A saved guide as far as editions go. */
export type SavedEdition = Pick<SavedGuide, 'id' | 'modifiedGmt' | 'seenGmt'>;

/** Times of the last change of guides, by id. */
type Changes = ReadonlyMap<number, string>;

/** Which saved guides have a newer edition than the one that is kept. */
export const newerOf = (guides: readonly SavedEdition[], changes: Changes): readonly number[] =>
  guides.filter(({ id, modifiedGmt }) => (changes.get(id) ?? modifiedGmt) > modifiedGmt).map(({ id }) => id);

/** Which of them have one that the library has not shown yet: those are counted on the app's icon. */
export const unseenOf = (guides: readonly SavedEdition[], changes: Changes): readonly number[] =>
  newerOf(
    guides.filter(({ id, seenGmt }) => changes.get(id) !== seenGmt),
    changes,
  );
