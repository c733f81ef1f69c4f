import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Every UK company files accounts, a confirmation statement and, once it trades, a tax return, each year and to two offices. Accounts are due {{uk-accounts-due}} after the financial year ends, the statement within {{uk-confirmation-window}} of its period, the return within {{uk-ct-return-due}}.',
  keyFigures: [
    { label: 'First accounts, after registration', fact: 'uk-first-accounts-due' },
    { label: 'Corporation tax payment, after the period', fact: 'uk-ct-payment-due' },
    { label: 'Accounts up to a month late', fact: 'uk-accounts-late-1' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'What is due, and when',
      intro:
        'Your own dates are on the company’s public page; [the deadlines tool](/accounting/templates) puts them into your calendar together with UAE dates.',
      columns: ['Due', 'To whom', 'Cost of being late'],
      rows: [
        {
          label: 'First accounts',
          cells: [
            '{{uk-first-accounts-due}} after registration',
            'Companies House',
            'From {{uk-accounts-late-1}}',
          ],
        },
        {
          label: 'Later accounts',
          cells: [
            '{{uk-accounts-due}} after the financial year ends',
            'Companies House',
            'From {{uk-accounts-late-1}}',
          ],
        },
        {
          label: 'Confirmation statement',
          cells: [
            'Within {{uk-confirmation-window}} of a period of at most {{uk-confirmation-period}}',
            'Companies House',
            'An offence, and eventually striking off',
          ],
        },
        {
          label: 'Corporation tax, paid',
          cells: [
            '{{uk-ct-payment-due}} after the period',
            'HM Revenue & Customs',
            'Interest from the first day',
          ],
        },
        {
          label: 'Company tax return',
          cells: [
            '{{uk-ct-return-due}} after the period',
            'HM Revenue & Customs',
            '{{uk-return-late}}, then more',
          ],
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'What late accounts cost',
      chart: 'bars',
      rows: [
        {
          label: 'Up to one month late',
          fact: 'uk-accounts-late-1',
        },
        {
          label: 'One to three months',
          fact: 'uk-accounts-late-3',
        },
        {
          label: 'Three to six months',
          fact: 'uk-accounts-late-6',
        },
        {
          label: 'More than six months',
          fact: 'uk-accounts-late-more',
        },
      ],
      note: 'Companies House sends the penalty to the company by itself.',
    },
    {
      kind: 'steps',
      heading: 'The year, month by month',
      steps: [
        {
          title: 'Month by month: the books',
          text: 'Invoices, receipts and bank lines go into one program. Convert foreign money on the day of the payment.',
        },
        {
          title: 'Year-end: stock, debts and drawings',
          text: 'Count what is there, chase what is owed to you, and settle what directors took out. Money owed by a director has tax consequences of its own.',
        },
        {
          title: 'Within three months: draft accounts',
          text: 'Early drafts show the tax while there is still time to save for it. They also show a bank that somebody is in charge.',
        },
        {
          title: 'Before the ninth month: file and pay',
          text: 'The accounts go to Companies House. Tax is due the day after, so one meeting with the accountant covers both.',
        },
        {
          title: 'Once a year: confirm the details',
          text: 'Check directors, owners, shares, address and activity codes, then file the statement for {{uk-confirmation-statement}}. Report changes when they happen. Do not wait for the statement.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers for the accounts and the statement',
      groups: [
        {
          title: 'For the accounts',
          items: [
            'Bank statements of every account, payment institutions included',
            'Sales and purchase invoices, with VAT numbers where charged',
            'Contracts for loans, leases and shares',
            'A list of stock and equipment on the last day of the year',
          ],
        },
        {
          title: 'For the statement',
          items: [
            'The authentication code of the company',
            'Personal codes of directors and people with significant control',
            'The list of shareholders with every transfer of the year',
            'A registered e-mail address that somebody reads',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Small companies: what is simpler',
      items: [
        {
          title: 'Shorter accounts',
          text: 'Micro-entities and small companies may file less than large ones. What they file is public all the same, so read the page before it is sent.',
        },
        {
          title: 'Usually no audit',
          text: 'Small companies are exempt unless they belong to a large group, work in certain regulated trades, or an owner of a tenth of the shares asks for one.',
        },
        {
          title: 'Dormant accounts',
          text: 'A company without any transaction files a one-page balance sheet. A bank charge is a transaction, so keep an unused account closed.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Penalties, fines, strike-off: after a missed date',
      paragraphs: [
        'The penalty for late accounts is automatic and grows to {{uk-accounts-late-more}}; it doubles when it happens two years running. A director can also be fined in person. If nothing is filed, Companies House strikes the company off, and whatever the company still owned, its bank balance included, passes to the Crown.',
      ],
    },
    {
      kind: 'faq',
      heading: 'About dates',
      items: [
        {
          question: 'Can I change the year-end?',
          answer:
            'Yes, before the accounts of that year are overdue. You can shorten it as often as you like; you can normally lengthen it once in five years (Companies Act 2006, section 392).',
        },
        {
          question: 'Can I get more time?',
          answer:
            'For accounts, yes, if you apply before the day and something unforeseen happened. An accountant’s holiday does not count.',
        },
      ],
    },
  ],
  related: ['/uk/tax', '/uk/directors-duties', '/accounting/templates', '/uk/costs'],
};
