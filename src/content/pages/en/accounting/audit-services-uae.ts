import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'Three separate rules can require an audit: tax law, company law and your licensing authority. Tax law requires one when revenue in the period exceeds {{uae-ct-audit-revenue}}, from every tax group, and from every company that claims the free zone rate. Otherwise your zone’s rules and your own memorandum decide, so read both before the year ends.',
  keyFigures: [
    { label: 'Mainland company’s audit, yearly', fact: 'audit-fee-mainland' },
    { label: 'Free zone company’s audit, yearly', fact: 'audit-fee-zone' },
    { label: 'Filing deadline, many Dubai zones', fact: 'audit-filing-zone' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who needs an audit, and under which rule',
      columns: ['Audit?', 'Source of the rule'],
      rows: [
        {
          label: 'Large revenue in the tax period',
          cells: ['Yes, above {{uae-ct-audit-revenue}}', 'Ministerial Decision 84 of 2025'],
        },
        {
          label: 'A free zone company that claims the special rate',
          cells: [
            'Yes, at any size, to get {{uae-qfzp-rate}} on qualifying income',
            'Ministerial Decision 84 of 2025',
          ],
        },
        {
          label: 'Tax group',
          cells: [
            'Yes, special-purpose statements for the group as a whole',
            'Ministerial Decision 84 of 2025, at any revenue',
          ],
        },
        {
          label: 'Mainland LLC below that revenue',
          cells: [
            'Company law provides for an auditor, but small firms are rarely asked to file the report',
            'Federal Decree-Law 32 of 2021 and your memorandum',
          ],
        },
        {
          label: 'Free zone company without the special rate',
          cells: [
            'In DMCC, JAFZA and DAFZA yes; in DIFC unless its companies law exempts you; elsewhere read the renewal list',
            'The zone’s own company regulations; many want the report within {{audit-filing-zone}}',
          ],
        },
        {
          label: 'Offshore company',
          cells: [
            'Accounts, yes; the registrar decides whether they are audited',
            'The registrar’s regulations',
          ],
        },
        {
          label: 'A company with a large loan, an investor or a tender',
          cells: ['If the contract says so', 'The loan, share purchase or tender papers'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What an auditor does and does not do',
      paragraphs: [
        'An auditor examines accounts that somebody else prepared and gives an opinion on whether they are a fair picture. The person who keeps your books cannot also audit them. The bank, the zone and the tax authority rely on that independence.',
        'A clean opinion does not prove that there was no fraud or that your tax return is right. A qualified opinion is not a disaster either: it names the point that could not be confirmed, often the stock or the opening balances in a first audit. Only an adverse opinion, or a refusal to give one, does serious harm.',
      ],
      points: [
        '**Audit:** evidence is tested and an opinion given.',
        '**Review:** questions and comparisons, with a weaker conclusion.',
        '**Compilation:** figures put in order, with no assurance. Zones that require an audit do not accept it.',
      ],
    },
    {
      kind: 'documents',
      heading: 'The file your auditor needs',
      groups: [
        {
          title: 'Once, for the first audit',
          items: [
            'Licence, memorandum, share certificates, register of beneficial owners',
            'Tax registrations and the most recent returns',
            'Last year’s accounts, audited or not, for the opening balances',
            'A letter from the previous auditor, if there was one',
          ],
        },
        {
          title: 'Every year, from the books',
          items: [
            'Trial balance and general ledger for the whole year',
            'Bank confirmations, on the bank’s own form',
            'Aged lists of unpaid customers and suppliers',
            'Asset list, with purchase invoices for new items',
            'Signed stock count sheets for the last day',
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
      heading: 'A calendar that leaves enough time',
      phases: [
        {
          title: 'Appoint',
          time: 'Before the year ends',
          text: 'Check that the firm is licensed in the UAE and, if your zone has a list of approved auditors, that it is on it. An auditor chosen in time can attend the stock count.',
        },
        {
          title: 'Close',
          time: 'First two months after',
          text: 'Final entries, reconciliations, confirmations sent to bank and large customers.',
        },
        {
          title: 'Fieldwork',
          time: 'A few days to some weeks',
          text: 'The auditor asks, you answer. How long it takes depends more on the quality of your file than on the size of the firm.',
        },
        {
          title: 'Sign and file',
          time: 'By the zone’s date, which can be well before the tax deadline',
          text: 'Owners approve the statements, the auditor signs, the zone gets its copy.',
        },
        {
          title: 'Tax return',
          time: '{{uae-ct-return-due}} after the period',
          text: 'It is based on the audited figures. Audit firms are full in late summer because so many companies have a December year-end.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The audit fee, and what the offer includes',
      rows: [
        {
          item: 'The audit',
          amount: '{{audit-fee-mainland}} on the mainland, {{audit-fee-zone}} in a zone',
          payee: 'Auditor',
          note: 'A small company with few entries can pay less, from {{audit-fee-small}}. The offer should name the tax and zone forms it includes.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'A year’s audit, mainland and free zone',
      chart: 'bars',
      rows: [
        {
          label: 'Mainland company',
          fact: 'audit-fee-mainland',
        },
        {
          label: 'Free zone company',
          fact: 'audit-fee-zone',
        },
      ],
      note: 'The paler part is the range. The fee depends on the number of entries and the state of the books.',
    },
    {
      kind: 'text',
      heading: 'Other work around the audit',
      paragraphs: [],
      points: [
        '**Putting the books in order first** (bookkeeper): by the hour or as a lump sum.',
        '**Bank confirmation** (bank): set by the bank’s tariff.',
        '**Filing with the zone** (zone authority): see the zone’s list; some charge nothing.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before the first audit',
      items: [
        {
          question: 'We elected Small Business Relief. Is an audit still needed?',
          answer:
            'Not for tax purposes at that size. Your zone or bank may still require one. The relief itself covers periods that end by {{uae-sbr-last-period-end}}; you elect it again in each return.',
        },
        {
          question: 'What if the free zone rate is claimed without one?',
          answer:
            'You miss a condition and lose the status for that period and {{uae-qfzp-lost-periods}} more. Your income above {{uae-ct-threshold}} is then taxed at {{uae-ct-rate}}. See [tax advice](/accounting/tax-advice-uae) before you rely on it.',
        },
        {
          question: 'Can an audit be done for past years?',
          answer:
            'Yes, within limits. Nobody can count last year’s stock today, so expect a qualified opinion on that point.',
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
