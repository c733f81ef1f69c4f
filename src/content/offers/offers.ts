import { readData } from '../yaml/readData.ts';
import { type Offer, type OfferId, offersFile } from './offersFile.ts';

/**
 * The table of offers (PG-04) for the package pages, `/packages`, `/services/pricing` and the calculator. In a bundle,
 * `contentFiles` replaces this module by its data.
 */
export const offers: Readonly<Record<OfferId, Offer>> = readData(
  'src/content/offers/offers.yaml',
  offersFile,
);

export const { shams, spc, ifza, meydan } = offers;
