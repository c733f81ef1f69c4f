import type { Fact } from './fact.ts';

const CHECKED = { checkedOn: '2026-11-29', certainty: 'stated' } as const;

const TRANSFER_PRICING = {
  ...CHECKED,
  unit: 'AED',
  source: 'Ministerial Decision 97 of 2023 on transfer pricing documentation',
  url: 'https://taxbox.ae/taxlaws/ministerial-decision-no-97-of-2023-requirements-for-maintaining-transfer-pricing-documentation-for-the-purposes-of-federal-decree-law-no-47-of-2022-on-the-taxation-of-corporations-and-businesses',
} as const;

const TAX_RESIDENCE = {
  ...CHECKED,
  unit: 'day',
  source: 'Cabinet Decision 85 of 2022 on tax residency',
  url: 'https://taxsummaries.pwc.com/united-arab-emirates/individual/residence',
} as const;

const ACCOUNTING = {
  ...CHECKED,
  unit: 'AED',
  source: 'Ministerial Decision 114 of 2023 on accounting standards',
  url: 'https://dlapiper.com/en-th/insights/publications/gulf-tax-insights/gulf-tax-insights---may-2023/ministerial-decision-no-114-of-2023-provides-clarity-on-applicable-accounting-standards',
} as const;

const CORRECTION = {
  ...CHECKED,
  source: 'Cabinet Decision 74 of 2023 on tax procedures',
  url: 'https://tax.gov.ae/Datafolder/Files/Legislation/Cabinet%20Decision%20No.%2074%20of%202023%20on%20Executive%20Regulation%20of%20Federal%20Decree-Law%20No.%2028%20of%202022%20on%20Tax%20Procedures%20-%20For%20Publishing.pdf',
} as const;

const CORPORATE_TAX = {
  ...CHECKED,
  source: 'Federal Decree-Law 47 of 2022 on corporate tax',
  url: 'https://uaelegislation.gov.ae/en/legislations/1582',
} as const;

const RENT_DECREE = {
  ...CHECKED,
  unit: '%',
  source: 'Dubai Decree 43 of 2013 on rent increases',
  url: 'https://www.mondaq.com/landlord-tenant--leases/1118706/facing-a-rent-increase-know-your-rights-and-options-legally?type=related',
} as const;

/** What brokers usually charge; no law sets it. */
const BROKERS = {
  unit: '%',
  source: 'Custom of the market, as described by Gulf Press and eXp Dubai',
  url: 'https://gulfpress.net/business/dubai-renters-in-budget-friendly-properties-encounter-higher-broker-fees-news',
  checkedOn: '2026-11-29',
  certainty: 'about',
} as const;

/** Facts on the UAE: limits of tax, property and trademark rules. */
export const uaeLimitFacts = {
  'uae-tp-revenue': {
    ...TRANSFER_PRICING,
    value: 200_000_000,
    covers: 'Own revenue from which a UAE company keeps a master file and a local file on transfer pricing',
  },
  'uae-tp-group-revenue': {
    ...TRANSFER_PRICING,
    value: 3_150_000_000,
    covers: 'Revenue of the group from which its UAE member keeps a master file and a local file',
  },
  'uae-tax-residence-days': {
    ...TAX_RESIDENCE,
    value: 183,
    covers: 'Days in the UAE within twelve months that make an individual a UAE tax resident',
  },
  'uae-tax-residence-days-home': {
    ...TAX_RESIDENCE,
    value: 90,
    covers:
      'Days in the UAE within twelve months that make a UAE resident with a home, job or business there a UAE tax resident',
  },
  'uae-cash-basis-revenue': {
    ...ACCOUNTING,
    value: 3_000_000,
    covers: 'Revenue up to which a UAE business can keep its accounts on a cash basis',
  },
  'uae-ifrs-small-revenue': {
    ...ACCOUNTING,
    value: 50_000_000,
    covers: 'Revenue up to which a UAE business can use the shorter accounting standard, IFRS for SMEs',
  },
  'uae-tax-correction-limit': {
    ...CORRECTION,
    value: 10_000,
    unit: 'AED',
    covers: 'Tax declared too low up to which a UAE return is corrected in a later return',
  },
  'uae-voluntary-disclosure-window': {
    ...CORRECTION,
    value: '20 business days',
    unit: 'text',
    covers: 'Time for a UAE voluntary disclosure after the error was noticed',
  },
  'uae-vat-records-property': {
    ...CHECKED,
    value: 15,
    unit: 'year',
    covers: 'Time for keeping UAE VAT records on real estate',
    source: 'Cabinet Decision 52 of 2017, Article 71, as amended by Cabinet Decision 100 of 2024',
    url: 'https://gcctaxlaws.com/decisions/uae-indirecttax-law-vat-uaevat-8-of-2017-as-amended-ers-52-article-71-of-2017',
  },
  'uae-vat-registration-answer': {
    ...CHECKED,
    value: '20 business days',
    unit: 'text',
    covers: 'Time in which the Federal Tax Authority decides on a complete UAE VAT registration',
    source: 'Federal Tax Authority, VAT registration service',
    url: 'https://tax.gov.ae/en/services/vat.registration.aspx',
    publishedOn: '2024-02-22',
  },
  'uae-ct-loss-limit': {
    ...CORPORATE_TAX,
    value: 75,
    unit: '%',
    covers: 'Share of the taxable income of a period that earlier UAE tax losses can cover',
  },
  'uae-participation-share': {
    ...CORPORATE_TAX,
    value: 5,
    unit: '%',
    covers: 'Smallest shareholding for the UAE participation exemption',
  },
  'uae-participation-cost': {
    ...CORPORATE_TAX,
    value: 4_000_000,
    unit: 'AED',
    covers: 'Purchase cost from which a smaller shareholding can have the UAE participation exemption',
  },
  'uae-participation-holding': {
    ...CORPORATE_TAX,
    value: 12,
    unit: 'month',
    covers: 'Holding period for the UAE participation exemption',
  },
  'dubai-transfer-fee': {
    ...CHECKED,
    value: 4,
    unit: '%',
    covers: 'Fee for the transfer of a property in Dubai, on the sale price',
    source: 'Dubai Land Department, fees as listed by its registration trustees',
    url: 'https://atrust.ae/services',
  },
  'dubai-rent-rise-free': {
    ...RENT_DECREE,
    value: 10,
    covers: 'Gap below the average rent of the Dubai index up to which a landlord cannot raise the rent',
  },
  'dubai-rent-rise-most': {
    ...RENT_DECREE,
    value: 20,
    covers: 'Highest rise of a rent at renewal in Dubai',
  },
  'dubai-rent-notice': {
    ...CHECKED,
    value: 90,
    unit: 'day',
    covers: 'Notice before the end of the lease for a change of the rent in Dubai',
    source: 'Dubai rental law; as explained by lawyers on Mondaq and in Gulf News',
    url: 'https://www.mondaq.com/landlord-tenant-leases/1514996/facing-rent-increases-in-dubai-know-your-rights-video',
  },
  'broker-commission-sale': {
    ...BROKERS,
    value: 2,
    covers: 'Usual commission of a broker in Dubai on a sale, before VAT',
  },
  'broker-commission-lease': {
    ...BROKERS,
    value: 5,
    covers: 'Usual commission of a broker in Dubai on the first year’s rent, before VAT',
  },
  'property-visa-joint-share': {
    ...CHECKED,
    value: 400_000,
    unit: 'AED',
    covers:
      'Smallest share of each joint owner for a property owner’s residence in Dubai; none for sole owners',
    source: 'Dubai Land Department, Cube service centre, April 2026',
    url: 'https://cssm.etimg.com/wealth/real-estate/dubai-residential-visa-you-no-longer-need-minimum-7-5-lakh-dirhams-to-buy-a-property-dubai-land-department-makes-visa-rules-easier/articleshow/130607327.cms',
  },
  'trademark-programme-discount': {
    ...CHECKED,
    value: 50,
    unit: '%',
    covers: 'Discount on UAE trademark fees for members of the National SME Programme',
    source: 'Cabinet Resolution 102 of 2025; Ministry of Economy and Tourism, October 2025',
    url: 'https://www.khaleejtimes.com/business/uae-50-cut-in-trademark-service-fees-announced-for-eligible-business-owners',
    publishedOn: '2025-10-21',
  },
} as const satisfies Record<string, Fact>;
