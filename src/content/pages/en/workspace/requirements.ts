import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Each licence requires a certain type of place, and the place decides how many visas you get. This page lists the type for the common licences and explains how the number is worked out. Agents allow {{office-area-per-visa}} of office for each mainland visa; zones allow {{zone-area-per-visa}}. These are first estimates: each authority uses its own measure for your activity.',
  keyFigures: [
    { label: 'Mainland office area per visa', fact: 'office-area-per-visa' },
    { label: 'Free zone office area per visa', fact: 'zone-area-per-visa' },
    { label: 'Mainland warehouse area per visa', fact: 'warehouse-area-per-visa' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Type of place and visas, by legal form',
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
          cells: ['Registered office inside the centre', 'As the centre’s rules for the space say', 'Centre'],
        },
        {
          label: 'Dubai mainland branch of a zone company',
          cells: [
            'Depends on the form: check whether the zone’s premises can count',
            'Confirm with both sides',
            'Economy and Tourism, zone',
          ],
        },
        { label: 'Offshore', cells: ['None; a registered agent’s address', 'None', 'Registrar'] },
        {
          label: 'Freelance permit',
          cells: [
            'As the permit provides, often shared facilities',
            'The holder only; no staff',
            'Permit’s zone',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Type of place and inspections, by activity',
      intro: 'The activity can require more than the legal form does.',
      columns: ['Place', 'Who else inspects it'],
      rows: [
        { label: 'Consulting, IT, marketing', cells: ['Desk or office', 'Usually nobody'] },
        {
          label: 'E-commerce',
          cells: ['Office or desk; storage in licensed premises', 'Customs, if you import'],
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
          cells: ['Shop or secured office', 'Security regulator, anti-money-laundering supervisor'],
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
      heading: 'How the number of visas is decided',
      paragraphs: [
        'On the mainland three things count: the area in the registered lease ({{office-area-per-visa}} of office or {{warehouse-area-per-visa}} of warehouse for one visa, agents say), the type of activity, and the company’s record in the labour ministry’s system. You get a first quota and can apply for more once the space is there, sometimes after a visit. Partners’ and investors’ residence follows a different route from employees’ and may be counted separately.',
        'In free zones the number is part of the product. Zones also differ in what they count: some by metre, some by desk, some by package name. In some zones an unused place expires with the year; in others it stays.',
      ],
      points: [
        'The quota in the portal is the one that counts.',
        'People on family or golden visas need a work permit, but not always a place.',
        'When someone leaves, their place is free only once the visa is cancelled.',
        'Your own visa often takes a place in free zones. Some zones require more than space: at Meydan an investor visa requires share capital of {{meydan-investor-capital}}.',
        'One office can sometimes serve two licences, for companies in one group with the same authority and its consent. Do not count on it until you have it in writing.',
      ],
    },
    {
      kind: 'decision',
      heading: 'How many visas fit your space?',
      start: {
        question: 'Where is the licence from?',
        answers: [
          {
            label: 'The mainland',
            leadsTo: {
              question: 'What do you rent?',
              answers: [
                {
                  label: 'An office',
                  leadsTo:
                    'As a first guess, one visa for each {{office-area-per-visa}} of registered area, in a [cabin](/workspace/cabin-office-dubai) or an [office](/workspace/office-space-dubai).',
                },
                {
                  label: 'A warehouse',
                  leadsTo: 'As a first guess, one visa for each {{warehouse-area-per-visa}}.',
                },
              ],
            },
          },
          {
            label: 'A free zone',
            leadsTo: {
              question: 'What does the package contain?',
              answers: [
                {
                  label: 'No workspace',
                  leadsTo: 'None.',
                },
                {
                  label: 'A desk',
                  leadsTo: 'As many as the package names: see [flexi desks](/workspace/flexi-desk-dubai).',
                },
                {
                  label: 'An office or warehouse',
                  leadsTo: 'By the zone’s table; for offices, zones count {{zone-area-per-visa}} a visa.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'documents',
      heading: 'Proof of workspace that authorities accept',
      groups: [
        {
          title: 'Mainland',
          items: [
            'Registered lease: Ejari in Dubai, Tawtheeq in Abu Dhabi, the municipality’s attestation elsewhere',
            'Site plan or permit number, if the activity needs one',
            'Photographs of the sign and the interior, if the inspection is done remotely',
          ],
        },
        {
          title: 'Free zone',
          items: [
            'Facility, desk or lease agreement with the zone or its approved operator',
            'Handover certificate for a unit',
            'Fit-out completion certificate for anything built',
          ],
        },
        {
          title: 'For a home or shared place, where allowed',
          items: [
            'Consent of the landlord or owner',
            'The authority’s written confirmation that this licence can use it',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Get an answer you can rely on',
      steps: [
        {
          title: 'Write the activity code',
          text: 'Not “consultancy”: the line from the list, with its number.',
        },
        { title: 'Name the unit', text: 'Building, floor, number, area on the title or lease.' },
        { title: 'State how many people', text: 'Roles and number within twelve months, owner included.' },
        {
          title: 'Get three answers',
          text: 'Is the place accepted, for how many people, and what would one more need?',
        },
        {
          title: 'Keep the reply',
          text: 'From the portal or by e-mail from the authority; a seller’s message is no proof.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When the workspace no longer matches',
      paragraphs: [
        'If you add an activity, the place may no longer be enough: an office that starts storing goods needs a permit it does not have. If you let the lease lapse, the licence renewal, establishment card and visas stop one after another. If you reduce the space below the people already sponsored, new applications are blocked until the numbers match again.',
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
