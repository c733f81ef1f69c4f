import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Outside Dubai the principle is the same but the names differ: another office registers the lease, another department issues the licence, and the free zones lease their own space. Rents are usually lower the further north you go. Weigh what you save against where your customers, staff and bank are.',
  keyFigures: [
    { label: 'Free zone office area per visa', fact: 'zone-area-per-visa' },
    { label: 'SHAMS licence alone, lowest price', fact: 'shams-licence' },
    { label: 'RAKEZ licence alone, lowest price', fact: 'rakez-licence' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who registers the lease, who issues the licence',
      columns: ['Lease registered with', 'Mainland licence from'],
      rows: [
        {
          label: 'Dubai, for comparison',
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
          cells: [
            'Municipality',
            'Municipality or economic department: check which one handles your activity',
          ],
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
          text: 'A mainland company from Ajman can sell to a customer in Dubai, but needs a branch and a lease there for an office or shop.',
        },
        {
          title: 'Size and visas are counted locally',
          text: 'Each emirate’s licensing office and the federal labour ministry look at the registered area. Dubai’s mainland counts {{office-area-per-visa}} a visa; ask the other emirates for theirs.',
        },
        {
          title: 'Rent law is local',
          text: 'Each emirate has its own rules on notice, increases and disputes. Have someone who knows that emirate read the renewal clause.',
        },
        {
          title: 'Fewer ready-made desks',
          text: 'Abu Dhabi and Sharjah have many business centres; further north you often choose between the zone’s building and an ordinary lease.',
        },
        {
          title: 'Dubai’s mainland permit only works in Dubai',
          text: 'Executive Council Resolution 11 of 2025 is Dubai’s. A zone company in Ras Al Khaimah or Sharjah needs its own authority’s answer on what it can do on the mainland.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Where must your office be?',
      start: {
        question: 'Who licenses the company?',
        answers: [
          {
            label: 'A free zone',
            leadsTo: 'In the zone: it leases the space and registers the lease itself.',
          },
          {
            label: 'A department of an emirate',
            leadsTo: {
              question: 'Where will your people work?',
              answers: [
                {
                  label: 'In that emirate',
                  leadsTo: 'There: register the lease with the office in the table above.',
                },
                {
                  label: 'In another one',
                  leadsTo: 'Open a branch there, with a lease of its own.',
                },
                {
                  label: 'They only sell to customers elsewhere',
                  leadsTo: 'One office in your own emirate is enough for that.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'text',
      heading: 'Choose by where you spend the day',
      paragraphs: [
        '[Abu Dhabi](/emirates/abu-dhabi) is close to government, energy and large contractors; in ADGM, which has its own English-language common law, the registered office must be inside the centre. [Sharjah](/emirates/sharjah) attracts workshops, publishers and schools; the commute looks short on the map and is long at eight in the morning. Ajman and Umm Al Quwain are inexpensive and small. [Ras Al Khaimah](/emirates/ras-al-khaimah) has land for factories, a port and the RAKEZ zone. Fujairah is on the other coast, with its port and oil storage.',
        'Drive the route once at rush hour before you decide. If your team lives in Dubai and works in the north, some may leave because of the drive.',
      ],
    },
    {
      kind: 'costs',
      heading: 'VAT, licence and two years side by side',
      intro: 'Fill it in for two emirates side by side, for two years.',
      rows: [
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on commercial rent, the same everywhere',
          payee: 'Landlord',
        },
        {
          item: 'Licence',
          amount: 'Lowest licence-only prices: SHAMS {{shams-licence}}, RAKEZ {{rakez-licence}}',
          payee: 'Zone',
          note: 'Neither includes an office. Add the facility before you compare with a package.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Rent, registration, deposits and the drive',
      paragraphs: [],
      points: [
        '**Rent and service charge** (landlord or zone): as offered in writing.',
        '**Registration of the lease** (municipality or registry): by the municipality’s or Tawtheeq’s tariff, often tied to the rent.',
        '**Deposits for power and water** (utility of the emirate): by the local utility’s tariff.',
        '**A car, fuel, tolls, hours** (you): your own estimate: for many the biggest item.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Renting from a distance',
      intro: 'Many founders choose an office before they arrive.',
      steps: [
        {
          title: 'Have the licensing office check the building',
          text: 'Some are reserved for certain uses. A building name and a plot number are enough to get an answer.',
        },
        {
          title: 'Get a video walk-through',
          text: 'From the street to the desk, in one take, with the unit number in view.',
        },
        {
          title: 'Verify the owner',
          text: 'Title documents, or the zone’s confirmation that the unit is free and the seller represents it.',
        },
        {
          title: 'Give a narrow power of attorney',
          text: 'For this lease, to a named person, with an end date. It has to be attested in your country first.',
        },
        {
          title: 'Pay to a company account',
          text: 'Only to an account in the landlord’s or zone’s name, after you have agreed the lease.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Cheap emirate, Dubai business: the risk',
      paragraphs: [
        'Some sellers place a company in the north and tell its owner to work from a café in Dubai Marina. That is working in an emirate without a licence there. Inspectors can fine you, the bank sees that the address and the payments never match, and staff visas tie people to a place where they do not work.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about working across emirates',
      items: [
        {
          question: 'Can I live in Dubai with a visa from another emirate?',
          answer:
            'Yes. Residence is federal, and many people do. Family sponsorship and some services go through the emirate that issued the visa, so expect some trips.',
        },
        {
          question: 'Do banks mind?',
          answer:
            'They look mainly at your real business; a few prefer certain zones. Get the answers of two before you sign; allow {{bank-account-time}} for a mainland company.',
        },
        {
          question: 'Can I move the company to another emirate later?',
          answer:
            'The law has provided for moves between registers since {{uae-registration-transfer}}, but the rules are partly pending. Where the department is not ready, you open a branch or a new company and close the old one. Between zones a transfer is sometimes possible. [Company amendments](/services/company-amendments) explains which changes are easy.',
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
