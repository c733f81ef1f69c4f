import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'In Dubai travel businesses are licensed by the same department that promotes the city: the Department of Economy and Tourism. It licenses three kinds of company and trains guides itself. Much of what you read about deposits is years out of date; the requirements for manager, office and insurance are real. An offshore company gets none of these licences: it can hold shares in the agency, but sell no trip in the UAE.',
  keyFigures: [
    { label: 'Company alone, first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Licence of an ordinary mainland company', fact: 'mainland-licence-time' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Agency, outbound, inbound',
      intro:
        'These are the three main activities under Dubai’s rules. A company can hold more than one if it meets the conditions of each.',
      columns: ['What it sells', 'What it cannot do alone'],
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
      heading: 'What the department requires',
      items: [
        {
          title: 'A manager from the trade',
          text: 'You need someone with several years in tourism, fewer if their degree is in the subject. Certificates must be attested, and the person must really work for you.',
        },
        {
          title: 'Clean records',
          text: 'Recent certificates of good conduct for owners and manager, from the countries where they live or lived.',
        },
        {
          title: 'Its own office',
          text: 'You need a separate unit with a minimum area for each activity. A flexi desk, good enough for many trades, generally is not enough here.',
        },
        {
          title: 'Insurance',
          text: 'Operators must insure the risks of their tours for the whole licence period and a little beyond. Boats, buggies and balloons need their own cover and follow their own rules.',
        },
        {
          title: 'Undertakings and contracts',
          text: 'Written promises to inform customers truthfully and to answer complaints; often a business plan and agreements with carriers, hotels or foreign partners.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Are you ready to apply?',
      start: {
        question: 'Do you have a manager with tourism experience?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Find this person first: attesting the certificates takes longest.',
          },
          {
            label: 'Yes, with attested certificates',
            leadsTo: {
              question: 'Have you found a separate office to rent?',
              answers: [
                {
                  label: 'No, only a desk',
                  leadsTo: 'Look for a unit of its own, with the area that your activity requires.',
                },
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Will you run tours of your own?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Apply as an operator, and get an offer for the insurance now.',
                      },
                      {
                        label: 'No, I sell other firms’ tours',
                        leadsTo: 'Apply as a travel agent.',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'warning',
      heading: 'The bank guarantee that agents still advertise',
      paragraphs: [
        'Many agents’ websites list a large guarantee to the tourism department, different for each kind of company. In January 2019 Dubai’s tourism authority announced that it was dropping this condition and returning the old guarantees. If an offer still includes it, compare it with the department’s own current checklist.',
        'Guarantees have not vanished altogether. Airlines’ billing systems, some hotels, visa channels and other emirates want security before they give you credit or access. That is a contract with them and not part of a Dubai licence, and it may be the largest sum in your plan.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From idea to first booking',
      steps: [
        {
          title: 'Name the programmes',
          text: 'Write three sample tours with prices and suppliers. They show which activity you need, and the department may want them.',
        },
        {
          title: 'Find the manager',
          text: 'Do this before the company exists, since attesting certificates takes longest.',
        },
        {
          title: 'Initial approval and tourism approval',
          text: 'Name and activity as for any mainland company; the tourism section of the department also checks the owners and manager.',
        },
        {
          title: 'Office, insurance, inspection',
          text: 'Registered lease, policy, sign. An inspector may visit.',
        },
        {
          title: 'Licence, then systems',
          text: 'Reservation system, airline accreditation if you issue tickets, payment provider, visa access, contracts with guides and transport.',
          time: '{{mainland-licence-time}} for an ordinary company; tourism approvals add to it',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Guides, vehicles and the desert',
      paragraphs: [
        'A guide in Dubai needs a personal licence. You get it through the tour guide programme of the Dubai College of Tourism, part of the department: online lessons, assessments and an interview, in English or Mandarin. It is open to adult residents and nationals with a school certificate, a first-aid course and, if employed, a no-objection letter. Licensed guides work for companies or freelance under a licensed operator; the card alone does not allow you to sell tours.',
      ],
      points: [
        '**Vehicles** for guests need permits from the Roads and Transport Authority, and so do their drivers.',
        '**Desert camps and safaris** have separate permits for site, drivers and vehicles.',
        '**Hajj and Umrah** travel is approved by the federal authority for Islamic affairs.',
        '**Hotels and holiday homes** are classified under different rules by the same department.',
        '**Events** with tickets need an event permit each time.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Company and the manager’s visa',
      rows: [
        {
          item: 'The company, through an agent',
          amount: '{{llc-dubai-year-1}}, next year {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Plain limited company, lists of 2025. Tourism activities cost extra.',
        },
        {
          item: 'Employment visa of the manager',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Authorities and agent',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Tourism approval, insurance, airline security',
      paragraphs: [],
      points: [
        '**Tourism approval** (Department of Economy and Tourism): by activity, on the department’s service page.',
        '**Insurance** (insurer): by programme and number of guests.',
        '**Airline accreditation and security** (airline association, bank): by expected ticket sales. Only if you issue tickets yourself. Many start with a ticket consolidator.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What newcomers ask',
      items: [
        {
          question: 'Can a foreigner own a travel company?',
          answer:
            'In Dubai generally yes, as with most activities. Have the department confirm your code, and check again if you plan to open in another emirate.',
        },
        {
          question: 'Can I sell tours online only?',
          answer:
            'Yes, but you still need the licence. If you sell your own excursions you are an inbound operator; if you run a marketplace for others, have the department name the activity.',
        },
        {
          question: 'Can I arrange tourist visas?',
          answer:
            'Licensed agencies can, through the immigration authority’s channels, and they are responsible for guests who overstay. See [tourist visa](/visa/tourist-visa-uae).',
        },
        {
          question: 'How is VAT handled on packages?',
          answer:
            'Excursions in the UAE are taxed at {{uae-vat-rate}}; international transport and some services abroad are treated differently. Packages mix both, so let an accountant set up the invoices.',
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
