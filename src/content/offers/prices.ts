import { readData } from '../yaml/readData.ts';
import { type PackageId, type PackagePrices, pricesFile } from './pricesFile.ts';

/**
 * The prices of the four packages (PG-04), without texts, because the menu is on every page. In a bundle,
 * `contentFiles` replaces this module by its data.
 */
export const startingPrices: Readonly<Record<PackageId, PackagePrices>> = readData(
  'src/content/offers/prices.yaml',
  pricesFile,
);
