import type home from '../../i18n/locales/en.home.json';
import ecommerce from '../art/industries/ecommerce.svg?no-inline';
import healthcare from '../art/industries/healthcare.svg?no-inline';
import logistics from '../art/industries/logistics.svg?no-inline';
import realEstate from '../art/industries/real-estate.svg?no-inline';
import restaurant from '../art/industries/restaurant.svg?no-inline';
import technology from '../art/industries/technology.svg?no-inline';
import tourism from '../art/industries/tourism.svg?no-inline';
import trading from '../art/industries/trading.svg?no-inline';
import type { PagePath } from '../navigation.ts';

type IndustryWords = keyof (typeof home)['industries'];

/** The names of the industries: those words that have a description beside them. */
type IndustryId = {
  [Key in IndustryWords]: `${Key}Text` extends IndustryWords ? Key : never;
}[IndustryWords];

/** An industry that founders recognise themselves in, and the page of its licence (HO-04). */
export interface Industry {
  /** Its name in the words of the home page is `industries.<id>`, its description `industries.<id>Text`. */
  readonly id: IndustryId;
  /** Address of its drawing, 64 by 64. */
  readonly picture: string;
  readonly to: PagePath;
}

/** The eight industries in their order (HO-04). */
export const industries: readonly Industry[] = [
  { id: 'trading', picture: trading, to: '/licensing/trading-license-dubai' },
  { id: 'ecommerce', picture: ecommerce, to: '/licensing/ecommerce-license-dubai' },
  { id: 'restaurant', picture: restaurant, to: '/licensing/restaurant-license-dubai' },
  { id: 'realEstate', picture: realEstate, to: '/licensing/real-estate-brokerage-dubai' },
  { id: 'technology', picture: technology, to: '/licensing/it-software-license-dubai' },
  { id: 'healthcare', picture: healthcare, to: '/licensing/medical-clinic-license-dubai' },
  { id: 'logistics', picture: logistics, to: '/licensing/logistics-license-dubai' },
  { id: 'tourism', picture: tourism, to: '/licensing/tourism-license' },
];
