import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Most small companies in the UAE need a correct return, not an opinion. Advice pays where one decision fixes the tax of several years: the free zone rate, dealings between related companies, where owner and company are resident. Know which of the two you are buying.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Do it yourself, or ask',
      columns: ['Usually without an adviser', 'Ask before you act'],
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
          cells: ['A fair salary for one owner who works', 'Loans, brands, services across borders'],
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
      ],
    },
    {
      kind: 'text',
      heading: 'Corporate tax in one paragraph, and in three decisions',
      paragraphs: [
        'Every company registers, within {{uae-ct-registration-window}} of incorporation if it is new; being late costs {{uae-ct-late-registration}}, lifted if the first return arrives within {{uae-ct-penalty-waiver}} of the period’s end. Taxable income up to {{uae-ct-threshold}} bears {{uae-ct-zero-rate}}, what exceeds it {{uae-ct-rate}}. Return and payment come {{uae-ct-payment-due}} after the period. The basics are [explained here](/business-guide/corporate-tax-basics); the estimate above does the sum for three periods of your own.',
        'Advice starts with choices. They are made in a return or an application and some bind for years.',
      ],
      points: [
        '**Small Business Relief:** may be elected with revenue up to {{uae-sbr-revenue-limit}} in this and every earlier period, only for periods that end by {{uae-sbr-last-period-end}}. Electing it means giving up losses of that period. No extension is known.',
        '**Tax group:** one return for companies under nearly complete common ownership, and one band at the lower rate instead of several.',
        '**Accounting:** financial year, cash or accrual for small ones, when gains on assets are counted.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Free zone income: what has to hold at once',
      intro:
        'The rate of {{uae-qfzp-rate}} belongs to a Qualifying Free Zone Person and to qualifying income only. An address in a zone does not confer it.',
      items: [
        {
          title: 'Qualifying activity or customer',
          text: 'The list is in Ministerial Decision 229 of 2025. Advice, marketing, software made to order and retail generally stand outside it when the customer is not in a zone.',
        },
        { title: 'Real substance', text: 'People, premises and spending in the zone that fit the income.' },
        { title: 'Audited accounts', text: 'Each year, whatever the size.' },
        {
          title: 'Little other revenue',
          text: 'It may reach {{uae-qfzp-de-minimis-share}} of revenue or {{uae-qfzp-de-minimis-amount}}, whichever is less.',
        },
        { title: 'Market prices', text: 'Towards related parties, with papers.' },
        {
          title: 'If one fails',
          text: 'The status is lost for the period and for {{uae-qfzp-lost-periods}} more. Check monthly, not after the year has closed.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Transfer prices: the file, by size',
      intro:
        'The rule of market prices holds for the smallest company that deals with its owner. What grows with size is the paper.',
      groups: [
        {
          title: 'Everybody with related dealings',
          items: [
            'Written contracts between the companies, signed before the work',
            'A note on how each price was found, with comparisons',
            'Salary and benefits of owners and their relatives, shown to be at market level',
            'The disclosure in the return, where its limits are passed',
          ],
        },
        {
          title: 'Above the limits of the ministerial decision on documentation',
          items: [
            'Local file',
            'Master file',
            'Ask the adviser for both limits, by revenue and by group, with the text of the decision',
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
      heading: 'Residence: a card is not an answer',
      paragraphs: [
        'An Emirates ID does not make you a tax resident, nor does a UAE licence free a company that is run from a kitchen table in Europe. A foreign authority looks at where you sleep, where your family lives and where decisions are taken. If management sits there, it may tax the whole company there.',
        'The UAE decides residence of persons by days and by centre of life, and issues a certificate on application through the tax authority. A certificate helps under a treaty if one exists with the other country; the other country still applies its own law first. Take advice in both before you move, since a departure can itself be taxed.',
      ],
    },
    {
      kind: 'costs',
      heading: 'What advice costs, and what it should contain',
      rows: [
        {
          item: 'First conversation',
          amount: 'Ask before; often free and then without liability',
          payee: 'Adviser',
        },
        {
          item: 'Written opinion',
          amount: 'Fixed price by question',
          payee: 'Adviser',
          note: 'Facts, law with article, answer, risk, date. If one is missing, it is a letter.',
        },
        { item: 'Return', amount: 'By company and year', payee: 'Accountant or tax agent' },
        {
          item: 'Free zone status check',
          amount: 'By number of income streams, each year',
          payee: 'Adviser',
          note: 'The audit is extra.',
        },
        { item: 'Transfer pricing file', amount: 'By transactions and countries', payee: 'Specialist' },
        {
          item: 'Clarification or residence certificate',
          amount: 'Set by the authority’s fee list',
          payee: 'Federal Tax Authority',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you pay for an opinion',
      items: [
        {
          question: 'I earn as a person, not a company. Am I taxed?',
          answer:
            'Only once business turnover in a calendar year passes {{uae-ct-natural-person-turnover}}. Wages, private investments and private letting of property are left out.',
        },
        {
          question: 'Is my adviser allowed to represent me?',
          answer:
            'Before the tax authority only a registered tax agent may. Ask for the number, and who will be named on the file.',
        },
        {
          question: 'Can you tell me I will owe nothing?',
          answer:
            'We can tell you what the law says about the facts you give us, and where it is unsettled. Nobody can bind the authority, unless it has answered a clarification of its own.',
        },
        {
          question: 'What should I bring?',
          answer:
            'Ownership chart, licences, last accounts, contracts between your companies, and the days you spent in each country. Then choose [Schedule Meeting](/schedule).',
        },
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
