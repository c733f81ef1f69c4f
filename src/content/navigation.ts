import { startingPrices } from './offers/prices.ts';
import type { PackageId } from './offers/pricesFile.ts';
import type menu from '../i18n/locales/en.menu.json';
import type { MenuIconName } from './menuIcons.ts';
import type { MenuName } from './menuNames.ts';

type MenuWords = typeof menu;

/** The address of a page in the navigation; the menu's messages have its title in `titles`. */
export type PagePath = keyof MenuWords['titles'];

/** A link to a page. `short` replaces the page's title; `note` is a short description. */
export interface MenuLink {
  readonly to: PagePath;
  readonly short?: keyof MenuWords['short'];
  readonly note?: keyof MenuWords['notes'];
  /** An overview of the column's other links, shown apart. */
  readonly overview?: true;
}

export interface MenuItem extends MenuLink {
  readonly icon: MenuIconName;
}

export interface MenuColumn {
  readonly heading: keyof MenuWords['headings'];
  readonly links: readonly MenuItem[];
  readonly wide?: boolean;
}

export interface MenuTab {
  readonly label: keyof MenuWords['tabs'];
  readonly columns: readonly MenuColumn[];
}

export interface MegaMenu {
  readonly tabs?: readonly MenuTab[];
  readonly columns: readonly MenuColumn[];
}

const link = (to: PagePath, rest: Omit<MenuLink, 'to'> = {}): MenuLink => ({ to, ...rest });
const item = (icon: MenuIconName, to: PagePath, rest: Omit<MenuLink, 'to'> = {}): MenuItem => ({
  to,
  icon,
  ...rest,
});

const LICENCES: readonly MenuItem[] = [
  item('briefcase', '/licensing/professional-license', { short: 'professional', note: 'professional' }),
  item('shop', '/licensing/commercial-license', { short: 'commercial', note: 'commercial' }),
  item('factory', '/licensing/industrial-license', { short: 'industrial', note: 'industrial' }),
  item('palm', '/licensing/tourism-license', { short: 'tourism', note: 'tourism' }),
  item('bag', '/licensing/ecommerce-license-dubai', { short: 'eTrader', note: 'eTrader' }),
];

export const megaMenus: Readonly<Record<MenuName, MegaMenu>> = {
  licensing: {
    tabs: [
      {
        label: 'mainland',
        columns: [
          {
            heading: 'mainlandLicences',
            links: [
              ...LICENCES,
              item('city', '/licensing/mainland-company-dubai', { short: 'allMainland', overview: true }),
            ],
          },
        ],
      },
      {
        label: 'freeZone',
        columns: [
          {
            heading: 'freeZoneLicences',
            links: [
              ...LICENCES,
              item('zones', '/licensing/free-zone-company-uae', { short: 'allFreeZone', overview: true }),
            ],
          },
        ],
      },
      {
        label: 'offshore',
        columns: [
          {
            heading: 'offshoreLicences',
            links: [
              ...LICENCES,
              item('anchor', '/licensing/offshore-company-uae', { short: 'allOffshore', overview: true }),
            ],
          },
        ],
      },
    ],
    columns: [
      {
        heading: 'byActivity',
        wide: true,
        links: [
          item('bag', '/licensing/ecommerce-license-dubai', { short: 'ecommerce' }),
          item('meal', '/licensing/restaurant-license-dubai', { short: 'restaurant' }),
          item('box', '/licensing/trading-license-dubai', { short: 'trading' }),
          item('palm', '/licensing/fruit-trading-license-dubai', { short: 'fruits' }),
          item('house', '/licensing/real-estate-brokerage-dubai', { short: 'realEstate' }),
          item('talk', '/licensing/consultancy-license-dubai', { short: 'consultancy' }),
          item('gem', '/licensing/gold-trading-license-dubai', { short: 'gold' }),
          item('truck', '/licensing/logistics-license-dubai', { short: 'logistics' }),
          item('health', '/licensing/medical-clinic-license-dubai', { short: 'medical' }),
          item('code', '/licensing/it-software-license-dubai', { short: 'software' }),
          item('car', '/licensing/used-car-trading-license', { short: 'usedCars' }),
        ],
      },
    ],
  },
  guide: {
    columns: [
      {
        heading: 'decide',
        links: [
          item('flag', '/business-guide/how-to-start-a-business-in-dubai', { note: 'howToStart' }),
          item('pin', '/business-guide/where-to-setup-dubai', { note: 'whereToSetup' }),
          item('sun', '/business-guide/why-dubai', { note: 'whyDubai' }),
          item('scales', '/business-guide/free-zone-comparison', { note: 'compareZones' }),
          item('anchor', '/uk', { note: 'uk' }),
          item('city', '/europe', { note: 'europe' }),
        ],
      },
      {
        heading: 'prepare',
        links: [
          item('clock', '/business-guide/costs-timelines', { note: 'costsTimelines' }),
          item('papers', '/business-guide/documents-checklist', { note: 'documents' }),
          item('bank', '/business-guide/bank-account-guide', { note: 'bankGuide' }),
          item('percent', '/business-guide/corporate-tax-basics', { note: 'taxBasics' }),
        ],
      },
      {
        heading: 'tools',
        links: [
          item('sums', '/calculator'),
          item('checks', '/checklist'),
          item('steps', '/process'),
          item('question', '/faq'),
          item('download', '/downloads/setup-guide'),
          item('download', '/downloads/company-profile'),
        ],
      },
    ],
  },
  services: {
    tabs: [
      {
        label: 'setupEssentials',
        columns: [
          {
            heading: 'setupEssentials',
            links: [
              item('bank', '/services/bank-account-opening-uae'),
              item('person', '/services/local-sponsor-dubai'),
              item('papers', '/services/pro-services-uae'),
              item('stamp', '/services/document-attestation'),
            ],
          },
        ],
      },
      {
        label: 'ipLegal',
        columns: [
          {
            heading: 'ipLegal',
            links: [
              item('registered', '/services/trademark-registration-uae'),
              item('shield', '/services/brand-protection-uae'),
            ],
          },
        ],
      },
      {
        label: 'corporateChanges',
        columns: [
          {
            heading: 'corporateChanges',
            links: [
              item('pen', '/services/company-amendments'),
              item('exchange', '/services/share-transfer'),
              item('door', '/services/company-liquidation-uae'),
            ],
          },
        ],
      },
    ],
    columns: [
      {
        heading: 'moreServices',
        links: [
          item('laptop', '/services/web-design-dubai'),
          item('search', '/services/seo-dubai'),
          item('zones', '/services/matrix'),
          item('tag', '/services/pricing'),
        ],
      },
    ],
  },
  workspace: {
    columns: [
      {
        heading: 'desks',
        links: [
          item('mail', '/workspace/virtual-office-dubai'),
          item('desk', '/workspace/flexi-desk-dubai'),
          item('door', '/workspace/cabin-office-dubai'),
        ],
      },
      {
        heading: 'offices',
        links: [
          item('briefcase', '/workspace/business-center-rental'),
          item('city', '/workspace/office-space-dubai'),
          item('pin', '/workspace/office-space-uae'),
        ],
      },
      {
        heading: 'choose',
        links: [
          item('search', '/workspace/finder'),
          item('book', '/workspace/guide'),
          item('checks', '/workspace/requirements'),
        ],
      },
    ],
  },
  accounting: {
    columns: [
      {
        heading: 'books',
        links: [
          item('book', '/accounting/bookkeeping-uae'),
          item('search', '/accounting/audit-services-uae'),
          item('chart', '/accounting/cfo-as-a-service'),
        ],
      },
      {
        heading: 'tax',
        links: [
          item('stamp', '/accounting/vat-registration-uae'),
          item('papers', '/accounting/vat-return-filing-uae'),
          item('percent', '/accounting/tax-advice-uae'),
        ],
      },
      {
        heading: 'compliance',
        links: [
          item('people', '/accounting/ubo-aml'),
          item('shield', '/accounting/esr'),
          item('calendar', '/accounting/templates'),
          item('tag', '/accounting/packages'),
        ],
      },
    ],
  },
  visa: {
    columns: [
      {
        heading: 'forOwners',
        links: [
          item('chart', '/visa/investor-visa-dubai'),
          item('bank', '/visa/investor-visa-uae'),
          item('star', '/visa/golden-visa-uae'),
          item('laptop', '/visa/freelance-visa-dubai'),
        ],
      },
      {
        heading: 'forPeople',
        links: [
          item('briefcase', '/visa/work-visa-uae'),
          item('people', '/visa/family-visa-uae'),
          item('house', '/visa/maid-visa-dubai'),
        ],
      },
      {
        heading: 'stay',
        links: [
          item('talk', '/visa/business-visa-uae'),
          item('suitcase', '/visa/tourist-visa-uae'),
          item('checks', '/visa/requirements'),
          item('clock', '/visa/timelines'),
        ],
      },
    ],
  },
  company: {
    columns: [
      {
        heading: 'firm',
        links: [
          item('anchor', '/company/about'),
          item('people', '/company/team'),
          item('flag', '/company/milestones'),
          item('exchange', '/company/partners'),
        ],
      },
      {
        heading: 'proof',
        links: [
          item('voices', '/company/testimonials'),
          item('folder', '/company/case-studies'),
          item('megaphone', '/company/media'),
        ],
      },
      {
        heading: 'contact',
        links: [item('phone', '/company/contact'), item('briefcase', '/company/careers')],
      },
    ],
  },
};

export interface PackageTeaser {
  readonly to: PagePath;
  readonly short: keyof MenuWords['short'];
  /** The licence only; shown without a currency. */
  readonly price: number;
  readonly whole: number;
}

const teaser = (id: PackageId): PackageTeaser => ({
  to: `/packages/${id}`,
  short: id,
  price: startingPrices[id].licence,
  whole: startingPrices[id].whole,
});

export const packageTeasers: readonly PackageTeaser[] = [
  teaser('shams'),
  teaser('spc'),
  teaser('ifza'),
  teaser('meydan'),
];

export interface FooterColumn {
  readonly heading: keyof MenuWords['footer'];
  readonly links: readonly MenuLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'licences',
    links: [
      link('/licensing/commercial-license'),
      link('/licensing/professional-license'),
      link('/licensing/industrial-license'),
      link('/licensing/tourism-license'),
      link('/licensing/ecommerce-license-dubai'),
    ],
  },
  {
    heading: 'freeZones',
    links: [
      link('/packages/meydan'),
      link('/packages/ifza'),
      link('/packages/spc'),
      link('/packages/shams'),
      link('/business-guide/free-zone-comparison'),
    ],
  },
  {
    heading: 'industries',
    links: [
      link('/licensing/restaurant-license-dubai', { short: 'restaurant' }),
      link('/licensing/real-estate-brokerage-dubai', { short: 'realEstate' }),
      link('/licensing/gold-trading-license-dubai', { short: 'gold' }),
      link('/licensing/logistics-license-dubai', { short: 'logistics' }),
      link('/licensing/medical-clinic-license-dubai', { short: 'medical' }),
    ],
  },
  {
    heading: 'emirates',
    links: [
      link('/emirates/dubai'),
      link('/emirates/abu-dhabi'),
      link('/emirates/sharjah'),
      link('/emirates/ajman'),
      link('/emirates/ras-al-khaimah'),
    ],
  },
];

/** Other jurisdictions (PG-06), in the footer above the legal pages. */
export const abroadLinks: readonly MenuLink[] = [link('/uk'), link('/europe')];

export const legalLinks: readonly MenuLink[] = [
  link('/legal/privacy'),
  link('/legal/terms'),
  link('/legal/cookies'),
];

/** The overview of each section; addresses of its pages begin with its own (PG-01). */
export const sectionPaths: readonly PagePath[] = [
  '/licensing',
  '/business-guide',
  '/services',
  '/workspace',
  '/accounting',
  '/visa',
  '/company',
  '/packages',
  '/emirates',
  '/downloads',
  '/legal',
  '/uk',
  '/europe',
];

const ABROAD: readonly PagePath[] = [
  '/uk/company-types',
  '/uk/costs',
  '/uk/annual-filings',
  '/uk/tax',
  '/uk/bank-account',
  '/uk/registered-office',
  '/uk/directors-duties',
  '/uk/immigration',
  '/uk/closing',
  '/europe/company-types',
  '/europe/costs',
  '/europe/annual-filings',
  '/europe/tax',
  '/europe/bank-account',
  '/europe/address-and-board',
  '/europe/immigration',
  '/europe/closing',
];

const OTHERS: readonly PagePath[] = ['/login'];

const linksOf = ({ tabs = [], columns }: MegaMenu) =>
  [...tabs.flatMap((tab) => tab.columns), ...columns].flatMap((column) => column.links);

export const navigationPaths: readonly PagePath[] = [
  ...new Set(
    [
      ...Object.values(megaMenus).flatMap(linksOf),
      ...footerColumns.flatMap((column) => column.links),
      ...legalLinks,
      ...packageTeasers,
    ]
      .map(({ to }) => to)
      .concat(sectionPaths, ABROAD, OTHERS),
  ),
];
