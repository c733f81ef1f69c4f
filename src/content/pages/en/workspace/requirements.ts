import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Each licence asks for a certain kind of place, and the place carries a certain number of visas. This page names the kind for the common licences and says how the number is found. It gives no square metres per person: authorities apply their own measure by activity, and the figures that circulate are rules of thumb without a law behind them.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'By form of company',
      columns: ['Workspace', 'Visas', 'Decided by'],
      rows: [
        {
          label: 'Mainland LLC or sole establishment',
          cells: [
            'Leased unit with a registered contract',
            'By registered area, after inspection if needed',
            'Economic department, labour ministry',
          ],
        },
        {
          label: 'Free zone, licence without visas',
          cells: ['The zone’s address or a shared one', 'None', 'Zone'],
        },
        {
          label: 'Free zone, desk package',
          cells: ['Shared or dedicated desk', 'The number in the package', 'Zone'],
        },
        {
          label: 'Free zone, office or warehouse',
          cells: ['Unit leased from the zone', 'By area and by the zone’s table', 'Zone'],
        },
        {
          label: 'DIFC, ADGM',
          cells: ['Registered office inside the centre', 'By the centre’s rules for the space', 'Centre'],
        },
        {
          label: 'Dubai mainland branch of a zone company',
          cells: [
            'By form: ask whether the zone’s premises may serve',
            'Confirm for each side',
            'Economy and Tourism, zone',
          ],
        },
        { label: 'Offshore', cells: ['None; a registered agent’s address', 'None', 'Registrar'] },
        {
          label: 'Freelance permit',
          cells: [
            'As the permit provides, often shared facilities',
            'The holder’s own; no staff',
            'Permit’s zone',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'By activity',
      intro: 'The activity can ask for more than the form of company does.',
      columns: ['Place', 'Who else looks at it'],
      rows: [
        { label: 'Consulting, IT, marketing', cells: ['Desk or office', 'Usually nobody'] },
        {
          label: 'E-commerce',
          cells: ['Office or desk; storage under a licensed roof', 'Customs, if you import'],
        },
        {
          label: 'Trading in goods',
          cells: ['Office, and a warehouse if you hold stock', 'Civil defence, municipality'],
        },
        {
          label: 'Restaurant, café',
          cells: ['Unit with an approved kitchen', 'Municipality, civil defence'],
        },
        {
          label: 'Clinic',
          cells: ['Unit built to the health regulator’s plan', 'Health authority of the emirate or zone'],
        },
        {
          label: 'Gold and jewellery',
          cells: ['Shop or secured office', 'Security regulator, supervisor against money laundering'],
        },
        { label: 'Used cars', cells: ['Showroom or yard in a permitted area', 'Transport authority'] },
        { label: 'Real estate brokerage', cells: ['Office', 'Land Department'] },
        { label: 'Tourism', cells: ['Office or shopfront by class', 'Tourism department'] },
        {
          label: 'Industry',
          cells: [
            'Plot, hall or unit in an industrial area',
            'Industry ministry, environment authority, civil defence',
          ],
        },
        {
          label: 'Logistics',
          cells: ['Warehouse, yard, parking for vehicles', 'Transport authority, customs'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the number of visas comes about',
      paragraphs: [
        'On the mainland three things meet: the area in the lease registration, the kind of activity, and the record of the company in the labour ministry’s system. A first quota is granted; more can be requested when the space is there, sometimes with a visit. Partners’ and investors’ residence follows another track than employees’ and may be counted apart.',
        'In free zones the number is part of the product. Zones also differ in what they count: some by metre, some by desk, some by package name. An unused place expires with the year in some of them and stays in others.',
      ],
      points: [
        'Quota on paper is not quota in the portal: look at the portal.',
        'People sponsored by family or holding a golden visa need a work permit, not always a place.',
        'A leaver frees a place only after the visa is cancelled.',
      ],
    },
    {
      kind: 'documents',
      heading: 'Proof of workspace that authorities accept',
      groups: [
        {
          title: 'Mainland',
          items: [
            'Registered lease: Ejari in Dubai, Tawtheeq in Abu Dhabi, the municipality’s attestation elsewhere',
            'Site plan or permit number where the activity calls for one',
            'Photographs of the sign and the inside, if an inspection is done from the desk',
          ],
        },
        {
          title: 'Free zone',
          items: [
            'Facility, desk or lease agreement with the zone or its approved operator',
            'Handover note for a unit',
            'Fit-out completion certificate for anything built',
          ],
        },
        {
          title: 'For a home or shared place, where allowed',
          items: [
            'Consent of the landlord or owner',
            'The authority’s written statement that this licence may use it',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Get an answer that binds someone',
      steps: [
        {
          title: 'Write the activity code',
          text: 'Not “consultancy”: the line from the list, with its number.',
        },
        { title: 'Name the unit', text: 'Building, floor, number, area on the title or lease.' },
        { title: 'State the people', text: 'Roles and number within twelve months, owner included.' },
        {
          title: 'Ask three questions',
          text: 'Is the place accepted, for how many, and what would the next person require?',
        },
        {
          title: 'Keep the reply',
          text: 'From the portal or by e-mail from the authority; a seller’s message is worth what the seller is worth.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When requirement and lease part ways',
      paragraphs: [
        'Add an activity and the place may no longer do: an office that starts storing goods needs a permit it does not have. Let the lease lapse and licence renewal, card and visas stop one after another. Reduce the space below the people already sponsored, and new applications are blocked until the numbers meet again.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Frequent doubts about requirements',
      items: [
        {
          question: 'Why do other sites give square metres per visa?',
          answer:
            'Because a number sells. Some were true for one emirate at one time. Ask for the rule on the authority’s paper; if it exists, you will be shown it.',
        },
        {
          question: 'Does my own visa take a place?',
          answer:
            'Often yes in free zones. Meydan shows that more than space can be asked: an investor visa there requires share capital of {{meydan-investor-capital}}.',
        },
        {
          question: 'Can one office serve two licences?',
          answer:
            'Sometimes for companies of one group with the same authority and with consent. Assume no until it is written.',
        },
        {
          question: 'I know my numbers. Where next?',
          answer:
            'To [flexi desks](/workspace/flexi-desk-dubai) for one or two people, [cabins](/workspace/cabin-office-dubai) for a few, [offices](/workspace/office-space-dubai) beyond.',
        },
      ],
    },
  ],
  related: [
    '/workspace/guide',
    '/workspace/finder',
    '/workspace/flexi-desk-dubai',
    '/visa/requirements',
    '/licensing/mainland-company-dubai',
  ],
};
