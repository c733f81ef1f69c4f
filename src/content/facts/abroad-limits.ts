import type { Fact } from './fact.ts';

const CHECKED = { checkedOn: '2026-11-29', certainty: 'stated' } as const;

const ESTONIAN_LIMITS = {
  ...CHECKED,
  source: 'Estonian Income Tax Act, limits since 2025; as listed by Estonian accountants',
  url: 'https://www.bizzvance.com/post/increased-tax-exempt-limits',
  validFrom: '2025-01-01',
} as const;

/** Facts on the United Kingdom and Estonia: limits of tax, company and immigration rules. */
export const abroadLimitFacts = {
  'uk-health-surcharge': {
    ...CHECKED,
    value: 1035,
    unit: 'GBP',
    covers: 'Immigration health surcharge for an adult, for each year of a UK visa',
    source: 'Home Office; House of Commons Library, briefing 7274',
    url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
    validFrom: '2024-02-06',
  },
  'uk-director-loan-approval': {
    ...CHECKED,
    value: 10_000,
    unit: 'GBP',
    covers: 'Loan to a director up to which a UK company needs no approval by its members',
    source: 'Companies Act 2006, section 207',
    url: 'https://www.legislation.gov.uk/ukpga/2006/46/section/207',
  },
  'uk-director-loan-tax': {
    ...CHECKED,
    value: 35.75,
    unit: '%',
    covers:
      'Tax of a UK company on a loan to a director who owns shares, while the loan is not repaid in time',
    source: 'Corporation Tax Act 2010, section 455, rate for loans from April 2026',
    url: 'https://www.bgm.co.uk/insight/news/tax-charges-to-rise-on-loans-to-directors',
    validFrom: '2026-04-06',
  },
  'uk-deposit-insurance': {
    ...CHECKED,
    value: 120_000,
    unit: 'GBP',
    covers: 'Deposits for each customer and bank that the UK compensation scheme covers',
    source: 'Financial Services Compensation Scheme',
    url: 'https://www.fscs.org.uk/what-we-cover/banks-building-societies-credit-unions/deposit-limit-increase',
    validFrom: '2025-12-01',
  },
  'ee-nomad-income': {
    ...CHECKED,
    value: 4500,
    unit: 'EUR',
    covers: 'Monthly income before tax, over the preceding six months, for an Estonian digital nomad visa',
    source: 'Embassy of Estonia in New Delhi, digital nomad visa',
    url: 'https://newdelhi.mfa.ee/digital-nomad-visa/',
  },
  'ee-gift-limit': {
    ...ESTONIAN_LIMITS,
    value: 21,
    unit: 'EUR',
    covers:
      'Value before VAT of an advertising gift up to which an Estonian company pays no income tax on it',
  },
  'ee-guest-limit': {
    ...ESTONIAN_LIMITS,
    value: 50,
    unit: 'EUR',
    covers: 'Monthly costs of entertaining guests on which an Estonian company pays no income tax',
  },
  'ee-guest-limit-share': {
    ...ESTONIAN_LIMITS,
    value: 2,
    unit: '%',
    covers: 'Share of the month’s pay that an Estonian company can spend on guests in addition',
  },
} as const satisfies Record<string, Fact>;
