import { firmFile } from './firmFile.ts';
import { readData } from './yaml/readData.ts';

/** The statements of `firm.yaml` (PG-04). In a bundle, `contentFiles` replaces this module by its data. */
export const {
  contact,
  openingHours,
  bookingFigures,
  support,
  trackRecord,
  blogFigures,
  reviews,
  partners,
  packagePrices,
  promises,
  reviewer,
  entries,
} = readData('src/content/firm.yaml', firmFile);
