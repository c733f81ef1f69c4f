import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A share in a UAE company can carry residence in any of the seven emirates, but the licence alone does not grant it. Emirate, zone, package and office decide whether you may apply, in which capacity, and how many partners can apply beside you.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Where you set up decides who handles your file',
      columns: ['Who issues residence', 'What limits the visas'],
      rows: [
        { label: 'Dubai mainland', cells: ['GDRFA Dubai', 'Floor space in the registered lease'] },
        {
          label: 'Mainland of the other emirates',
          cells: [
            'Federal authority (ICP), at its office in that emirate',
            'Office and activity; ask the economic department',
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
      heading: 'Investor, partner, manager: the word on your card',
      paragraphs: [
        'The same founder may come out as “investor” or “partner” in one place and as an employee of the own company in another, because some zones issue employment visas to owners unless the share capital reaches a level of theirs. Meydan names {{meydan-investor-capital}} for an investor’s visa.',
        'The word has consequences. An employee’s visa wants a contract and perhaps a salary on record; an investor’s does not. Term and fees differ too, and a bank or a school may ask for a salary certificate that an investor cannot show. Decide it with the registrar before the articles are signed, since changing it later means an amendment.',
        'Investors and partners can also ask ICP about the self-sponsored green residence, which has conditions of its own.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Read these five lines in the zone’s offer',
      items: [
        {
          title: 'Visa allocation',
          text: 'How many come with the price paid today. “Eligible for visas” often means none included.',
        },
        {
          title: 'Capital',
          text: 'What must be stated in the articles, what must be paid in, and whether a bank letter is wanted.',
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
          text: 'The price of licence, desk, establishment card and visa in the second year, each on its own line.',
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
          text: 'Name, approvals, articles, lease and licence. Foreign corporate papers in need of attestation stretch this phase the most.',
        },
        {
          title: 'Immigration file',
          time: 'Days, once the licence is out',
          text: 'The establishment card is issued and the online account opened. Without it no application goes in.',
        },
        {
          title: 'Permission to enter or to change status',
          time: 'Days; longer where security checks take time',
          text: 'From abroad you travel on the entry permit. From inside, your visitor’s status is changed.',
        },
        {
          title: 'You, in person',
          time: 'One day here if booked well',
          text: 'Medical examination and fingerprints. For the first application you must be in the country.',
        },
        {
          title: 'Residence and ID',
          time: 'Days to a few weeks',
          text: 'Insurance is checked, the residence registered, the card printed. With the account, a mainland founder should reckon {{mainland-total-time}} in all.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What two years cost in different places',
      intro:
        'All-in prices that agents published for a company. Some include the owner’s visa, some do not: ask for the line.',
      rows: [
        {
          item: 'Dubai mainland',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Agent, authority, landlord',
        },
        { item: 'DMCC', amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}', payee: 'Agent and zone' },
        { item: 'RAKEZ', amount: '{{rakez-year-1}}, then {{rakez-year-2}}', payee: 'Agent and zone' },
        {
          item: 'SHAMS, licence only',
          amount: '{{shams-licence}}',
          payee: 'Zone',
          note: 'No visa in this price. Compare like with like.',
        },
        {
          item: 'Deposits and insurance',
          amount: 'In words of the offer: refundable or not, and when',
          payee: 'Zone, insurer',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'A residence from one emirate, a life in another',
      paragraphs: [
        'Living in Dubai on a visa from Ras Al Khaimah or Sharjah is common and lawful. What does not travel is the licence: the company may work only where it is licensed, unless it holds a permit for the other place.',
        'Practical seams show all the same. Rent contracts, school places, driving licences and family applications are handled by the emirate where you live or where the visa was issued, and clerks ask for papers in either direction. Before you choose the cheaper emirate, [compare the zones](/business-guide/free-zone-comparison) by where your week is actually spent.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Owners’ questions across the emirates',
      items: [
        {
          question: 'Do I need residence to own the company?',
          answer:
            'No. Many owners never apply. Residence matters for the bank, for the lease of a home and for bringing people.',
        },
        {
          question: 'Can all partners get a visa?',
          answer: 'Only as many as the allocation holds. A partner who lives abroad need not use a place.',
        },
        {
          question: 'What if the licence lapses?',
          answer:
            'Then nothing under it can be renewed, your own residence included, and fines add up. Closing in order is cheaper: see [liquidation](/services/company-liquidation-uae).',
        },
        {
          question: 'Does residence make me a tax resident?',
          answer:
            'Not by the card alone. Days, home and centre of life are weighed, here and in the country you left.',
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
