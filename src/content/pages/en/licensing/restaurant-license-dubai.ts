import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Before the first guest you need a layout approved by the food safety department, a fit-out passed by Civil Defence, trained staff and a sign. Do not sign the lease until you know that this unit can become a kitchen.',
  keyFigures: [
    { label: 'Company alone, first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Until the trade licence', fact: 'mainland-licence-time' },
    { label: 'Each employment visa via agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which kind of place are you opening?',
      intro:
        'The activity decides how much of a kitchen you must build. If you change it later, you need new drawings and approvals.',
      columns: ['Kitchen', 'Typical snag'],
      rows: [
        {
          label: 'Restaurant',
          cells: ['Full cooking, all stores', 'Exhaust to the roof, grease trap'],
        },
        {
          label: 'Café or cafeteria',
          cells: ['Light preparation, as far as the permitted menu allows', 'Adding a fryer or grill later'],
        },
        {
          label: 'Cloud kitchen',
          cells: ['Full, without guests', 'Each brand named; shared units have an operator'],
        },
        {
          label: 'Catering',
          cells: ['Large stores, chilled transport', 'Vehicles need approval too'],
        },
        {
          label: 'Kiosk or food truck',
          cells: ['Small, with a base kitchen', 'Permit tied to place and time'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From kitchen plan to first guest',
      steps: [
        {
          title: 'Visit with a kitchen consultant',
          text: 'They check the extraction shaft, drainage, gas, power load and delivery door. Bring the menu: it decides the equipment list.',
          time: 'Before signing anything',
        },
        {
          title: 'Company, name, initial approval',
          text: 'Apply to the Department of Economy and Tourism on the mainland, or to the authority of the free zone or special district.',
        },
        {
          title: 'Layout approval',
          text: 'Dubai Municipality’s food safety department checks the drawing: one way from raw to served, hand basins, separate stores, washable surfaces.',
        },
        {
          title: 'A lease with a way out',
          text: 'Negotiate rent-free building time and the right to leave if an approval fails because of the building.',
        },
        {
          title: 'Fit-out',
          text: 'A licensed contractor works under permits from landlord, building authority and Civil Defence. The hood’s fire suppression and the gas are tested on site.',
          time: 'The longest phase; months are normal',
        },
        {
          title: 'People',
          text: 'Visas, occupational health cards, food hygiene training, and at least one certified Person in Charge present while you operate.',
        },
        {
          title: 'Inspection, licence, opening',
          text: 'Food inspectors check the finished premises. After the licence, arrange suppliers, join the municipality’s digital food safety platform, and plan a quiet first fortnight.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Weeks to the licence and the account',
      intro: 'For the company behind the kitchen there are time studies by agents.',
      chart: 'phases',
      rows: [
        {
          label: 'A plain mainland company, to its licence',
          fact: 'mainland-licence-time',
        },
        {
          label: 'Its bank account, after that',
          fact: 'bank-account-time',
        },
      ],
      note: 'Kitchen approvals and fit-out come on top: no source counts their weeks. The [timeline](/business-guide/costs-timelines) puts your own dates in order.',
    },
    {
      kind: 'requirements',
      heading: 'Sign, alcohol, delivery: separate permissions',
      items: [
        {
          title: 'Sign and menu',
          text: 'The shop sign needs a permit and the landlord’s consent, and must show the trade name in Arabic. Menu prices include VAT. The municipality sets which allergens and calories the menu must show: get the current rule before you print it.',
        },
        {
          title: 'Alcohol',
          text: 'Possible only in certain kinds of premises and places, with the landlord’s agreement and a separate licence. Sources name different offices, so settle with the department and Dubai Police which one handles yours. It may be refused, so your budget must work without it.',
        },
        {
          title: 'Pork and shisha',
          text: 'Pork needs its own permit and separate preparation. There are rules for shisha on air, distance and age, and many landlords do not allow it.',
        },
        {
          title: 'Delivery',
          text: 'If you use an app, its riders deliver. Your own motorcycles need Roads and Transport Authority permits, trained riders and approved boxes; the activity must be on a licence.',
        },
        {
          title: 'Terrace and music',
          text: 'You apply separately for outdoor tables, live music and entertainment, and the pavement usually belongs to someone else.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents for the authorities',
      groups: [
        {
          title: 'Company',
          items: [
            'Passports of owners and manager; attested papers of a corporate owner',
            'Initial approval, trade name, articles',
            'Registered lease',
          ],
        },
        {
          title: 'Premises',
          items: [
            'Kitchen layout to scale, with equipment list',
            'Fit-out and Civil Defence drawings, contractor’s licences',
            'Contracts for pest control, grease trap cleaning and waste',
          ],
        },
        {
          title: 'Staff',
          items: [
            'Health cards and hygiene certificates of every food handler',
            'Certificate of the Person in Charge, and of a substitute',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Company and visas',
      rows: [
        {
          item: 'Company, first and second year',
          amount: '{{llc-dubai-year-1}} and {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Agents’ 2025 all-in prices for a plain limited company: the small part of the budget.',
        },
        {
          item: 'Each employee’s visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Authorities and agent',
          note: 'Health card, insurance and training are extra.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Company and first team, added up',
      intro: 'A small café with six employees in its first year, at agents’ all-in prices.',
      currency: 'USD',
      lines: [
        {
          label: 'Limited company, first year',
          fact: 'llc-dubai-year-1',
        },
        {
          label: 'Visas of the six employees',
          fact: 'employment-visa-agent-cost',
          times: 6,
        },
      ],
      total: 'Company and visas in the first year',
      result: 'Fit-out, rent before opening, permits, health cards and insurance come on top.',
    },
    {
      kind: 'text',
      heading: 'Fit-out, permits, rent and delivery apps',
      paragraphs: [],
      points: [
        '**Fit-out and equipment** (contractor, suppliers): depends on the premises; get three offers on the same drawings. Extraction, drainage and fire suppression cause the biggest surprises.',
        '**Food, fire, sign and other permits** (municipality, Civil Defence, department): by area and kind, on each service page.',
        '**Rent before opening** (landlord): months; rent-free time is negotiable.',
        '**Delivery apps** (platform): a share of each order, by contract. Include it in the price of each dish before you print the menu.',
      ],
    },
    {
      kind: 'warning',
      heading: 'A “former restaurant” and a promised date',
      paragraphs: [
        'A “former restaurant” is not proof. The previous tenant may have had a different activity, an older rule or an open complaint from inspectors. See the cancelled licence and the last inspection report before you pay anything.',
        'No adviser can speed up the second inspection. Anyone who promises an opening date before the layout is approved is guessing. Leave a margin for hiring and training, because you pay salaries while the hood is tested again.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from people about to open',
      items: [
        {
          question: 'Can a foreigner own it alone?',
          answer:
            'Yes: on the Dubai mainland food service activities are generally open to full foreign ownership, {{uae-foreign-ownership}}. Check your code, and the rules of the mall or hotel.',
        },
        {
          question: 'Can I cook at home and sell the food?',
          answer:
            'Not without permission. Home food businesses are tightly limited in Dubai; a shared, approved kitchen is the usual way to start small.',
        },
        {
          question: 'When do I have to register for VAT?',
          answer:
            'When sales exceed {{uae-vat-mandatory}} in {{uae-vat-window}}, which a full dining room may reach within months. If you register voluntarily from {{uae-vat-voluntary}}, you can recover the VAT on the fit-out.',
        },
        {
          question: 'Is buying a running restaurant quicker?',
          answer:
            'Sometimes. Check the lease, debts, staff claims, inspection history and whether the brand is included; the licence and permits must be transferred or reissued.',
        },
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/workspace/requirements',
    '/visa/work-visa-uae',
    '/accounting/vat-registration-uae',
    '/services/share-transfer',
  ],
};
