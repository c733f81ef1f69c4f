import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'Most small companies in the UAE only need a correct return. Advice pays when one decision fixes your tax for several years: the free zone rate, dealings between related companies, or where the owner and company are resident.',
  keyFigures: [
    { label: 'New company must register within', fact: 'uae-ct-registration-window' },
    { label: 'Penalty for registering late', fact: 'uae-ct-late-registration' },
    { label: 'Further periods without the zone rate', fact: 'uae-qfzp-lost-periods' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Do it yourself, or take advice',
      columns: ['Usually fine without an adviser', 'Take advice before you act'],
      rows: [
        {
          label: 'Corporate tax',
          cells: [
            'Registering, filing for one simple company',
            'Groups, reorganisations, losses, sale of a business',
          ],
        },
        {
          label: 'Free zone',
          cells: ['Filing as an ordinary company', 'Claiming the free zone rate on any income'],
        },
        {
          label: 'Related parties',
          cells: ['A fair salary for one working owner', 'Loans, brands, services across borders'],
        },
        {
          label: 'Residence',
          cells: ['Living here and earning here only', 'Home, family or management in two countries'],
        },
        {
          label: 'VAT',
          cells: [
            'Sales at one rate in the country',
            'Property, designated zones, e-commerce, exempt supplies',
          ],
        },
        {
          label: 'Business in your own name',
          cells: [
            'Business turnover up to {{uae-ct-natural-person-turnover}} in a calendar year: no corporate tax. Wages, private investments and privately let property do not count',
            'Turnover above that',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Corporate tax in one paragraph and three decisions',
      paragraphs: [
        'Every company must register, within {{uae-ct-registration-window}} of incorporation if it is new; the penalty for being late is {{uae-ct-late-registration}}, waived if the first return arrives within {{uae-ct-penalty-waiver}} of the end of the period. Taxable income up to {{uae-ct-threshold}} is taxed at {{uae-ct-zero-rate}}, anything above at {{uae-ct-rate}}. The return and the payment are due {{uae-ct-payment-due}} after the period. The basics are [explained here](/business-guide/corporate-tax-basics); the estimate above works out three periods of your own.',
        'Advice starts with choices. You make them in a return or an application, and some bind you for years.',
      ],
      points: [
        '**Small Business Relief:** you can elect it in each return if revenue is up to {{uae-sbr-revenue-limit}} in this and every earlier period, for periods that end by {{uae-sbr-last-period-end}} (Ministerial Decision 131 of 2026, which moved the end from 2026). If you elect it, you give up that period’s losses.',
        '**Tax group:** one return for companies with almost entirely the same owners, but one band at the lower rate instead of several.',
        '**Accounting:** your financial year, cash or accrual basis if you are small, and when gains on assets count.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Free zone rate: conditions you must all meet',
      intro:
        'The rate of {{uae-qfzp-rate}} is only for a Qualifying Free Zone Person, and only for qualifying income. An address in a zone is not enough.',
      items: [
        {
          title: 'Qualifying activity or customer',
          text: 'The list is in Ministerial Decision 229 of 2025. Consultancy, marketing, custom software and retail usually do not qualify when the customer is not in a zone.',
        },
        {
          title: 'Real substance',
          text: 'People, premises and spending in the zone in proportion to the income.',
        },
        { title: 'Audited accounts', text: 'Each year, whatever the size.' },
        {
          title: 'Little other revenue',
          text: 'Non-qualifying revenue can be up to {{uae-qfzp-de-minimis-share}} of the total or {{uae-qfzp-de-minimis-amount}}, whichever is less.',
        },
        { title: 'Market prices', text: 'Charge related parties market prices, and document it.' },
        {
          title: 'If you fail one condition',
          text: 'You lose the status for that period and {{uae-qfzp-lost-periods}} more. Check every month.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Transfer pricing: what you need at your size',
      intro:
        'The market-price rule applies even to the smallest company that deals with its owner. The larger you are, the more documents you need.',
      groups: [
        {
          title: 'Any company that deals with related parties',
          items: [
            'Written contracts between the companies, signed before the work starts',
            'A note on how each price was set, with comparisons',
            'Evidence that the pay of owners and their relatives is at market level',
            'The disclosure in the return, above the limits',
          ],
        },
        {
          title: 'Above the limits of the ministerial decision on documentation',
          items: [
            'Local file',
            'Master file',
            'Both are needed from {{uae-tp-revenue}} of own revenue or {{uae-tp-group-revenue}} in the group (Ministerial Decision 97 of 2023)',
          ],
        },
        {
          title: 'Very large groups',
          items: [
            'Report by country',
            'Top-up tax of {{uae-top-up-rate}}, for groups with worldwide revenue from {{uae-top-up-revenue}}',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Residence: an Emirates ID is not enough',
      paragraphs: [
        'An Emirates ID does not make you a tax resident, and a UAE licence does not free a company that is run from a kitchen table in Europe. A foreign authority looks at where you sleep, where your family lives and where decisions are taken. If the company is managed there, that country may tax all of it.',
        'You are tax resident in the UAE after {{uae-tax-residence-days}} there within twelve months, after {{uae-tax-residence-days-home}} with a residence permit and a home or work there, or if the centre of your life is there (Cabinet Decision 85 of 2022); you apply to the tax authority for a certificate. The certificate only helps if there is a treaty with the other country, which still applies its own law first. Take advice in both countries before you move, because leaving can itself be taxed.',
      ],
    },
    {
      kind: 'text',
      heading: 'Opinion, return, status check: how each is priced',
      paragraphs: [],
      points: [
        '**First conversation** (adviser): often free, and without liability. Bring an ownership chart, licences, your latest accounts, contracts between your companies, and the number of days you spent in each country ([Schedule Meeting](/schedule)).',
        '**Written opinion** (adviser): a fixed price per question. It should give the facts, the law with the article, the answer, the risk and the date. If any of these is missing, it is only a letter.',
        '**Return** (accountant or tax agent): per company and year. Only a registered tax agent can represent you before the tax authority, so the offer should give the agent’s number.',
        '**Free zone status check** (adviser): by number of income streams, per year. The audit is extra.',
        '**Transfer pricing file** (specialist): by number of transactions and countries.',
        '**Clarification or residence certificate** (Federal Tax Authority): set by the authority’s fee list.',
      ],
    },
  ],
  related: [
    '/business-guide/corporate-tax-basics',
    '/accounting/audit-services-uae',
    '/accounting/esr',
    '/accounting/cfo-as-a-service',
    '/licensing/free-zone-company-uae',
  ],
};
