import type { Pack, SavedGuide, SavedPicture } from './model.ts';

/** True for a picture that could be had and is not here. */
export const isMissing = ({ bytes, gone }: SavedPicture): boolean => bytes === undefined && gone !== true;

/** How many pictures of a guide are still to be fetched. */
export const missingPictures = ({ pictures }: SavedGuide): number => pictures.filter(isMissing).length;

/** The pictures of a guide's new edition: those that are here already stay known. */
export function withKnown(addresses: readonly string[], known: readonly SavedPicture[]): SavedPicture[] {
  return addresses.map((address) => known.find((picture) => picture.address === address) ?? { address });
}

const isComplete = (guide: SavedGuide) => missingPictures(guide) === 0;

/** The guides of a pack that are not here whole, in its order. */
export function remainingOf(
  { slugs = [] }: Pick<Pack, 'slugs'>,
  saved: readonly SavedGuide[],
): readonly string[] {
  const complete = new Set(saved.filter(isComplete).map(({ slug }) => slug));
  return slugs.filter((slug) => !complete.has(slug));
}

/** Names a pack by its categories; none means the whole blog. */
export const packKey = (groups: readonly number[]): string =>
  groups.toSorted((a, b) => a - b).join(',') || 'all';

/** How many guides of some categories, or of all, are saved whole. */
export function completeIn(saved: readonly SavedGuide[], groups: readonly number[]): number {
  const belongs = (guide: SavedGuide) =>
    groups.length === 0 || guide.groups?.some((group) => groups.includes(group)) === true;
  return saved.filter((guide) => belongs(guide) && isComplete(guide)).length;
}
