import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { IsoDay } from '../../../../src/content/facts/fact.ts';

/** The part of a document that names its author and the moments of its making. */
const PROPERTIES = 'docProps/core.xml';
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/**
 * The same bytes for the same content: an archive of DOCX or XLSX packed again, with the day of its edition in place of
 * the moment at which it was made. @throws Error for what is no archive
 */
export function datedArchive(bytes: Uint8Array, day: IsoDay): Uint8Array {
  const parts = unzipSync(bytes);
  const properties = parts[PROPERTIES];
  if (properties) parts[PROPERTIES] = strToU8(strFromU8(properties).replaceAll(MOMENT, `${day}T00:00:00Z`));
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Archives know no time zone: what is written is the local clock's, so that is what the day is made of.
  return zipSync(parts, { level: 9, mtime: new Date(year, month - 1, date, 12) });
}
