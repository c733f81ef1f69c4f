import type { PagePath } from '../navigation.ts';

/** An authority that issues licences: its full name, and the short one that everybody uses. */
export interface Authority {
  readonly name: string;
  readonly short: string;
}

/** A kind of licence (HO-09); its words are in the home page's locale files. */
export interface LicenceType {
  readonly id: 'mainland' | 'freeZone' | 'offshore';
  readonly to: PagePath;
  /** Its own colour: the token `--licence-<colour>`. */
  readonly colour: 'saffron' | 'teal' | 'indigo';
  readonly authorities: readonly Authority[];
}

/** The kinds of licence, in order; the second is selected at first. */
export const licenceTypes: readonly LicenceType[] = [
  {
    id: 'mainland',
    to: '/licensing/mainland-company-dubai',
    colour: 'saffron',
    authorities: [
      { name: 'Dubai Department of Economy and Tourism', short: 'DET' },
      { name: 'Abu Dhabi Department of Economic Development', short: 'ADDED' },
      { name: 'Sharjah Economic Development Department', short: 'SEDD' },
    ],
  },
  {
    id: 'freeZone',
    to: '/business-guide/free-zone-comparison',
    colour: 'teal',
    authorities: [
      { name: 'International Free Zone Authority', short: 'IFZA' },
      { name: 'Meydan Free Zone', short: 'Meydan' },
      { name: 'Sharjah Publishing City Free Zone', short: 'SPC' },
      { name: 'Sharjah Media City', short: 'Shams' },
      { name: 'Dubai Multi Commodities Centre', short: 'DMCC' },
    ],
  },
  {
    id: 'offshore',
    to: '/licensing/offshore-company-uae',
    colour: 'indigo',
    authorities: [
      { name: 'Jebel Ali Free Zone Authority', short: 'JAFZA' },
      { name: 'Ras Al Khaimah International Corporate Centre', short: 'RAK ICC' },
      { name: 'Ajman Free Zone', short: 'AFZ' },
    ],
  },
];

/** The one that is selected at first (HO-09). */
export const FIRST_LICENCE_TYPE = 1;

/** What speaks for each of them; the words are in the home page's locale files. */
export const licenceFeatures = ['ownership', 'tax', 'process'] as const;
