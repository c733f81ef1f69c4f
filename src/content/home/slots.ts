import { readData } from '../yaml/readData.ts';
import { type Slot, slotsFile } from './slotsFile.ts';

/** The times of meetings. In a bundle, `contentFiles` replaces this module by its data. */
export const slots: readonly Slot[] = readData('src/content/home/slots.yaml', slotsFile);
