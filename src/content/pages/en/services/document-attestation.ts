import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The UAE accepts a foreign document once each office in a chain has confirmed the one before: at home, at the UAE embassy, at the UAE Ministry of Foreign Affairs. Then it is translated into Arabic. Not every document needs the full chain, so start with the office that will receive it and work backwards.',
  keyFigures: [
    { label: 'UAE ministry’s stamp, personal certificate', fact: 'mofa-attestation' },
    { label: 'Mainland licence, once papers are ready', fact: 'mainland-licence-time' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which stamps each document needs',
      columns: ['Before the embassy', 'Full chain', 'Arabic translation'],
      rows: [
        { label: 'Passport, ID', cells: ['Nothing', 'No, a scan or the original is enough', 'No'] },
        {
          label: 'Degree',
          cells: [
            'Education authority or notary of the country',
            'Yes, if the visa or the regulated profession requires it',
            'Often',
          ],
        },
        {
          label: 'Marriage or birth certificate',
          cells: ['Registry, recent extract', 'Yes, for family visas', 'Usually'],
        },
        {
          label: 'Company extract, articles',
          cells: ['Registrar or notary', 'Yes, if a company becomes shareholder', 'Yes'],
        },
        {
          label: 'Board resolution, power of attorney',
          cells: ['Notary, for the signature', 'Yes', 'Yes, or draft it in two languages'],
        },
        {
          label: 'Bank statement, reference',
          cells: ['Stamp of the bank', 'Rarely; only if the bank here wants it', 'Rarely'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'The usual route, country by country',
      intro:
        'After the last column, the document goes to the Ministry of Foreign Affairs in the UAE. Offices change names and open online services: check each step on their own site before you send anything.',
      columns: ['First', 'Foreign ministry stage', 'UAE mission'],
      rows: [
        {
          label: 'United Kingdom',
          cells: ['Solicitor or notary for private documents', 'Legalisation Office', 'London'],
        },
        {
          label: 'United States',
          cells: [
            'Notary, then the Secretary of State of that state',
            'Department of State',
            'Washington or a consulate',
          ],
        },
        {
          label: 'Germany',
          cells: [
            'Notary and court, or regional authority',
            'Federal Office for Foreign Affairs',
            'Berlin or a consulate',
          ],
        },
        {
          label: 'India',
          cells: [
            'State authority for personal documents, chamber for commercial ones',
            'Ministry of External Affairs',
            'New Delhi or a consulate',
          ],
        },
        {
          label: 'Pakistan',
          cells: [
            'Education commission or board, chamber for commercial papers',
            'Ministry of Foreign Affairs',
            'Islamabad or Karachi',
          ],
        },
        {
          label: 'A UAE document for use abroad',
          cells: [
            'Issuing office or notary here',
            'UAE Ministry of Foreign Affairs',
            'Instead: the destination country’s embassy in the UAE',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Apostille: check the Hague Conference’s table',
      paragraphs: [
        'An apostille only replaces the embassy between two members of the Hague Apostille Convention. Websites contradict each other about the UAE. The Hague Conference’s status table and the receiving office decide; until both confirm that an apostille is enough, budget for the embassy.',
        'Some countries print the ministry’s certificate as an apostille anyway. The UAE mission then adds its own stamp, so that document was not wasted.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Which chain does your paper need?',
      start: {
        question: 'Where will you use the paper?',
        answers: [
          {
            label: 'In the UAE',
            leadsTo: {
              question: 'What kind of paper is it?',
              answers: [
                {
                  label: 'A passport, bank statement or reference',
                  leadsTo: 'Usually no chain: a scan, the original or the bank’s stamp is enough.',
                },
                {
                  label: 'A certificate, company paper or power of attorney',
                  leadsTo: {
                    question:
                      'Do the Hague status table and the receiving office both say that an apostille is enough?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo:
                          'The apostille replaces the embassy; the Arabic translation still comes last.',
                      },
                      {
                        label: 'No, or it is unclear',
                        leadsTo:
                          'The full chain: the ministry at home, the UAE embassy, the UAE ministry, then the translation. The UAE ministry’s stamp on a personal certificate costs {{mofa-attestation}}.',
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            label: 'Abroad',
            leadsTo: 'For a UAE paper: the UAE ministry first, then the embassy of that country in the UAE.',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'The right order, with who does what',
      steps: [
        {
          title: 'Start with the receiver',
          text: 'We get three answers in writing: original or certified copy, how recent, translated or not. The stamps do not expire, but a good standing certificate or power of attorney can be too old for the receiver.',
        },
        {
          title: 'Collect and compare',
          text: 'You send scans. We check spelling against the passport, dates, missing pages, the number of sets.',
        },
        {
          title: 'Notary and ministry at home',
          text: 'You do this, or a courier firm in that country. Do not take documents apart or laminate them.',
        },
        {
          title: 'UAE embassy',
          text: 'You book online in many countries. The applicant’s name and the purpose must match the document.',
        },
        { title: 'Ministry in the Emirates', text: 'Filed here by us, or online by you with UAE PASS.' },
        {
          title: 'Legal translation',
          text: 'Last, since the stamps are translated as well, by a translator licensed in the Emirates.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The UAE ministry’s stamp',
      rows: [
        {
          item: 'UAE ministry’s stamp, personal certificate',
          amount: '{{mofa-attestation}}',
          payee: 'UAE Ministry of Foreign Affairs',
          note: 'Commercial documents cost more; the embassy abroad charges its own fee.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Notary, foreign ministry, translation, handling',
      paragraphs: [],
      points: [
        '**Notary** (notary abroad): by signature or page, by country.',
        '**Ministry stage abroad** (that country): on its fee list, for each paper.',
        '**Translation** (translator): by page. Keep resolutions to one page.',
        '**Checking and handling** (us): by paper, in the quote. We pass on courier costs without a margin.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'How much time to allow',
      phases: [
        {
          title: 'Papers issued by a register',
          time: 'Days',
          text: 'Quick, but they go out of date. Order them when the rest is ready.',
        },
        {
          title: 'The stages abroad',
          time: 'Days to a few weeks',
          text: 'It depends on the country, the season and whether the embassy accepts post. Degrees are often slowest, because the university has to answer.',
        },
        {
          title: 'The stages here',
          time: 'A few working days',
          text: 'Ministry and translation, if nothing has to go back.',
        },
        {
          title: 'Within the whole project',
          time: 'Before the licence',
          text: 'A mainland licence takes {{mainland-licence-time}}; if you start the documents late, all their time is added to that.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about attestation',
      items: [
        {
          question: 'Can I have my documents attested from Dubai?',
          answer:
            'Partly: many consulates in the UAE serve their own nationals, and couriers take documents home. The first stages still have to be done in the country that issued the document.',
        },
        {
          question: 'Is a digital certificate enough?',
          answer:
            'Sometimes: some authorities accept it if it can be verified online. Do not print or stamp anything until the receiving office has agreed.',
        },
        {
          question: 'Why was mine refused although it had all the stamps?',
          answer:
            'Usually because the name differs from the passport, the power of attorney does not name the act, or the translation was made before the last stamp. [Our list of documents](/business-guide/documents-checklist) helps to avoid all three.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/documents-checklist',
    '/checklist',
    '/visa/family-visa-uae',
    '/services/pro-services-uae',
    '/services/share-transfer',
  ],
};
