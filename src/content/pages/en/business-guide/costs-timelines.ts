import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Two questions decide your budget: what does the second year cost, and when can the company receive money? Have enough for the whole first year, the renewal and the months without an account: a Dubai mainland company takes {{mainland-total-time}}, bank included. The timeline above uses your own dates and leaves blank any step without a known time.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Mainland LLC: second year via agent', fact: 'llc-dubai-year-2' },
    { label: 'Mainland company with bank account', fact: 'mainland-total-time' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'First and second year: agents’ prices for six companies',
      intro:
        'These are agents’ published all-in prices for one simple company each. Offers leave out different things: get both years in writing, with rent and the owner’s visa named. The ratio between the two years tells you more than an exact total.',
      columns: ['First year', 'Second year'],
      rows: [
        { label: 'Dubai mainland LLC', cells: ['{{llc-dubai-year-1}}', '{{llc-dubai-year-2}}'] },
        { label: 'DMCC, Dubai', cells: ['{{dmcc-year-1}}', '{{dmcc-year-2}}'] },
        { label: 'DAFZA, Dubai', cells: ['{{dafza-year-1}}', '{{dafza-year-2}}'] },
        { label: 'RAKEZ, Ras Al Khaimah', cells: ['{{rakez-year-1}}', '{{rakez-year-2}}'] },
        { label: 'JAFZA offshore', cells: ['{{jafza-offshore-year-1}}', '{{jafza-offshore-year-2}}'] },
        { label: 'RAK offshore', cells: ['{{rak-offshore-year-1}}', '{{rak-offshore-year-2}}'] },
      ],
    },
    {
      kind: 'figure',
      heading: 'A mainland company in weeks',
      chart: 'phases',
      rows: [
        {
          label: 'Until the licence',
          fact: 'mainland-licence-time',
        },
        {
          label: 'Then the bank account',
          fact: 'bank-account-time',
        },
      ],
      note: 'Providers count {{mainland-total-time}} in all: what is left goes into papers, visas and waiting.',
    },
    {
      kind: 'costs',
      heading: 'Every cost, and who charges it',
      rows: [
        {
          item: 'Registration of the lease in Dubai',
          amount: '{{ejari-fee}}',
          payee: 'Land Department',
        },
        {
          item: 'Employment visa, with agent',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Immigration, medical centre, agent',
          note: 'Per person, and again when it expires.',
        },
        {
          item: 'UAE stamp on a foreign certificate',
          amount: '{{mofa-attestation}} each',
          payee: 'Ministries, missions, translators',
        },
        {
          item: 'Audit, where one is due',
          amount: '{{audit-fee-mainland}} on the mainland, {{audit-fee-zone}} in a zone',
          payee: 'Accountant, auditor',
          note: 'Late corporate tax registration alone costs {{uae-ct-late-registration}}.',
        },
        {
          item: 'UK incorporation',
          amount: '{{uk-incorporation-fee}}; yearly statement {{uk-confirmation-statement}}',
          payee: 'Companies House',
        },
        {
          item: 'Estonian card and company',
          amount: '{{ee-residency-fee}} per person, {{ee-company-fee}} for the company',
          payee: 'The Estonian state',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Name, licence, establishment card, bank: what sets the price',
      paragraphs: [],
      points: [
        '**Name, approval, licence** (licensing authority or zone): by activity and emirate; on the mainland the fee also depends on the rent. Due again each year at renewal.',
        '**Establishment card** (immigration): a fixed fee on the authority’s list. Only if you want visas.',
        '**Bank charges** (bank): see its tariff: opening, monthly charge, and the minimum balance.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'Where the weeks go on the mainland',
      phases: [
        {
          title: 'Documents from abroad',
          time: 'Before you start, if you can',
          text: 'A company that is an owner needs stamps from several offices, and none of them works to your deadline. An individual with a passport gets through this stage in a day.',
        },
        {
          title: 'Name, approval, lease, licence',
          time: '{{mainland-licence-time}}',
          text: 'This is the part advertisements talk about. If your activity has its own regulator, add the wait there.',
        },
        {
          title: 'Bank account',
          time: '{{bank-account-time}}',
          text: 'The bank can say beforehand whether it wants your activity and nationality; the application itself starts once you have the licence and lease. How long it takes depends on the bank’s questions and how fast you answer.',
        },
        {
          title: 'Visas and time in hand',
          time: 'The rest of {{mainland-total-time}}',
          text: 'Runs alongside the bank. Ramadan, year-end and summer holidays slow down every office.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why we give no date for other places',
      paragraphs: [
        'A zone may issue a licence within days and then, two weeks later, ask for a document it never mentioned. The UK register is quick; the bank takes longer. Where no source covers every case we show no number; you can enter the one your zone, agent or bank gave you in writing.',
        'Digital banks and payment institutions are often quicker than large banks, but they also close accounts more readily. A safe plan includes both.',
      ],
      points: [
        'Have the time stated **from complete papers**: what comes before is up to you.',
        'Ask what held up the last three applications like yours.',
        'Do not sign a lease that starts before the approval it depends on.',
      ],
    },
  ],
  related: [
    '/business-guide/bank-account-guide',
    '/services/pricing',
    '/checklist',
    '/visa/timelines',
    '/calculator',
  ],
};
