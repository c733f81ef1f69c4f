import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'An offshore company in the UAE is a registered shell for holding assets: shares, a property, a brand. It has no licence to trade in the country, no office and no visas. It is often cheap to keep, but banks accept it less than any other company. Find the bank before you set it up.',
  keyFigures: [
    { label: 'JAFZA company, first year via agent', fact: 'jafza-offshore-year-1' },
    { label: 'RAK company, first year via agent', fact: 'rak-offshore-year-1' },
    { label: 'RAK company, second year via agent', fact: 'rak-offshore-year-2' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Holding shares, property, rights',
      paragraphs: [
        'The company owns assets. You pass them on by transferring its shares, and they are separate from the risks of a trading business. It makes nothing and sells nothing in the UAE.',
      ],
      points: [
        '**Holding shares** in operating companies, in the UAE or elsewhere.',
        '**Owning real estate** where the land registry accepts that registry’s companies; in Dubai the Land Department decides, and only in areas open to foreign owners.',
        '**Holding a trade mark** or other rights that are licensed to a working company.',
        '**Succession:** shares can pass under rules that you set in advance, with legal advice.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'No trade, no visas, no secrecy',
      items: [
        {
          title: 'Trade in the UAE',
          text: 'It can have no customers, shop or staff here, on the mainland or in a zone. For that you need a licensed company.',
        },
        {
          title: 'Sponsor residence',
          text: 'It has no establishment card, so no investor or employment visas. A property that it owns may not support a visa in the way your own would; have the residency authority confirm it before you buy.',
        },
        {
          title: 'Stay outside the tax law',
          text: 'It is a company incorporated in the UAE. It must register for corporate tax and file even if nothing is due; the penalty for registering late is {{uae-ct-late-registration}}.',
        },
        {
          title: 'Hide its owners',
          text: 'The register is not public, but anyone who holds {{uae-ubo-threshold}} or more is declared to the registrar, and banks and authorities can see it. See [beneficial owners](/accounting/ubo-aml).',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'The three registries',
      intro: 'All-in prices from agents’ lists of 2025. Each works only through its registered agents.',
      columns: ['JAFZA', 'RAK ICC', 'Ajman'],
      rows: [
        { label: 'Emirate', cells: ['Dubai', 'Ras Al Khaimah', 'Ajman'] },
        {
          label: 'First year',
          cells: ['{{jafza-offshore-year-1}}', '{{rak-offshore-year-1}}', 'By a registered agent’s offer'],
        },
        {
          label: 'Second year',
          cells: ['{{jafza-offshore-year-2}}', '{{rak-offshore-year-2}}', 'By a registered agent’s offer'],
        },
        {
          label: 'Often chosen for',
          cells: ['Property in Dubai', 'Holdings, family assets', 'Simple holdings'],
        },
        {
          label: 'Settle before you decide',
          cells: ['Who must sign in person', 'Land Department’s conditions', 'Which banks accept it'],
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Two registries over two years',
      chart: 'bars',
      rows: [
        {
          label: 'JAFZA, first year',
          fact: 'jafza-offshore-year-1',
        },
        {
          label: 'JAFZA, second year',
          fact: 'jafza-offshore-year-2',
        },
        {
          label: 'Ras Al Khaimah, first year',
          fact: 'rak-offshore-year-1',
        },
        {
          label: 'Ras Al Khaimah, second year',
          fact: 'rak-offshore-year-2',
        },
      ],
      note: 'All-in prices through an agent. The gap between the first year and the second is the set-up work.',
    },
    {
      kind: 'documents',
      heading: 'Documents for the registered agent',
      intro: 'The agent is your registered office and, by law, the first to check you.',
      groups: [
        {
          title: 'From each person',
          items: [
            'Passport, and residence permit of the country you live in',
            'Proof of address, recent, in your own name',
            'Bank reference or statements',
            'A CV that explains where your money comes from',
          ],
        },
        {
          title: 'From a company as shareholder',
          items: [
            'Register extract and articles, attested',
            'Resolution to set up the company',
            'Ownership chart down to individuals',
          ],
        },
        {
          title: 'About the plan',
          items: [
            'One page on what the company will hold and why here',
            'Source of the first funds, with evidence',
            'Expected payments in and out, by country',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Do it in this order to save money',
      steps: [
        {
          title: 'The bank first',
          text: 'You or your adviser describe the case to two or three banks, without names at first. If they all decline, you need a different structure.',
        },
        {
          title: 'Then the land registry or notary',
          text: 'If the purpose is a property or shares elsewhere, the place where the asset is registered must accept the owner.',
        },
        {
          title: 'Agent’s examination',
          text: 'Papers, sanctions lists, origin of funds. Complete files pass quickly; gaps come back with questions.',
          time: 'Days to weeks, according to the owners',
        },
        {
          title: 'Registration',
          text: 'Name, articles, share certificate, registers. Some registries require you to sign in person or send a legalised power of attorney.',
        },
        {
          title: 'Account, asset, tax number',
          text: 'Open the account if one is needed, transfer the asset, register with the Federal Tax Authority, and start the books.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Why banks look so closely',
      paragraphs: [
        'From the bank’s point of view there is nothing to visit: no office, no employees, no invoices, and often an owner on another continent. Such companies have been misused, and the bank is responsible for what it lets through. So it asks what the company holds, who gave the money, and why the account has to be in the UAE.',
        'A holding company with a documented asset and an owner who lives here has a fair chance. A shell meant to receive trade payments has a poor one. For trade you need a [licensed company](/licensing/free-zone-company-uae). Nobody can guarantee the answer.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Tax, invoices, accounts',
      items: [
        {
          question: 'Is it tax-free?',
          answer:
            'No. The corporate tax law treats it as a resident company. Dividends and gains from shares can be exempt under conditions, and your own country may also tax you or the company. Take advice in both countries.',
        },
        {
          question: 'Can it invoice clients abroad?',
          answer:
            'The registries allow business outside the UAE within their rules. Whether a bank will handle those payments is another question, and usually the decisive one.',
        },
        {
          question: 'Can I turn it into a trading company later?',
          answer:
            'Not directly. You set up or buy a licensed company and let the offshore one hold its shares. That works well if you planned it that way.',
        },
        {
          question: 'Does it have to keep accounts?',
          answer:
            'Yes. You must keep tax records for {{uae-ct-record-keeping}} after the period, and the agent can demand them at any time.',
        },
      ],
    },
  ],
  related: [
    '/accounting/ubo-aml',
    '/services/bank-account-opening-uae',
    '/licensing/free-zone-company-uae',
    '/services/document-attestation',
    '/business-guide/corporate-tax-basics',
  ],
};
