import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A share in a UAE company can give you residence in any of the seven emirates, but the licence alone does not. The emirate, zone, package and office decide whether you can apply, in what capacity, and how many partners can apply too.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'RAKEZ company, first year via agent', fact: 'rakez-year-1' },
    { label: 'Share capital Meydan asks for', fact: 'meydan-investor-capital' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Where you set up decides who handles your file',
      columns: ['Who issues residence', 'What limits the visas'],
      rows: [
        { label: 'Dubai mainland', cells: ['GDRFA Dubai', 'Floor area in the registered lease'] },
        {
          label: 'Mainland of the other emirates',
          cells: [
            'Federal authority (ICP), at its office in that emirate',
            'Office and activity, by the economic department’s rules',
          ],
        },
        {
          label: 'Free zone',
          cells: [
            'The same authorities, through the zone’s portal',
            'The package you buy, then the desk or office',
          ],
        },
        {
          label: 'ADGM and DIFC',
          cells: ['The same, through the financial centre', 'Office, activity and number of staff'],
        },
        { label: 'Offshore registry', cells: ['Nobody', 'An offshore company sponsors no one'] },
      ],
    },
    {
      kind: 'text',
      heading: 'Investor, partner, manager: what your visa says',
      paragraphs: [
        'The same founder may be an “investor” or “partner” in one place and an employee of their own company in another, because some zones issue employment visas to owners below a certain share capital. Meydan requires {{meydan-investor-capital}} for an investor visa.',
        'The wording matters. An employee visa needs a contract and perhaps a salary on record; an investor visa does not. Term and fees differ too, and a bank or a school may ask for a salary certificate that an investor cannot show. Settle it with the registrar before you sign the articles, since changing it later is an amendment.',
        'Investors and partners can also apply to ICP for the self-sponsored green residence, which has its own conditions.',
      ],
    },
    {
      kind: 'decision',
      heading: 'What will your visa say?',
      start: {
        question: 'Who holds the shares?',
        answers: [
          {
            label: 'You, in your own name',
            leadsTo: {
              question:
                'Is the share capital as high as the registrar requires, for example {{meydan-investor-capital}} at Meydan?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'An investor’s or partner’s visa, which needs no employment contract.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'Often an employee’s visa in your own company, with a contract and perhaps a salary on record.',
                },
              ],
            },
          },
          {
            label: 'A foreign company of yours',
            leadsTo: 'Expect a manager’s or an employee’s visa, since you are not a shareholder yourself.',
          },
          {
            label: 'You, but in an offshore company',
            leadsTo:
              'No visa: an offshore company sponsors no one. You need a company on the mainland or in a free zone.',
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'Check these five points in the zone’s offer',
      items: [
        {
          title: 'Visa allocation',
          text: 'How many are included in today’s price. “Eligible for visas” often means none included.',
        },
        {
          title: 'Capital',
          text: 'What the articles must state, what must be paid in, and whether a bank letter is needed.',
        },
        {
          title: 'Shareholder visas',
          text: 'Whether every partner qualifies, or only those above a certain share.',
        },
        {
          title: 'Corporate shareholders',
          text: 'If your foreign company holds the shares, you are not a shareholder yourself. Expect a manager’s or an employee’s visa.',
        },
        {
          title: 'Renewal',
          text: 'The price of licence, desk, establishment card and visa in the second year, listed separately.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'From licence to card',
      phases: [
        {
          title: 'Company',
          time: 'Days in some zones, {{mainland-licence-time}} on the mainland',
          text: 'Name, approvals, articles, lease and licence. Foreign company documents that need attestation delay this phase most.',
        },
        {
          title: 'Immigration file',
          time: 'Days, once the licence is out',
          text: 'The establishment card is issued and the online account opened. You cannot apply for anything without it.',
        },
        {
          title: 'Permission to enter or to change status',
          time: 'Days; longer where security checks take time',
          text: 'From abroad you travel on the entry permit. If you are already here, your visitor status is changed.',
        },
        {
          title: 'You, in person',
          time: 'One day here if you book well',
          text: 'Medical examination and fingerprints. For the first application you must be in the country.',
        },
        {
          title: 'Residence and ID',
          time: 'Days to a few weeks',
          text: 'Insurance is checked, the residence registered, the card printed. Including the bank account, a mainland founder should allow {{mainland-total-time}} in total.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What two years cost in different places',
      intro:
        'All-in prices that agents published for a company. Some include the owner’s visa, some do not: look for that item in the offer.',
      rows: [
        {
          item: 'Dubai mainland',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Agent and authorities',
        },
        { item: 'DMCC', amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}', payee: 'Agent and zone' },
        { item: 'RAKEZ', amount: '{{rakez-year-1}}, then {{rakez-year-2}}', payee: 'Agent and zone' },
        {
          item: 'SHAMS, licence only',
          amount: '{{shams-licence}}',
          payee: 'Zone',
          note: 'No visa in this price. Only compare it with other licence-only prices.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Deposits and insurance',
      paragraphs: [],
      points: [
        '**Deposits and insurance** (zone, insurer): as stated in the offer: refundable or not, and when.',
      ],
    },
    {
      kind: 'warning',
      heading: 'A visa from one emirate, a life in another',
      paragraphs: [
        'It is common and legal to live in Dubai on a visa from Ras Al Khaimah or Sharjah. But the licence stays where it is: the company can only work where it is licensed, unless it holds a permit for the other emirate.',
        'In practice there are still some drawbacks. Rent contracts, school places, driving licences and family applications are handled by the emirate where you live or where the visa was issued, and each may ask for documents from the other. Before you choose the cheaper emirate, [compare the zones](/business-guide/free-zone-comparison) by where you spend your week.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Owners’ questions across the emirates',
      items: [
        {
          question: 'Do I need residence to own the company?',
          answer:
            'No. Many owners never apply. It matters for the bank, for renting a home and for bringing people.',
        },
        {
          question: 'What if the licence lapses?',
          answer:
            'Then nothing linked to it can be renewed, including your own residence, and fines add up. It is cheaper to close properly: see [liquidation](/services/company-liquidation-uae).',
        },
        {
          question: 'Does residence make me a tax resident?',
          answer: 'Not by itself. Days, home and centre of life all count, here and in the country you left.',
        },
      ],
    },
  ],
  related: [
    '/visa/investor-visa-dubai',
    '/business-guide/free-zone-comparison',
    '/licensing/free-zone-company-uae',
    '/visa/timelines',
  ],
};
