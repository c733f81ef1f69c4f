import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Outside Dubai the idea is the same and the names differ: the lease is registered with another office, the licence comes from another department, and the free zones lease their own space. Rents are usually lower the further north you go. What you save has to be set against where your customers, your staff and your bank are.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who registers the lease, who issues the licence',
      columns: ['Lease registered with', 'Mainland licence from'],
      rows: [
        {
          label: 'Dubai, to compare',
          cells: ['Land Department, in Ejari', 'Department of Economy and Tourism'],
        },
        {
          label: 'Abu Dhabi, Al Ain',
          cells: [
            'The emirate’s Tawtheeq system',
            'Department of Economic Development and its registration authority',
          ],
        },
        { label: 'Sharjah', cells: ['Municipality', 'Economic Development Department'] },
        { label: 'Ajman', cells: ['Municipality', 'Department of Economic Development'] },
        { label: 'Ras Al Khaimah', cells: ['Municipality', 'Department of Economic Development'] },
        { label: 'Umm Al Quwain', cells: ['Municipality', 'Department of Economic Development'] },
        {
          label: 'Fujairah',
          cells: ['Municipality', 'Municipality or economic department: ask which applies to your activity'],
        },
        { label: 'Any free zone', cells: ['The zone itself', 'The zone itself'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What differs from Dubai in practice',
      items: [
        {
          title: 'Your licence binds you to the emirate',
          text: 'A mainland licence from Ajman may sell to a customer in Dubai, but an office or shop there needs a branch and a lease there.',
        },
        {
          title: 'Size and visas are counted locally',
          text: 'Each emirate’s licensing office and the federal labour ministry look at the registered area. Figures heard in Dubai do not carry over.',
        },
        {
          title: 'Rent law is local',
          text: 'Notice, rises and disputes are regulated emirate by emirate. Have the clause on renewal read by someone who knows that emirate.',
        },
        {
          title: 'Fewer ready-made desks',
          text: 'Abu Dhabi and Sharjah have many business centres; further north you often choose between the zone’s building and an ordinary lease.',
        },
        {
          title: 'The mainland permit of Dubai stays in Dubai',
          text: 'Executive Council Resolution 11 of 2025 is Dubai’s. A zone company in Ras Al Khaimah or Sharjah asks its own authority what it may do onshore.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Choosing by where the day takes place',
      paragraphs: [
        'Abu Dhabi is near government, energy and large contractors; in ADGM, with English-language common law of its own, the registered office must lie within the centre. Sharjah draws workshops, publishers and teaching, at a commuting distance that is short on the map and long at eight in the morning. Ajman and Umm Al Quwain are inexpensive and small. Ras Al Khaimah has land for factories, a port and the RAKEZ zone. Fujairah lies on the other sea, with its port and oil storage.',
        'Drive the route once at rush hour before you decide. A team that lives in Dubai and works in the north leaves sooner than the savings arrive.',
      ],
    },
    {
      kind: 'costs',
      heading: 'What to put into the comparison',
      intro: 'Fill it in for two emirates side by side, for two years.',
      rows: [
        { item: 'Rent and service charge', amount: 'As offered in writing', payee: 'Landlord or zone' },
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on commercial rent, the same everywhere',
          payee: 'Landlord',
        },
        {
          item: 'Registration of the lease',
          amount: 'By the municipality’s or Tawtheeq’s tariff, often tied to the rent',
          payee: 'Municipality or registry',
        },
        {
          item: 'Deposits for power and water',
          amount: 'By the local utility’s tariff',
          payee: 'Utility of the emirate',
        },
        {
          item: 'Licence',
          amount: 'Lowest licence-only prices: SHAMS {{shams-licence}}, RAKEZ {{rakez-licence}}',
          payee: 'Zone',
          note: 'Neither contains an office. Add the facility before you compare with a package.',
        },
        {
          item: 'A car, fuel, tolls, hours',
          amount: 'Your own estimate: the largest line for many',
          payee: 'You',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Renting from a distance',
      intro: 'Many founders choose an office before they have landed.',
      steps: [
        {
          title: 'Ask the licensing office about the building',
          text: 'Some are reserved for certain uses. A name and a plot number are enough for an answer.',
        },
        {
          title: 'Get a filmed walk',
          text: 'From the street to the desk, in one take, with the unit number in view.',
        },
        {
          title: 'Verify the owner',
          text: 'Title papers, or the zone’s confirmation that the unit is free and that the seller acts for it.',
        },
        {
          title: 'Give a narrow power of attorney',
          text: 'For this lease, to a named person, with an end date. It has to be attested in your country first.',
        },
        {
          title: 'Pay to a company account',
          text: 'In the landlord’s or zone’s name only, after the lease has been agreed.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'A cheap emirate for a Dubai business',
      paragraphs: [
        'Some sellers place a company in the north and tell its owner to work from a café in Dubai Marina. That is activity in an emirate for which no licence exists. Inspectors may fine it, a bank sees that the address and the payments never meet, and staff visas tie people to a place where they do not work.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Between the emirates',
      items: [
        {
          question: 'May I live in Dubai with a visa from another emirate?',
          answer:
            'Residence is federal, and many do. Family sponsorship and some services run through the emirate that issued it, so expect journeys.',
        },
        {
          question: 'Do banks mind?',
          answer:
            'They look at substance rather than at the map, though a few prefer certain zones. Ask two before signing; the time to allow is {{bank-account-time}} for a mainland company.',
        },
        {
          question: 'Can I move the company to another emirate later?',
          answer:
            'A mainland company rarely moves; it opens a branch or a new company and closes the old one. Between zones a transfer is sometimes possible. [Company amendments](/services/company-amendments) explains which changes are easy.',
        },
        {
          question: 'Where do I read about a single emirate?',
          answer:
            'On the pages about [Abu Dhabi](/emirates/abu-dhabi), [Sharjah](/emirates/sharjah) and [Ras Al Khaimah](/emirates/ras-al-khaimah).',
        },
      ],
    },
  ],
  related: [
    '/workspace/office-space-dubai',
    '/workspace/requirements',
    '/emirates/abu-dhabi',
    '/emirates/sharjah',
    '/emirates/ras-al-khaimah',
  ],
};
