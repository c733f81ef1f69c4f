import { persisted, textCodec } from './storage/persisted.ts';

const flag = persisted('reading', textCodec);

/** Notes that this device stores reading positions, so that other pages need not open the database to find none. */
export const markReadingProgress = (): boolean => flag.write('begun');

/** True when this device stores reading positions. */
export const hasReadingProgress = (): boolean => flag.read() !== '';
