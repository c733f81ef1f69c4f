import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'An audit can be required of you by three sides that do not ask each other: tax law, company law and your licensing authority. For tax it is needed when revenue in the period is above {{uae-ct-audit-revenue}}, and by every company that claims the free zone rate. Below that, your zone’s rules and your own memorandum decide, so read both before the year ends.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who must be audited, and by whose rule',
      columns: ['Audit?', 'Where the rule stands'],
      rows: [
        {
          label: 'Large revenue in the tax period',
          cells: ['Yes, above {{uae-ct-audit-revenue}}', 'Ministerial Decision 84 of 2025'],
        },
        {
          label: 'A free zone company that claims the special rate',
          cells: [
            'Yes, at any size, to have {{uae-qfzp-rate}} on qualifying income',
            'Ministerial Decision 84 of 2025',
          ],
        },
        {
          label: 'Tax group',
          cells: [
            'Usually, for the group’s combined statements',
            'Ask the Federal Tax Authority or your tax agent',
          ],
        },
        {
          label: 'Mainland LLC below that revenue',
          cells: [
            'Company law provides for an auditor, though small firms are seldom asked to file the report',
            'Federal Decree-Law 32 of 2021 and your memorandum',
          ],
        },
        {
          label: 'Free zone company without the special rate',
          cells: ['In several zones yes, with the renewal', 'The zone’s own company regulations'],
        },
        {
          label: 'Offshore company',
          cells: ['Accounts yes; the registrar says whether audited', 'The registrar’s regulations'],
        },
        {
          label: 'Anyone with a larger loan, an investor or a tender',
          cells: ['If the contract says so', 'The loan, share purchase or tender papers'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What an auditor does, and does not',
      paragraphs: [
        'An auditor examines statements that somebody else prepared and says in an opinion whether they give a fair picture. The person who keeps your books may not judge them as well. That independence is what the bank, the zone and the tax office pay attention to.',
        'A clean opinion is not a promise that no fraud took place, nor that your tax return is right. A qualified one is not a disaster either: it names the point that could not be confirmed, often the stock or the opening balances of a first audit. Only an adverse opinion, or a refusal to give one, closes doors.',
      ],
      points: [
        '**Audit:** evidence is tested and an opinion given.',
        '**Review:** questions and comparisons, with a weaker conclusion.',
        '**Compilation:** figures put in order, no assurance at all. Zones that ask for an audit do not accept it.',
      ],
    },
    {
      kind: 'documents',
      heading: 'The file your auditor will ask for',
      groups: [
        {
          title: 'Once, for the first engagement',
          items: [
            'Licence, memorandum, share certificates, register of beneficial owners',
            'Tax registrations and the last returns',
            'Audited or unaudited statements of the previous year, for the opening balances',
            'A letter from the former auditor, if there was one',
          ],
        },
        {
          title: 'Every year, from the books',
          items: [
            'Trial balance and general ledger of the whole year',
            'Bank confirmations, requested in the bank’s own form',
            'Lists of unpaid customers and suppliers by age',
            'Asset list, with purchase invoices for what is new',
            'Stock count sheets of the last day, signed',
            'Payroll, end-of-service calculation, employment contracts',
          ],
        },
        {
          title: 'Every year, from you',
          items: [
            'Minutes and resolutions, dividends included',
            'Agreements with owners, relatives and sister companies',
            'Letters from lawyers, authorities and insurers',
            'What happened after the year-end: lost customers, new debts, planned changes',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A calendar that leaves room',
      phases: [
        {
          title: 'Appoint',
          time: 'Before the year ends',
          text: 'Check that the firm is licensed in the UAE and, where your zone keeps a list of approved auditors, that it stands on it. An auditor chosen in time can attend the stock count.',
        },
        {
          title: 'Close',
          time: 'First two months after',
          text: 'Final entries, reconciliations, confirmations sent to bank and large customers.',
        },
        {
          title: 'Fieldwork',
          time: 'A few days to some weeks',
          text: 'The auditor asks, you answer. Its length depends on the quality of the file more than on the size of the firm.',
        },
        {
          title: 'Sign and file',
          time: 'By the zone’s date, which may lie well before the tax date',
          text: 'Owners approve the statements, the auditor signs, the zone gets its copy.',
        },
        {
          title: 'Tax return',
          time: '{{uae-ct-return-due}} after the period',
          text: 'Built on the audited figures. In late summer every audit firm is full, because December year-ends meet there.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What drives the fee',
      rows: [
        {
          item: 'The audit',
          amount: 'A fixed fee, set by volume, trade and the state of the books',
          payee: 'Auditor',
          note: 'Ask which tax or zone forms are part of it.',
        },
        {
          item: 'Putting the books in order first',
          amount: 'By the hour or as a lump sum',
          payee: 'Bookkeeper',
        },
        { item: 'Bank confirmation', amount: 'A charge in the bank’s tariff', payee: 'Bank' },
        {
          item: 'Filing with the zone',
          amount: 'See the zone’s list; some charge nothing',
          payee: 'Zone authority',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Doubts before the first audit',
      items: [
        {
          question: 'We elected Small Business Relief. Is an audit still needed?',
          answer:
            'Not for tax at that size. Your zone or your bank may want one regardless. The relief itself covers no period that ends after {{uae-sbr-last-period-end}}.',
        },
        {
          question: 'What if the free zone rate is claimed without one?',
          answer:
            'A condition is missed, and the status is lost for that period and {{uae-qfzp-lost-periods}} further ones. Income is then taxed at {{uae-ct-rate}} above {{uae-ct-threshold}}. See [tax advice](/accounting/tax-advice-uae) before you rely on it.',
        },
        {
          question: 'Can an audit be done for past years?',
          answer:
            'Yes, with limits. Nobody can count last year’s stock today, so expect a qualification on that point.',
        },
        {
          question: 'Is the cheapest report good enough?',
          answer:
            'A report signed without questions protects nobody. Banks know the names that sign anything, and a zone can take a firm off its list while your renewal is pending.',
        },
      ],
    },
  ],
  related: [
    '/accounting/bookkeeping-uae',
    '/accounting/tax-advice-uae',
    '/accounting/cfo-as-a-service',
    '/business-guide/corporate-tax-basics',
  ],
};
