import { persisted, textCodec } from './storage/persisted.ts';

const flag = persisted('reading', textCodec);

/** Notes that this device stores reading positions: pages that could offer to continue need not open the database otherwise. */
export const noteBegun = (): boolean => flag.write('begun');

/** Whether it does. */
export const hasBegun = (): boolean => flag.read() !== '';
