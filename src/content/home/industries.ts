import type home from '../../i18n/locales/en.home.json';
import ecommerce from '../art/industries/ecommerce.svg?no-inline';
import healthcare from '../art/industries/healthcare.svg?no-inline';
import logistics from '../art/industries/logistics.svg?no-inline';
import realEstate from '../art/industries/real-estate.svg?no-inline';
import restaurant from '../art/industries/restaurant.svg?no-inline';
import clinic from '../art/industries/clinic.svg?no-inline';
import technology from '../art/industries/technology.svg?no-inline';
import tourism from '../art/industries/tourism.svg?no-inline';
import trading from '../art/industries/trading.svg?no-inline';
import floorPlan from '../art/slides/amendments.svg?no-inline';
import shop from '../art/slides/ecommerce.svg?no-inline';
import market from '../art/slides/fruits.svg?no-inline';
import harbourCrane from '../art/slides/industrial.svg?no-inline';
import boat from '../art/slides/local-sponsor.svg?no-inline';
import coffee from '../art/slides/restaurant.svg?no-inline';
import website from '../art/slides/web-design.svg?no-inline';
import type { PagePath } from '../navigation.ts';

type IndustryWords = keyof (typeof home)['industries'];

type IndustryId = {
  [Key in IndustryWords]: `${Key}Text` extends IndustryWords ? Key : never;
}[IndustryWords];

export interface Industry {
  /** The messages `industries.<id>` and `industries.<id>Text` are its name and description. */
  readonly id: IndustryId;
  readonly icon: string;
  readonly image: string;
  readonly to: PagePath;
}

export const industries: readonly Industry[] = [
  { id: 'trading', icon: trading, image: market, to: '/licensing/trading-license-dubai' },
  { id: 'ecommerce', icon: ecommerce, image: shop, to: '/licensing/ecommerce-license-dubai' },
  { id: 'restaurant', icon: restaurant, image: coffee, to: '/licensing/restaurant-license-dubai' },
  { id: 'realEstate', icon: realEstate, image: floorPlan, to: '/licensing/real-estate-brokerage-dubai' },
  { id: 'technology', icon: technology, image: website, to: '/licensing/it-software-license-dubai' },
  { id: 'healthcare', icon: healthcare, image: clinic, to: '/licensing/medical-clinic-license-dubai' },
  { id: 'logistics', icon: logistics, image: harbourCrane, to: '/licensing/logistics-license-dubai' },
  { id: 'tourism', icon: tourism, image: boat, to: '/licensing/tourism-license' },
];
