import type { SavedGuide } from './model.ts';

/** What a guide takes on the device, in bytes: text and pictures. */
export const bytesOf = ({ textBytes, pictures }: SavedGuide): number =>
  pictures.reduce((sum, { bytes = 0 }) => sum + bytes, textBytes);

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
