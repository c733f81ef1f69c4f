import { persisted, textCodec } from './storage/persisted.ts';

const flag = persisted('reading', textCodec);

/** Records that this device stores reading positions; other pages then need not open the database. */
export const markReadingProgress = (): boolean => flag.write('begun');

/** Returns true when this device stores reading positions. */
export const hasReadingProgress = (): boolean => flag.read() !== '';
