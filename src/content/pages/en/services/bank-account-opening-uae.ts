import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The bank decides, and inside the bank its compliance team decides. Our work is to bring that team a file which can be understood in one sitting. For a mainland company the account usually takes {{bank-account-time}} after the licence; some digital banks answer within days, for simpler businesses.',
  blocks: [
    {
      kind: 'steps',
      heading: 'How we build the file',
      intro: 'Most of this can be done while the licence is still in progress.',
      steps: [
        {
          title: 'We read what you have, as a stranger would',
          text: 'Licence or application, lease, ownership chart, website, contracts. We list every place where two papers disagree, and you correct them before anybody else sees them.',
          time: 'A few days',
        },
        {
          title: 'We ask banks about their appetite',
          text: 'Activity, licensing authority, nationalities, countries of residence: four lines, without your name. A bank that does not want the case says so here, and no refusal enters your history.',
          time: 'About a week',
        },
        {
          title: 'You write one page, we edit it',
          text: 'What is sold, who buys, who supplies, in which countries, and which document stands behind the opening money. Only you can know these things; we ask until a reader has nothing left to ask.',
        },
        {
          title: 'The application is filed and signed',
          text: 'We prepare forms, the resolution and the chart. A signatory appears in person where the bank wants it, with originals.',
          time: 'Depends on the bank’s appointment',
        },
        {
          title: 'Questions are answered the same day',
          text: 'We draft each reply to the compliance team, and nothing is sent until you have confirmed that it is true.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which kind of bank suits which business',
      intro: 'Kinds, not names: appetite changes within a bank from one quarter to the next.',
      columns: ['Good for', 'Will look hard at', 'Ask before filing'],
      rows: [
        {
          label: 'Large local bank',
          cells: [
            'Trade, staff, cheques, guarantees',
            'Office, resident signatory, activity',
            'Average balance and the charge below it',
          ],
        },
        {
          label: 'Islamic bank',
          cells: [
            'Owners who want finance without interest',
            'Activities its board excludes',
            'Which products exist for a first-year company',
          ],
        },
        {
          label: 'International bank',
          cells: [
            'Groups with accounts elsewhere',
            'Size, and every owner abroad',
            'Whether new companies of your size are taken',
          ],
        },
        {
          label: 'Digital bank',
          cells: [
            'Small service firms with simple payments',
            'Owner’s residence, plain ownership',
            'Currencies, cash, cheques, limits',
          ],
        },
        {
          label: 'Payment institution',
          cells: [
            'Collecting card or online payments',
            'Refunds, delivery, website',
            'Whether it can receive share capital or pay salaries',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we can move, and what we cannot',
      paragraphs: [
        'Preparation changes the order in which a bank learns things, and whether it finds proof beside each claim. It does not change what the facts are.',
      ],
      points: [
        '**We can:** choose a bank that knows your trade, remove contradictions, prove the source of funds, narrow a licence that says too little by saying too much, keep replies short and quick.',
        '**You can:** obtain residence, sign a real lease, win a first contract. Each weighs more than any letter from us.',
        '**Nobody can:** change a risk policy, lift sanctions on a country, or turn a company without any link to the Emirates into one that has it.',
      ],
    },
    {
      kind: 'documents',
      heading: 'What to send us on the first day',
      groups: [
        {
          title: 'Company',
          items: [
            'Licence or initial approval, articles, share certificate',
            'Lease or facility agreement, if signed',
            'Ownership chart up to every person with {{uae-ubo-threshold}} or more, or with control',
          ],
        },
        {
          title: 'People',
          items: [
            'Passports; Emirates ID where there is one',
            'Proof of home address and a short CV for owners and signatories',
            'Tax residence and tax number of each',
          ],
        },
        {
          title: 'Money',
          items: [
            'Statements, sale deed or accounts behind the opening deposit',
            'First customers and suppliers, by name and country',
            'Any earlier refusal, with the year and the bank',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay, and to whom',
      rows: [
        {
          item: 'Preparing and accompanying the application',
          amount: 'Fixed before we begin, in the quote',
          payee: brand.en,
          note: 'For the work, not for a yes. The quote states what happens to it if the bank declines.',
        },
        {
          item: 'Account opening and monthly charges',
          amount: 'On the bank’s schedule of charges',
          payee: 'The bank',
        },
        {
          item: 'Minimum balance',
          amount: 'Set by the bank for each type of account',
          payee: 'Stays yours',
          note: 'It is money you cannot use, so count it as capital you need.',
        },
        {
          item: 'Attested papers of a foreign parent',
          amount: 'By country and number of papers',
          payee: 'Notary, ministries, translator',
          note: 'See [document attestation](/services/document-attestation).',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When somebody guarantees the account',
      paragraphs: [
        'An introducer with a good contact can have a file read sooner. He cannot sign for the compliance team. A fee that falls due “on guaranteed approval”, a made-up turnover, an invented customer: the first is a promise nobody can keep, the others may close the account later and put the owners’ names on record.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about the account',
      items: [
        {
          question: 'Can I open it without living in the Emirates?',
          answer:
            'Some banks accept it, for fewer activities and with higher balances. The list becomes longer once a signatory holds a residence visa, so plan [the visa](/visa/investor-visa-uae) and the account together.',
        },
        {
          question: 'Must I fly in?',
          answer:
            'Often once, for identification and signature. Digital banks may verify residents by phone. We ask each bank beforehand, in writing.',
        },
        {
          question: 'A bank has already refused us. Do we have to say so?',
          answer:
            'Yes, if the form asks. Tell us what was filed and when; repairing that file is usually quicker than a fresh attempt elsewhere.',
        },
        {
          question: 'Does the free zone matter?',
          answer:
            'Some banks prefer some zones, and do not publish it. Ask before you pay for a licence, not afterwards.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/bank-account-guide',
    '/business-guide/documents-checklist',
    '/services/document-attestation',
    '/accounting/ubo-aml',
    '/services/pricing',
  ],
};
