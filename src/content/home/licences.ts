import { readData } from '../yaml/readData.ts';
import { licencesFile, type LicenceType } from './licencesFile.ts';

/** The kinds of licences on the home page. In a bundle, `contentFiles` replaces this module by its data. */
export const licenceTypes: readonly LicenceType[] = readData('src/content/home/licences.yaml', licencesFile);
