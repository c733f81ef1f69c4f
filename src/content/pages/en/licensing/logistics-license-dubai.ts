import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: '“Logistics” is not one licence but a family: forwarding freight, clearing it, storing it, driving it and bringing it to the door each have an activity and an approval of their own. Start with the part you will do yourself and buy the rest from others, because every added part brings a guarantee, a vehicle file or an inspection.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five activities and who must agree',
      columns: ['Approval beside the licence', 'What it hangs on'],
      rows: [
        {
          label: 'Freight forwarding by sea and air',
          cells: [
            'Depends on mode and authority; sea and air cargo agents are asked for more',
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
            'RTA for the riders and boxes; for letters and parcels ask about the postal licence',
            'Motorcycles, training, insurance, tracking',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'In which order to ask',
      intro:
        'Each step gives the paper that the next one wants. Reversed, you pay rent for a warehouse that nobody will approve.',
      steps: [
        {
          title: 'Fix the activities and the place',
          text: 'By the port, by the airport or in the city; in a zone or on the mainland. Goods in transit suit Jebel Ali or Dubai South; deliveries to shops suit the mainland.',
        },
        {
          title: 'Initial approval',
          text: 'From the Department of Economy and Tourism or the zone. It names the outside approvals that your combination needs.',
        },
        {
          title: 'Plan of the building, then the lease',
          text: 'Show the plan to Civil Defence, and for food to the municipality, before the lease becomes binding. Ask the landlord for the completion certificate and permitted use.',
        },
        {
          title: 'Licence and establishment card',
          text: 'With the lease registered. Now the company exists and may open files elsewhere.',
        },
        {
          title: 'Customs registration',
          text: 'A business code first, the broker’s status afterwards: application through Dubai Trade, guarantee, staff cards. Storage under duty suspension is a further approval.',
        },
        {
          title: 'Traffic file, vehicles, drivers',
          text: 'The RTA opens a file for the company; vehicles pass the test and are registered and insured in its name; drivers have the class of licence and the permit for their load.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'What takes how long',
      phases: [
        {
          title: 'Office-based forwarder',
          time: '{{mainland-licence-time}} for the licence on the mainland',
          text: 'Little stands in the way but carriers’ credit checks and the bank.',
        },
        {
          title: 'Bank account',
          time: '{{bank-account-time}} within the time in all, by agents’ studies',
          text: 'Forwarders pay freight for others; show contracts, so that these transfers do not look like passing money through.',
        },
        {
          title: 'Warehouse',
          time: 'Set by construction and inspections; months if sprinklers are missing',
          text: 'A unit that already had the same use is quickest. Have the last inspection report shown to you.',
        },
        {
          title: 'Own fleet',
          time: 'Follows the visas of the drivers',
          text: 'Recruiting, residence and conversion of driving licences run one after another; hire vehicles with drivers from a licensed firm until then.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The items that price lists leave out',
      rows: [
        {
          item: 'Customs guarantee',
          amount: 'Cash or bank guarantee, set by Dubai Customs',
          payee: 'Dubai Customs',
          note: 'Returned at the end, but tied up until then.',
        },
        {
          item: 'Fit-out for safety',
          amount: 'By offer from an approved contractor',
          payee: 'Contractor, Civil Defence',
        },
        {
          item: 'Vehicle permits, road charges, insurance',
          amount: 'By vehicle and year',
          payee: 'RTA, Salik, insurer',
          note: 'Heavy lorries are barred from certain roads at certain hours.',
        },
        {
          item: 'Drivers',
          amount: 'An agent’s all-in price for each employment visa was {{employment-visa-agent-cost}}',
          payee: 'Agent and authorities',
          note: 'Housing and licence conversion apart.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Tax points particular to the trade',
      paragraphs: [
        'International transport of goods, and services tied to it, can be zero-rated for VAT; a leg between two places in the Emirates usually carries {{uae-vat-rate}}. Split the invoice accordingly, and keep the transport document with it.',
        'Logistics services are among the activities for which a free zone company may claim the special corporate tax rate, with staff and assets in the zone and audited accounts. Deliveries for others on the mainland need care: [ask for advice on the income](/accounting/tax-advice-uae) before you price it at zero.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Good questions before signing',
      items: [
        {
          question: 'Can a forwarder clear customs for clients?',
          answer:
            'Only with a broker’s registration. Otherwise you pass the file to a registered broker and say so on your invoice.',
        },
        {
          question: 'May riders be freelancers with their own motorcycle?',
          answer:
            'Do not build on it. Platforms work with licensed delivery firms that hold riders’ visas, vehicles and RTA permits; the operator answers for all three.',
        },
        {
          question: 'Does one licence let my lorries drive in Abu Dhabi?',
          answer:
            'Vehicles registered in one emirate drive in all of them, but tolls, lorry bans and load permits differ, and a depot in another emirate needs a licence there.',
        },
        {
          question: 'Can I store goods for others in my trading warehouse?',
          answer:
            'Storing for third parties is an activity of its own, with its insurance. Add it before taking the first pallet.',
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
