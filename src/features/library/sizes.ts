import type { SavedGuide } from './model.ts';

/** Returns the size of a saved guide in bytes, with pictures. */
export const bytesOf = ({ textBytes, pictures }: SavedGuide): number =>
  pictures.reduce((sum, { bytes = 0 }) => sum + bytes, textBytes);

/** Returns the size of a text in UTF-8 bytes. */
export const textSize = (copy: unknown): number => new TextEncoder().encode(JSON.stringify(copy)).length;

/** A drawn cover has about 10 kB, a photograph about 30 kB. */
const PICTURE_BYTES = 20_000;
/** Bytes per minute of reading with markup; other scripts than Latin need up to twice as many. */
const MINUTE_BYTES = 1_600;

/** Estimates the size of a guide from its number of pictures, rounded to 10 kB. */
export function estimateBytes(minutes: number, pictures: number): number {
  const bytes = minutes * MINUTE_BYTES + pictures * PICTURE_BYTES;
  return Math.max(1, Math.round(bytes / 10_000)) * 10_000;
}

/** Returns a size as number and unit for translation, with Western digits. */
export function sizeIn(bytes: number): { readonly unit: 'kB' | 'MB' | 'GB'; readonly n: string } {
  if (bytes <= 999_000) return { unit: 'kB', n: String(Math.ceil(bytes / 1e3)) };
  const [value, unit] = bytes < 999_500_000 ? ([bytes / 1e6, 'MB'] as const) : ([bytes / 1e9, 'GB'] as const);
  return { unit, n: value.toFixed(value < 10 ? 1 : 0) };
}
