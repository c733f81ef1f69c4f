import type menu from '../i18n/locales/en.menu.json';
import type { MenuName } from './menuNames.ts';

type MenuWords = typeof menu;

/** The address of a page that the navigation names; its title is `titles` in the menu's words. */
export type PagePath = keyof MenuWords['titles'];

/** A link to a page. Without `short` it bears the page's title; a note says in a few words what is there. */
export interface MenuLink {
  readonly to: PagePath;
  readonly short?: keyof MenuWords['short'];
  readonly note?: keyof MenuWords['notes'];
}

/** Links under a heading; `wide` ones stand in two columns. */
export interface MenuColumn {
  readonly heading: keyof MenuWords['headings'];
  readonly links: readonly MenuLink[];
  readonly wide?: boolean;
}

/** One of a menu's tabs with the columns that it shows. */
export interface MenuTab {
  readonly label: keyof MenuWords['tabs'];
  readonly columns: readonly MenuColumn[];
}

/** What a mega menu shows (FR-03, FR-04): tabs, if it has any, then columns; two to four columns in all. */
export interface MegaMenu {
  readonly tabs?: readonly MenuTab[];
  readonly columns: readonly MenuColumn[];
}

const LICENCES: readonly MenuLink[] = [
  { to: '/licensing/professional-license', short: 'professional', note: 'professional' },
  { to: '/licensing/commercial-license', short: 'commercial', note: 'commercial' },
  { to: '/licensing/industrial-license', short: 'industrial', note: 'industrial' },
  { to: '/licensing/tourism-license', short: 'tourism', note: 'tourism' },
  { to: '/licensing/ecommerce-license-dubai', short: 'eTrader', note: 'eTrader' },
];

const link = (to: PagePath, rest: Omit<MenuLink, 'to'> = {}): MenuLink => ({ to, ...rest });

/** The mega menus of the main navigation. */
export const megaMenus: Readonly<Record<MenuName, MegaMenu>> = {
  licensing: {
    tabs: [
      {
        label: 'mainland',
        columns: [
          {
            heading: 'mainlandLicences',
            links: [...LICENCES, link('/licensing/mainland-company-dubai', { short: 'allMainland' })],
          },
        ],
      },
      {
        label: 'freeZone',
        columns: [
          {
            heading: 'freeZoneLicences',
            links: [...LICENCES, link('/licensing/free-zone-company-uae', { short: 'allFreeZone' })],
          },
        ],
      },
      {
        label: 'offshore',
        columns: [
          {
            heading: 'offshoreLicences',
            links: [...LICENCES, link('/licensing/offshore-company-uae', { short: 'allOffshore' })],
          },
        ],
      },
    ],
    columns: [
      {
        heading: 'byActivity',
        wide: true,
        links: [
          link('/licensing/ecommerce-license-dubai', { short: 'ecommerce' }),
          link('/licensing/restaurant-license-dubai', { short: 'restaurant' }),
          link('/licensing/trading-license-dubai', { short: 'trading' }),
          link('/licensing/real-estate-brokerage-dubai', { short: 'realEstate' }),
          link('/licensing/consultancy-license-dubai', { short: 'consultancy' }),
          link('/licensing/gold-trading-license-dubai', { short: 'gold' }),
          link('/licensing/logistics-license-dubai', { short: 'logistics' }),
          link('/licensing/medical-clinic-license-dubai', { short: 'medical' }),
          link('/licensing/it-software-license-dubai', { short: 'software' }),
          link('/licensing/used-car-trading-license', { short: 'usedCars' }),
        ],
      },
    ],
  },
  guide: {
    columns: [
      {
        heading: 'decide',
        links: [
          link('/business-guide/how-to-start-a-business-in-dubai', { note: 'howToStart' }),
          link('/business-guide/where-to-setup-dubai', { note: 'whereToSetup' }),
          link('/business-guide/why-dubai', { note: 'whyDubai' }),
          link('/business-guide/free-zone-comparison', { note: 'compareZones' }),
        ],
      },
      {
        heading: 'prepare',
        links: [
          link('/business-guide/costs-timelines', { note: 'costsTimelines' }),
          link('/business-guide/documents-checklist', { note: 'documents' }),
          link('/business-guide/bank-account-guide', { note: 'bankGuide' }),
          link('/business-guide/corporate-tax-basics', { note: 'taxBasics' }),
        ],
      },
      {
        heading: 'tools',
        links: [
          link('/calculator'),
          link('/checklist'),
          link('/process'),
          link('/faq'),
          link('/downloads/setup-guide'),
          link('/downloads/company-profile'),
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
              link('/services/bank-account-opening-uae'),
              link('/services/local-sponsor-dubai'),
              link('/services/pro-services-uae'),
              link('/services/document-attestation'),
            ],
          },
        ],
      },
      {
        label: 'ipLegal',
        columns: [
          {
            heading: 'ipLegal',
            links: [link('/services/trademark-registration-uae'), link('/services/brand-protection-uae')],
          },
        ],
      },
      {
        label: 'corporateChanges',
        columns: [
          {
            heading: 'corporateChanges',
            links: [
              link('/services/company-amendments'),
              link('/services/share-transfer'),
              link('/services/company-liquidation-uae'),
            ],
          },
        ],
      },
    ],
    columns: [{ heading: 'overview', links: [link('/services/matrix'), link('/services/pricing')] }],
  },
  workspace: {
    columns: [
      {
        heading: 'desks',
        links: [
          link('/workspace/virtual-office-dubai'),
          link('/workspace/flexi-desk-dubai'),
          link('/workspace/cabin-office-dubai'),
        ],
      },
      {
        heading: 'offices',
        links: [
          link('/workspace/business-center-rental'),
          link('/workspace/office-space-dubai'),
          link('/workspace/office-space-uae'),
        ],
      },
      {
        heading: 'choose',
        links: [link('/workspace/finder'), link('/workspace/guide'), link('/workspace/requirements')],
      },
    ],
  },
  accounting: {
    columns: [
      {
        heading: 'books',
        links: [
          link('/accounting/bookkeeping-uae'),
          link('/accounting/audit-services-uae'),
          link('/accounting/cfo-as-a-service'),
        ],
      },
      {
        heading: 'tax',
        links: [
          link('/accounting/vat-registration-uae'),
          link('/accounting/vat-return-filing-uae'),
          link('/accounting/tax-advice-uae'),
        ],
      },
      {
        heading: 'compliance',
        links: [
          link('/accounting/ubo-aml'),
          link('/accounting/esr'),
          link('/accounting/templates'),
          link('/accounting/packages'),
        ],
      },
    ],
  },
  visa: {
    columns: [
      {
        heading: 'forOwners',
        links: [
          link('/visa/investor-visa-dubai'),
          link('/visa/investor-visa-uae'),
          link('/visa/golden-visa-uae'),
          link('/visa/freelance-visa-dubai'),
        ],
      },
      {
        heading: 'forPeople',
        links: [link('/visa/work-visa-uae'), link('/visa/family-visa-uae'), link('/visa/maid-visa-dubai')],
      },
      {
        heading: 'stay',
        links: [
          link('/visa/business-visa-uae'),
          link('/visa/tourist-visa-uae'),
          link('/visa/requirements'),
          link('/visa/timelines'),
        ],
      },
    ],
  },
  company: {
    columns: [
      {
        heading: 'firm',
        links: [
          link('/company/about'),
          link('/company/team'),
          link('/company/milestones'),
          link('/company/partners'),
        ],
      },
      {
        heading: 'proof',
        links: [link('/company/testimonials'), link('/company/case-studies'), link('/company/media')],
      },
      { heading: 'contact', links: [link('/company/contact'), link('/company/careers')] },
    ],
  },
};

/** A starting price as the navigation names it (FR-05): without a currency. */
export interface PackageTeaser {
  readonly to: PagePath;
  readonly short: keyof MenuWords['short'];
  readonly price: number;
}

/** The Popular Packages dropdown. */
export const packageTeasers: readonly PackageTeaser[] = [
  { to: '/packages/meydan', short: 'meydan', price: 12_500 },
  { to: '/packages/ifza', short: 'ifza', price: 12_400 },
  { to: '/packages/spc', short: 'spc', price: 6375 },
  { to: '/packages/shams', short: 'shams', price: 5750 },
];

/** A column of the footer. */
export interface FooterColumn {
  readonly heading: keyof MenuWords['footer'];
  readonly links: readonly MenuLink[];
}

/** The footer's four columns (FR-08). */
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

/** The legal pages, at the very end. */
export const legalLinks: readonly MenuLink[] = [
  link('/legal/privacy'),
  link('/legal/terms'),
  link('/legal/cookies'),
];

/** The overviews of the sections, each above the pages whose addresses begin with its own (PG-01). */
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
];

/** Pages that are reached from elsewhere in the frame: top bar, packages, tools. */
const OTHERS: readonly PagePath[] = ['/login'];

const linksOf = ({ tabs = [], columns }: MegaMenu) =>
  [...tabs.flatMap((tab) => tab.columns), ...columns].flatMap((column) => column.links);

/** Every page that the navigation names, once (PG-01). */
export const navigationPaths: readonly PagePath[] = [
  ...new Set(
    [
      ...Object.values(megaMenus).flatMap(linksOf),
      ...footerColumns.flatMap((column) => column.links),
      ...legalLinks,
      ...packageTeasers,
    ].map(({ to }) => to),
  ),
  ...sectionPaths,
  ...OTHERS,
];
