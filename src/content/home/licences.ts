import type { PagePath } from '../navigation.ts';

export interface Authority {
  readonly name: string;
  readonly short: string;
}

export interface LicenceType {
  readonly id: 'mainland' | 'freeZone' | 'offshore';
  readonly to: PagePath;
  /** The token `--licence-<colour>`. */
  readonly colour: 'saffron' | 'teal' | 'indigo';
  readonly authorities: readonly Authority[];
}

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

export const FIRST_LICENCE_TYPE = 1;

export const licenceFeatures = ['ownership', 'tax', 'process'] as const;
