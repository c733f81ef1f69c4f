import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'PRO stands for public relations officer: the person who carries a company’s papers to government offices and, today, mostly into their portals. You can do much of it yourself with a UAE PASS and patience. We do it where a missed date, a wrong form or a trip across town costs more than our fee.',
  blocks: [
    {
      kind: 'text',
      heading: 'Errands we take off your desk',
      paragraphs: [
        'Each of these can be ordered alone. Together they are roughly what a small company meets in a year.',
      ],
      points: [
        '**Licence:** renewal, printing, certified copies, outside approvals, chamber membership.',
        '**Immigration:** establishment card, entry permits, change of status, residence stamping in its digital form, cancellations.',
        '**Labour:** work permits and contracts with the Ministry of Human Resources and Emiratisation, or with the zone that stands in its place.',
        '**People:** bookings for the medical test and the biometrics, Emirates ID, [family files](/visa/family-visa-uae).',
        '**Papers:** notary appointments, legal translation, ministry stamps, courts’ and police certificates.',
        '**Premises:** registration of the lease, municipality and utility accounts.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'By errand, by subscription, or yourself',
      columns: ['By errand', 'Subscription', 'Yourself'],
      rows: [
        {
          label: 'Suits',
          cells: [
            'One or two matters a year',
            'Staff who come and go, several permits',
            'A single owner who is in the country',
          ],
        },
        {
          label: 'Our fee',
          cells: ['A fixed price for each errand', 'A fixed price a month for a named list', 'None'],
        },
        {
          label: 'Government fees',
          cells: ['At cost, with receipts', 'At cost, with receipts', 'Paid straight to the portal'],
        },
        { label: 'Who watches the dates', cells: ['You', 'We do, with a list you can see', 'You'] },
        {
          label: 'Weak point',
          cells: [
            'Every urgency is a new order',
            'Quiet months are paid too',
            'One expired login stops everything',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A year of dates, backwards from the licence',
      phases: [
        {
          title: 'A quarter before expiry',
          time: 'Begin here',
          text: 'Confirm rent, ask outside regulators for their renewals, look for passports that expire in the coming year.',
        },
        {
          title: 'The last weeks',
          time: 'A few working days of processing',
          text: 'Lease registered, licence paid and renewed, new copy to the bank and to the tax account.',
        },
        {
          title: 'Right after',
          time: 'Days',
          text: 'Establishment card, since it follows the licence. Without a valid card no visa moves.',
        },
        {
          title: 'Through the year',
          time: 'Each on its own day',
          text: 'Visas, Emirates IDs and insurance, person by person. They never expire together.',
        },
        {
          title: 'When something changes',
          time: 'Within {{uae-ubo-change-notice}} for beneficial owners',
          text: 'Owner, manager or address: registrar first, then tax, bank and permits.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What a PRO may hold, and what he may not',
      items: [
        {
          title: 'A narrow authority',
          text: 'A letter or power of attorney that names the acts and the offices and ends on a date. General powers are not needed for errands.',
        },
        {
          title: 'No private passwords',
          text: 'Portals allow a delegate or a company user. Your UAE PASS, which signs for you personally, stays on your own phone.',
        },
        {
          title: 'Originals against a receipt',
          text: 'Passports travel only when an office asks for the paper itself, and come back the moment it lets go.',
        },
        {
          title: 'No hand in the bank',
          text: 'Errands never require a signature on the account. Government fees are advanced by you or refunded against the official receipt.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How the bill is made up',
      rows: [
        {
          item: 'Government fees and knowledge or innovation charges',
          amount: 'As printed on the portal’s receipt',
          payee: 'The authority',
        },
        {
          item: 'Service centre, where a counter is compulsory',
          amount: 'Its posted service charge',
          payee: 'Amer, Tasheel or typing centre',
        },
        {
          item: 'Our work',
          amount: 'Per errand, or monthly for the list',
          payee: brand.en,
          note: 'Shown apart from official fees on every invoice.',
        },
        {
          item: 'Fines already running',
          amount: 'Seen in the system when we open the file',
          payee: 'The authority',
          note: 'We tell you before paying. Nobody can “arrange” them away, though some may be appealed.',
        },
        {
          item: 'For scale: an employment visa through an agent',
          amount: '{{employment-visa-agent-cost}} in lists published in 2025',
          payee: 'Authorities, clinic, agent',
          note: 'Borne by the employer; the law does not let it be passed on to the employee.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about PRO work',
      items: [
        {
          question: 'Must a company employ a PRO?',
          answer:
            'Many authorities want a named representative on the file; an owner or manager can usually be that person. Ask your authority whether an outside firm may be named.',
        },
        {
          question: 'Can you speed up an approval?',
          answer:
            'We can file on the first day, completely, and pay for an express channel where the authority offers one. Beyond that the queue is theirs.',
        },
        {
          question: 'Does it work from abroad?',
          answer:
            'Renewals and filings mostly yes. Fingerprints, medical tests and some notarial signatures need the person in the Emirates.',
        },
        {
          question: 'Why do free zones ask for less?',
          answer:
            'Because licence, lease and visa requests run through one zone portal. Cards, identity and tax remain with the federal bodies, as everywhere.',
        },
      ],
    },
  ],
  related: [
    '/services/matrix',
    '/services/pricing',
    '/visa/work-visa-uae',
    '/services/company-amendments',
    '/visa/timelines',
  ],
};
