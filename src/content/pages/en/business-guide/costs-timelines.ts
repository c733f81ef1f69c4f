import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'Two questions decide a budget: what does the second year cost, and when can the company be paid? For a Dubai mainland company the time is {{mainland-total-time}}, bank included. The timeline above puts your own dates on it, and leaves open what nobody can honestly say for you.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'First year against second, all in',
      intro:
        'Published all-in prices of agents, for one simple company each; what an offer leaves out differs, so ask. They show the relation between the two years better than any exact sum.',
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
      kind: 'costs',
      heading: 'Every line, and who charges it',
      rows: [
        {
          item: 'Name, approval, licence',
          amount: 'By activity and emirate; on the mainland the fee follows the rent as well',
          payee: 'Licensing authority or zone',
          note: 'Comes again each year with the renewal.',
        },
        {
          item: 'Office or desk',
          amount: 'Set by the landlord; ask for the yearly rent, deposit and service charge in writing',
          payee: 'Landlord or zone',
        },
        {
          item: 'Establishment card',
          amount: 'A fixed fee on the authority’s list',
          payee: 'Immigration',
          note: 'Only where visas are wanted.',
        },
        {
          item: 'Employment visa, with agent',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Immigration, medical centre, agent',
          note: 'For each person, and again when it runs out.',
        },
        {
          item: 'Stamps and translations',
          amount: 'For each paper and page; company papers cost more than personal ones',
          payee: 'Ministries, missions, translators',
        },
        {
          item: 'Bank',
          amount: 'See its tariff: opening, monthly charge, and the balance below which it charges more',
          payee: 'Bank',
        },
        {
          item: 'Bookkeeping, tax returns, audit',
          amount: 'By contract; ask for the price of a quiet month and of a busy one',
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
          amount: '{{ee-residency-fee}} for each person, {{ee-company-fee}} for the company',
          payee: 'The Estonian state',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Where the weeks go on the mainland',
      phases: [
        {
          title: 'Papers from abroad',
          time: 'Before day one, if you can',
          text: 'A company as owner needs stamps from several offices, and none of them knows your deadline. A person with a passport passes this phase in a day.',
        },
        {
          title: 'Name, approval, lease, licence',
          time: '{{mainland-licence-time}}',
          text: 'The part that advertisements speak of. An activity with a regulator of its own adds that regulator’s queue.',
        },
        {
          title: 'Account at a bank',
          time: '{{bank-account-time}}',
          text: 'Begins when licence and lease exist. The pace is set by questions and by how soon you answer them.',
        },
        {
          title: 'Visas and reserve',
          time: 'What is left of {{mainland-total-time}}',
          text: 'Runs beside the bank’s part. Ramadan, year-end and summer travel are felt in every office.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why other places have no date here',
      paragraphs: [
        'A zone may issue a licence within days and then ask two weeks later for a paper that it had not named. The British register answers quickly, and the bank afterwards does not. Without a source that holds for every case we print no number, and let you enter the one that your zone, agent or bank has written to you.',
        'Digital banks and payment institutions are often quicker than the large houses, and close accounts more readily too. A plan that survives has both in it.',
      ],
      points: [
        'Ask for a time **from complete papers**, since everything before that is your own.',
        'Ask what has stopped the last three applications like yours.',
        'Sign no lease that begins before the approval it depends on.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Money and months, asked plainly',
      items: [
        {
          question: 'How much should lie ready before we begin?',
          answer:
            'The whole first year, the renewal of the second, and the running costs of the months in which no account can receive money.',
        },
        {
          question: 'Can the bank start before the licence?',
          answer:
            'It can tell you its appetite for the activity and nationality, which is worth knowing. The file itself needs the licence.',
        },
        {
          question: 'What makes the second year dearer than promised?',
          answer:
            'Offers that leave out rent, visas and accounts. Compare them on the [price page](/services/pricing) and ask each seller for both years on one sheet.',
        },
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
