import type { Pack, SavedGuide, SavedPicture } from './model.ts';

/** Returns true for a picture that is neither stored nor deleted at its origin. */
export const isMissing = ({ bytes, gone }: SavedPicture): boolean => bytes === undefined && gone !== true;

/** Counts the pictures to fetch. */
export const missingPictures = ({ pictures }: SavedGuide): number => pictures.filter(isMissing).length;

/** Returns the pictures of a new edition with the known state of stored ones. */
export function withKnown(addresses: readonly string[], known: readonly SavedPicture[]): SavedPicture[] {
  return addresses.map((address) => known.find((picture) => picture.address === address) ?? { address });
}

const isComplete = (guide: SavedGuide) => missingPictures(guide) === 0;

/** Returns the incomplete guides of a pack, in order. */
export function remainingOf(
  { slugs = [] }: Pick<Pack, 'slugs'>,
  saved: readonly SavedGuide[],
): readonly string[] {
  const complete = new Set(saved.filter(isComplete).map(({ slug }) => slug));
  return slugs.filter((slug) => !complete.has(slug));
}

/** Returns the key of a pack by its categories; none means the complete blog. */
export const packKey = (groups: readonly number[]): string =>
  groups.toSorted((a, b) => a - b).join(',') || 'all';

/** Counts the completely saved guides of some categories, or of all. */
export function completeIn(saved: readonly SavedGuide[], groups: readonly number[]): number {
  const belongs = (guide: SavedGuide) =>
    groups.length === 0 || guide.groups?.some((group) => groups.includes(group)) === true;
  return saved.filter((guide) => belongs(guide) && isComplete(guide)).length;
}
