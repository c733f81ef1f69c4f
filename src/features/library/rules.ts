import type { Pack, SavedGuide, SavedPicture } from './model.ts';

/** True for a picture that could be had and is not here. */
export const isMissing = ({ bytes, gone }: SavedPicture): boolean => bytes === undefined && gone !== true;

/** How many pictures of a guide are still to be fetched. */
export const missingPictures = ({ pictures }: SavedGuide): number => pictures.filter(isMissing).length;

/** What a guide takes on the device, in bytes: text and pictures. */
export const bytesOf = ({ textBytes, pictures }: SavedGuide): number =>
  pictures.reduce((sum, { bytes = 0 }) => sum + bytes, textBytes);

/** The pictures of a guide's new edition: those that are here already stay known. */
export function withKnown(addresses: readonly string[], known: readonly SavedPicture[]): SavedPicture[] {
  return addresses.map((address) => known.find((picture) => picture.address === address) ?? { address });
}

const isWhole = (guide: SavedGuide) => missingPictures(guide) === 0;

/** The guides of a pack that are not here whole, in its order. */
export function remainingOf(
  { slugs = [] }: Pick<Pack, 'slugs'>,
  saved: readonly SavedGuide[],
): readonly string[] {
  const whole = new Set(saved.filter(isWhole).map(({ slug }) => slug));
  return slugs.filter((slug) => !whole.has(slug));
}

/** Names a pack by its categories; none means the whole blog. */
export const packKey = (groups: readonly number[]): string =>
  groups.toSorted((a, b) => a - b).join(',') || 'all';

/** How many guides of some categories, or of all, are saved whole. */
export function wholeIn(saved: readonly SavedGuide[], groups: readonly number[]): number {
  const belongs = (guide: SavedGuide) =>
    groups.length === 0 || guide.groups?.some((group) => groups.includes(group)) === true;
  return saved.filter((guide) => belongs(guide) && isWhole(guide)).length;
}

/** Bytes of a text as the device keeps it: UTF-8. */
export const textSize = (copy: unknown): number => new TextEncoder().encode(JSON.stringify(copy)).length;

/** A drawn cover takes about 10 kB, a photograph in a text three times that. */
const PICTURE_BYTES = 20_000;
/** A minute of reading with its markup; scripts beyond Latin take up to twice as much. */
const MINUTE_BYTES = 1_600;

/** What saving a guide will take, before anything is known of its pictures but their number. Rounded to 10 kB. */
export function estimateBytes(minutes: number, pictures: number): number {
  const bytes = minutes * MINUTE_BYTES + pictures * PICTURE_BYTES;
  return Math.max(1, Math.round(bytes / 10_000)) * 10_000;
}

/** A size in the unit that suits it: the key of its words, and the number in them, in Western digits as everywhere. */
export function sizeIn(bytes: number): { readonly unit: 'kB' | 'MB' | 'GB'; readonly n: string } {
  if (bytes <= 999_000) return { unit: 'kB', n: String(Math.ceil(bytes / 1e3)) };
  const [value, unit] = bytes < 999_500_000 ? ([bytes / 1e6, 'MB'] as const) : ([bytes / 1e9, 'GB'] as const);
  return { unit, n: value.toFixed(value < 10 ? 1 : 0) };
}
