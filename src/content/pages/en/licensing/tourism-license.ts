import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'In Dubai travel businesses are licensed by the same department that promotes the city: the Department of Economy and Tourism. It distinguishes three kinds of company and trains the guides itself. Much of what is written about deposits is years out of date, while the demands on manager, office and insurance are real.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Agency, outbound, inbound',
      intro:
        'The three main activities of Dubai’s rules. A company may hold more than one, and must then meet the conditions of each.',
      columns: ['What it sells', 'What it may not do alone'],
      rows: [
        {
          label: 'Travel agent',
          cells: [
            'Flights, hotel bookings, car hire, visa services, other firms’ tours',
            'Build its own tours',
          ],
        },
        {
          label: 'Outbound operator',
          cells: ['Its own programmes outside the UAE', 'Run excursions in Dubai'],
        },
        {
          label: 'Inbound operator',
          cells: ['Programmes for visitors: transfers, city tours, desert trips', 'Sell holidays abroad'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What the department wants to see',
      items: [
        {
          title: 'A manager from the trade',
          text: 'Someone with several years in tourism, fewer if the degree is in the subject. Certificates must be attested, and the person must really work for you.',
        },
        {
          title: 'Clean records',
          text: 'Recent certificates of good conduct for owners and manager, from the countries where they live or lived.',
        },
        {
          title: 'An office of its own',
          text: 'Independent space with a minimum area for each activity that you take. A flexi desk, good enough for many trades, generally is not enough here.',
        },
        {
          title: 'Insurance',
          text: 'Operators insure the risks of their programmes for the whole term of the licence and a little beyond. Boats, buggies and balloons have cover and rules of their own.',
        },
        {
          title: 'Undertakings and contracts',
          text: 'Written promises to inform customers truthfully and to answer complaints; often a business plan and agreements with carriers, hotels or foreign partners.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The bank guarantee that is still advertised',
      paragraphs: [
        'Many agents’ pages list a large guarantee in favour of the tourism department, a different one for each kind of company. Dubai’s tourism authority announced in January 2019 that it was dropping this condition and giving the old guarantees back. If an offer contains the line today, ask for the department’s own current checklist.',
        'Guarantees have not vanished altogether. Airlines’ billing systems, some hotels, visa channels and other emirates ask for security before they give you credit or access. That is a contract with them and not part of a Dubai licence, and it may be the largest sum in your plan.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From idea to first booking',
      steps: [
        {
          title: 'Name the programmes',
          text: 'You write three sample tours with prices and suppliers. They show which activity you need, and the department may ask for them.',
        },
        {
          title: 'Find the manager',
          text: 'Before the company exists, since the attestation of certificates is the slowest paper.',
        },
        {
          title: 'Initial approval and tourism approval',
          text: 'Name and activity as for any mainland firm, with the tourism side of the department examining owners and manager.',
        },
        {
          title: 'Office, insurance, inspection',
          text: 'Registered lease, policy, sign. An inspector may visit.',
        },
        {
          title: 'Licence, then systems',
          text: 'Reservation system, airline accreditation if you issue tickets, payment provider, visa access, contracts with guides and transport.',
          time: '{{mainland-licence-time}} for a plain company; tourism papers add to it',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Guides, vehicles and the desert',
      paragraphs: [
        'A guide in Dubai needs a personal licence. The way to it is the tour guide programme of the Dubai College of Tourism, which is part of the department: online lessons, assessments, an interview, in English or Mandarin. It is open to residents and nationals of age, with a school certificate, first-aid course and, for the employed, a no-objection letter. Licensed guides work for companies or freelance under a licensed operator; the card alone does not allow you to sell tours.',
      ],
      points: [
        '**Vehicles** for guests need permits from the Roads and Transport Authority, and so do their drivers.',
        '**Desert camps and safaris** have separate permits for site, drivers and vehicles.',
        '**Hajj and Umrah** travel is approved by the federal authority for Islamic affairs.',
        '**Hotels and holiday homes** are classified under other rules, even in the same department.',
        '**Events** with tickets need an event permit each time.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Costs, as far as they can be named',
      rows: [
        {
          item: 'The company, through an agent',
          amount: '{{llc-dubai-year-1}}, next year {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Plain limited company, lists of 2025. Tourism activities have fees on top.',
        },
        {
          item: 'Tourism approval',
          amount: 'By activity, on the department’s service page',
          payee: 'Department of Economy and Tourism',
        },
        {
          item: 'Insurance',
          amount: 'By programme and number of guests',
          payee: 'Insurer',
        },
        {
          item: 'Airline accreditation and security',
          amount: 'By expected ticket sales',
          payee: 'Airline association, bank',
          note: 'Only if you issue tickets yourself. Many begin with a consolidator.',
        },
        {
          item: 'Employment visa of the manager',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Authorities and agent',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'What newcomers to travel ask',
      items: [
        {
          question: 'May a foreigner own a travel company?',
          answer:
            'In Dubai generally yes, as with most activities. Have the department confirm it for your code, and look again if you plan another emirate.',
        },
        {
          question: 'Can I sell tours online only?',
          answer:
            'The website does not replace the licence. If you sell your own excursions you are an inbound operator; if you run a marketplace for others, ask which activity fits.',
        },
        {
          question: 'May I arrange tourist visas?',
          answer:
            'Licensed agencies do so through the channels of the immigration authority, under their own responsibility for overstaying guests. See [tourist visa](/visa/tourist-visa-uae).',
        },
        {
          question: 'How is VAT handled on packages?',
          answer:
            'Excursions in the UAE carry {{uae-vat-rate}}; international transport and some services abroad are treated otherwise. Packages mix both, so let an accountant set up the invoices.',
        },
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/visa/tourist-visa-uae',
    '/services/document-attestation',
    '/workspace/office-space-dubai',
  ],
};
