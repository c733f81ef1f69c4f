import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A foreign paper counts in the Emirates once each office in a chain has confirmed the one before it: at home, at the UAE embassy, at the UAE Ministry of Foreign Affairs, and then in Arabic. Not every paper needs the chain, so begin with the office that will receive it, and work backwards.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which paper needs which stamps',
      columns: ['Before the embassy', 'Full chain', 'Arabic translation'],
      rows: [
        { label: 'Passport, ID', cells: ['Nothing', 'No, a scan or the original', 'No'] },
        {
          label: 'Degree',
          cells: [
            'Education authority or notary of the country',
            'Yes, where a visa class or regulated profession asks',
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
          cells: ['Notary, for the signature', 'Yes', 'Yes, or bilingual from the start'],
        },
        {
          label: 'Bank statement, reference',
          cells: ['Stamp of the bank', 'Rarely; ask the bank here', 'Rarely'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'The usual path, country by country',
      intro:
        'After the last column the paper goes to the Ministry of Foreign Affairs in the Emirates. Offices rename themselves and open online services: check the step on their own site before sending anything.',
      columns: ['First', 'Foreign ministry stage', 'UAE mission'],
      rows: [
        {
          label: 'United Kingdom',
          cells: ['Solicitor or notary for private papers', 'Legalisation Office', 'London'],
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
            'State authority for personal papers, chamber for commercial ones',
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
          label: 'A UAE paper for use abroad',
          cells: [
            'Issuing office or notary here',
            'UAE Ministry of Foreign Affairs',
            'Instead: the destination’s embassy here',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Apostille: read the table, not the advertisement',
      paragraphs: [
        'An apostille replaces the embassy only between states that both belong to the Hague Apostille Convention. Pages about the Emirates contradict each other on this. The status table of the Hague Conference decides, together with the receiving office; until both say that an apostille will do, budget for the embassy.',
        'In some countries the ministry’s certificate is printed as an apostille anyway. The UAE mission then puts its own stamp on top, so that paper was not wasted.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The right order, with who does what',
      steps: [
        {
          title: 'Ask the receiver',
          text: 'We obtain three answers in writing: original or certified copy, how recent, translated or not.',
        },
        {
          title: 'Collect and compare',
          text: 'You send scans. We check spelling against the passport, dates, missing pages, the number of sets.',
        },
        {
          title: 'Notary and ministry at home',
          text: 'You or a courier firm in that country. Papers may not be taken apart or laminated.',
        },
        {
          title: 'UAE embassy',
          text: 'Booked online in many countries. The applicant’s name and the purpose must agree with the paper.',
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
      heading: 'What makes it dear',
      rows: [
        { item: 'Notary', amount: 'By signature or page, by country', payee: 'Notary abroad' },
        { item: 'Ministry stage abroad', amount: 'On its fee list, for each paper', payee: 'That country' },
        {
          item: 'UAE embassy and ministry',
          amount: 'For each paper; commercial ones are dearer than personal ones',
          payee: 'UAE Ministry of Foreign Affairs',
        },
        {
          item: 'Translation',
          amount: 'By page',
          payee: 'Translator',
          note: 'Keep resolutions to one page.',
        },
        {
          item: 'Checking and handling',
          amount: 'By paper, in the quote',
          payee: brand.en,
          note: 'Couriers are passed on at cost.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How much time to leave',
      phases: [
        {
          title: 'Papers issued by a register',
          time: 'Days',
          text: 'Quick, but they age. Order them when the rest is ready.',
        },
        {
          title: 'The stages abroad',
          time: 'Days to some weeks',
          text: 'By country, season and whether the embassy takes post. Degrees tend to be slowest, because the university is asked.',
        },
        {
          title: 'The stages here',
          time: 'A few working days',
          text: 'Ministry and translation, if nothing has to go back.',
        },
        {
          title: 'Within the whole project',
          time: 'Before the licence',
          text: 'A mainland licence itself takes {{mainland-licence-time}}; papers begun late are added to that in full.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about stamps',
      items: [
        {
          question: 'Can my papers be attested from Dubai?',
          answer:
            'Many consulates in the Emirates serve their own nationals, and couriers carry papers home. The first stages still happen in the country that issued the paper.',
        },
        {
          question: 'Is a digital certificate enough?',
          answer:
            'If it can be verified online, some authorities accept it. Print nothing and stamp nothing before the receiver has agreed.',
        },
        {
          question: 'Does an attestation expire?',
          answer:
            'The stamp does not; the paper does in the eyes of its reader. Ask how old a good standing certificate or power of attorney may be.',
        },
        {
          question: 'Why was mine refused with all its stamps?',
          answer:
            'Mostly a name that differs from the passport, a power without the needed act in it, or a translation made before the last stamp. [Our list of documents](/business-guide/documents-checklist) helps to avoid all three.',
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
