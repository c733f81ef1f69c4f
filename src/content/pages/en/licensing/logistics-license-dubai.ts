import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: '“Logistics” covers several licences: forwarding, customs clearance, storage, trucking and home delivery each need their own activity and approval. Start with the part you will do yourself and buy the rest from others, because every extra part means a guarantee, a vehicle file or an inspection.',
  keyFigures: [
    { label: 'Until the mainland licence', fact: 'mainland-licence-time' },
    { label: 'Then for the bank account', fact: 'bank-account-time' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five activities and who must approve them',
      columns: ['Approval on top of the licence', 'What it depends on'],
      rows: [
        {
          label: 'Freight forwarding by sea and air',
          cells: [
            'Depends on the mode and the authority; sea and air cargo agents need more',
            'Contracts with carriers, liability insurance',
          ],
        },
        {
          label: 'Customs clearance',
          cells: [
            'Broker’s registration with Dubai Customs',
            'A guarantee, trained and examined staff, the customs systems',
          ],
        },
        {
          label: 'Storage',
          cells: [
            'Civil Defence; Dubai Municipality for food; the health regulator for medicines',
            'The building: racks, sprinklers, temperature',
          ],
        },
        {
          label: 'Trucking',
          cells: [
            'Roads and Transport Authority (RTA), commercial transport',
            'Vehicles, their inspection, drivers’ permits, parking',
          ],
        },
        {
          label: 'Courier and delivery riders',
          cells: [
            'RTA for riders and boxes; for letters and parcels check the postal licence too',
            'Motorcycles, training, insurance, tracking',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The right order',
      intro:
        'Each step produces the document the next one needs. In the wrong order, you pay rent for a warehouse nobody will approve.',
      steps: [
        {
          title: 'Fix the activities and the place',
          text: 'Decide between port, airport and city, and between zone and mainland. Goods in transit suit Jebel Ali or Dubai South; deliveries to shops suit the mainland.',
        },
        {
          title: 'Initial approval',
          text: 'From the Department of Economy and Tourism or the zone. It names the outside approvals that your combination needs.',
        },
        {
          title: 'Building plan, then the lease',
          text: 'Show the plan to Civil Defence, and to the municipality if you handle food, before the lease becomes binding. Get the completion certificate and the permitted use from the landlord.',
        },
        {
          title: 'Licence and establishment card',
          text: 'Once the lease is registered, you get both. Now the company exists and can open files elsewhere.',
        },
        {
          title: 'Customs registration',
          text: 'First a business code, then broker status: apply through Dubai Trade, lodge the guarantee, get staff cards. Storing goods under duty suspension needs another approval.',
        },
        {
          title: 'Traffic file, vehicles, drivers',
          text: 'The RTA opens a file for the company; vehicles are tested, registered and insured in its name; drivers need the right class of licence and the permit for their load.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Office, bank, warehouse, fleet: how long each takes',
      phases: [
        {
          title: 'Office-based forwarder',
          time: '{{mainland-licence-time}} for the licence on the mainland',
          text: 'The main waits are carriers’ credit checks and the bank.',
        },
        {
          title: 'Bank account',
          time: '{{bank-account-time}} of the total time, according to agents’ studies',
          text: 'Forwarders pay freight for others; show contracts so that these payments do not look like money passing through.',
        },
        {
          title: 'Warehouse',
          time: 'Set by construction and inspections; months if sprinklers are missing',
          text: 'A unit that already had the same use is quickest. Read its last inspection report before you rent.',
        },
        {
          title: 'Own fleet',
          time: 'Follows the visas of the drivers',
          text: 'Recruitment, residence and licence conversion follow one another; until then hire vehicles with drivers from a licensed firm.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'How soon can you start?',
      start: {
        question: 'Which part will you do yourself first?',
        answers: [
          {
            label: 'Arranging transport',
            leadsTo: {
              question: 'Will you also clear customs for clients?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'Start from an office, and pass the file to a registered broker.',
                },
                {
                  label: 'Yes',
                  leadsTo:
                    'Register as a broker first: guarantee, trained staff, access to the customs systems.',
                },
              ],
            },
          },
          {
            label: 'Storage',
            leadsTo: {
              question: 'Was the unit used for the same kind of storage before?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Read the last inspection report, then show the plan to Civil Defence.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'Allow months if sprinklers are missing, and do not sign before the plan is checked.',
                },
              ],
            },
          },
          {
            label: 'Driving or delivery',
            leadsTo: {
              question: 'Do your drivers have residence and the right licence?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Open the traffic file, then register and insure the vehicles.',
                },
                {
                  label: 'Not yet',
                  leadsTo: 'Until they do, hire vehicles with drivers from a licensed firm.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'costs',
      heading: 'Drivers: a cost that price lists leave out',
      rows: [
        {
          item: 'Drivers',
          amount: 'An agent’s all-in price for each employment visa was {{employment-visa-agent-cost}}',
          payee: 'Agent and authorities',
          note: 'Housing and licence conversion are extra.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Guarantee, fire safety and vehicles',
      paragraphs: [],
      points: [
        '**Customs guarantee** (Dubai Customs): cash or bank guarantee, set by Dubai Customs. Returned at the end, but tied up until then.',
        '**Fit-out for safety** (contractor, Civil Defence): by offer from an approved contractor.',
        '**Vehicle permits, road charges, insurance** (RTA, Salik, insurer): by vehicle and year. Heavy lorries are barred from certain roads at certain hours.',
      ],
    },
    {
      kind: 'text',
      heading: 'Tax rules specific to this trade',
      paragraphs: [
        'International transport of goods, and related services, can be zero-rated for VAT; transport between two places in the UAE is usually taxed at {{uae-vat-rate}}. Split the invoice accordingly, and keep the transport document with it.',
        'Logistics services are among the activities for which a free zone company may claim the special corporate tax rate, with staff and assets in the zone and audited accounts. Be careful with deliveries for others on the mainland: [get advice on that income](/accounting/tax-advice-uae) before you price it at zero.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Riders, other emirates, storage for others',
      items: [
        {
          question: 'Can riders be freelancers with their own motorcycle?',
          answer:
            'Do not rely on it. Platforms use licensed delivery firms that hold the riders’ visas, vehicles and RTA permits, and the operator is responsible for all three.',
        },
        {
          question: 'Can my lorries drive in Abu Dhabi on one licence?',
          answer:
            'Yes, vehicles registered in one emirate can drive in all of them. But tolls, lorry bans and load permits differ, and a depot in another emirate needs its own licence.',
        },
        {
          question: 'Can I store goods for others in my trading warehouse?',
          answer:
            'No, storing goods for others is a separate activity with its own insurance. Add it before taking the first pallet.',
        },
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/licensing/ecommerce-license-dubai',
    '/visa/work-visa-uae',
    '/workspace/requirements',
  ],
};
