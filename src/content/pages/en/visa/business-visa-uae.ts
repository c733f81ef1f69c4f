import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'There is no single “business visa”. You enter on whichever visit status your passport and your purpose allow, and each of them lets you talk, look and sign, but not work. Choose by the number of trips and by who will stand behind your application.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which kind of entry fits your trip',
      intro:
        'Names and conditions change by decision of the federal identity authority (ICP); in Dubai its counterpart is the residency directorate (GDRFA). Look your passport up there before you book.',
      columns: ['Good for', 'Who stands behind it'],
      rows: [
        {
          label: 'Visa-free or on arrival',
          cells: [
            'A short round of meetings, if your passport is on the list',
            'Nobody; the officer at the border decides',
          ],
        },
        {
          label: 'Single or multiple visit visa',
          cells: [
            'One planned visit, or several close together',
            'An airline, a hotel, a licensed agency, a host, or yourself for some kinds',
          ],
        },
        {
          label: 'Event visit',
          cells: [
            'A fair, conference or seminar with fixed dates',
            'The public or private body that hosts you, with a letter that names event and dates',
          ],
        },
        {
          label: 'Business exploration',
          cells: [
            'Meeting zones, landlords and banks before you decide to set up',
            'Yourself, by what you own or practise',
          ],
        },
        {
          label: 'Long-term multiple-entry visit visa',
          cells: [
            'Coming back often without a new application each time',
            'Yourself, with bank statements and insurance',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What the business exploration visa asks for',
      intro:
        'It is made for founders. The authority wants one of these shown, and judges the evidence itself:',
      items: [
        { title: 'Means', text: 'Money enough to set up a company, in statements under your own name.' },
        {
          title: 'or a stake abroad',
          text: 'Shares in a company outside the country: register extract, translated where it is not in Arabic or English.',
        },
        {
          title: 'or a profession',
          text: 'Proof that you really practise one: membership, contracts, references.',
        },
        {
          title: 'In each case',
          text: 'A passport with enough validity left, a photograph to specification, and cover for medical costs where the form asks for it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What you may do, and where work begins',
      paragraphs: [
        'Meetings, visits to a fair, site inspections, negotiations, signing before a notary and incorporating a company are ordinary visitor’s business. Many founders sign for their licence this way, or from abroad by power of attorney, and only later apply for [residence through the company](/visa/investor-visa-uae).',
        'What you may not do is fill a role. Serving customers, running a shift in your own shop, being paid here for services or standing in for a colleague all need a permit. That the company is yours changes nothing.',
      ],
      points: [
        '**Fair stands:** showing and explaining is one thing; selling goods for cash over the counter may need a permit from organiser and emirate.',
        '**Remote work for an employer at home:** a few emails between meetings trouble nobody, but living here that way is what the remote work residence exists for.',
        '**Paid talks and shows:** the organiser needs a permit for you. Ask for its copy.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From invitation to departure',
      steps: [
        {
          title: 'Check the passport first',
          text: 'You do this, in the authority’s own service, by nationality and passport type. Residents of the Gulf states and holders of certain foreign visas have separate rules.',
        },
        {
          title: 'Settle who invites you',
          text: 'The host prepares a letter with purpose and dates. A hotel booking does not replace it for an event visit.',
        },
        {
          title: 'Apply and wait',
          text: 'Agency, host or you file the application and pay. Nobody can buy approval; the security check decides how long it takes.',
          time: 'Often days, longer for some passports',
        },
        {
          title: 'Read the two dates',
          text: 'One says until when you may enter, the other how long you may stay. They are not the same.',
        },
        {
          title: 'Extend or leave',
          text: 'Some kinds can be extended inside the country, others not at all. File before the last day, not on it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Three ways a good trip goes bad',
      paragraphs: [
        '**Counting from the wrong day.** Do not rely on a period of grace that a forum remembers: visit visas in Dubai lost theirs. A fine runs for each day overstayed, and an unpaid one blocks the next application.',
        '**Leaving and re-entering as a habit.** A string of back-to-back visits looks like residence without a permit, and entry can be refused at the desk.',
        '**Promising the bank a quick visit.** Many banks want a resident signatory. Plan the account around the Emirates ID, not around your return flight.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked before booking',
      items: [
        {
          question: 'Can I register a company while visiting?',
          answer:
            'In most jurisdictions yes. Ownership does not presuppose residence. [How the set-up runs](/business-guide/how-to-start-a-business-in-dubai) shows which signatures need you in person.',
        },
        {
          question: 'Can I switch to residence without flying out?',
          answer:
            'Usually, through a change of status while your stay is still valid, for a fee charged by the authority. Some kinds of entry exclude it, so ask about yours.',
        },
        {
          question: 'How long may I stay?',
          answer:
            'As long as the visa itself prints. It depends on kind and nationality, and the days of arrival and departure usually count.',
        },
        {
          question: 'May my spouse come along?',
          answer: 'Each person needs a status of their own. Yours does not extend to anyone.',
        },
      ],
    },
  ],
  related: [
    '/visa/tourist-visa-uae',
    '/visa/investor-visa-uae',
    '/business-guide/where-to-setup-dubai',
    '/business-guide/bank-account-guide',
  ],
};
