import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The trade licence of a restaurant is ordinary; the kitchen is not. Before the first guest come a layout approved by the food safety people, a fit-out passed by Civil Defence, trained staff and a sign. Sign the lease only when you know that this particular room can become a kitchen.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which kind of place are you opening?',
      intro:
        'The activity decides how much kitchen you must build. Changing it later means drawings and approvals again.',
      columns: ['Kitchen', 'Typical snag'],
      rows: [
        {
          label: 'Restaurant',
          cells: ['Full cooking, all stores', 'Exhaust to the roof, grease trap'],
        },
        {
          label: 'Café or cafeteria',
          cells: ['Light preparation, by the menu allowed', 'Adding a fryer or grill later'],
        },
        {
          label: 'Cloud kitchen',
          cells: ['Full, without guests', 'Each brand named; shared units have an operator'],
        },
        {
          label: 'Catering',
          cells: ['Large stores, chilled transport', 'Vehicles approved as well'],
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
          text: 'The consultant looks for shaft, drainage, gas, load and a delivery door. You bring the menu, since the menu is the equipment list.',
          time: 'Before signing anything',
        },
        {
          title: 'Company, name, initial approval',
          text: 'Department of Economy and Tourism on the mainland; in a free zone or special district that authority instead.',
        },
        {
          title: 'Layout approval',
          text: 'Dubai Municipality’s food safety department checks the drawing: one way from raw to served, hand basins, separate stores, washable surfaces.',
        },
        {
          title: 'Lease with an exit',
          text: 'You sign with rent-free building time and the right to leave if an approval fails because of the building.',
        },
        {
          title: 'Fit-out',
          text: 'A licensed contractor works under permits from landlord, building authority and Civil Defence. Hood suppression and gas are tested on site.',
          time: 'The longest phase; months are normal',
        },
        {
          title: 'People',
          text: 'Visas, occupational health cards, food hygiene training, and at least one certified Person in Charge present while you operate.',
        },
        {
          title: 'Inspection, licence, opening',
          text: 'Food inspectors see the finished room. After the licence come suppliers, the municipality’s digital food safety platform, and a quiet first fortnight.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Sign, alcohol, delivery: each its own permission',
      items: [
        {
          title: 'Sign and menu',
          text: 'The shop sign needs a permit and the landlord’s consent, and shows the trade name in Arabic. Prices in the menu include VAT. Ask the municipality which allergens and calories have to stand beside the dishes.',
        },
        {
          title: 'Alcohol',
          text: 'Possible only in certain kinds of premises and places, with the landlord’s agreement and a separate licence. Sources name different offices, so ask the department and Dubai Police which one handles yours. It may be refused; your budget must live without it.',
        },
        {
          title: 'Pork and shisha',
          text: 'Pork has a permit of its own with separate preparation. Shisha has rules on air, distance and age, and many landlords exclude it.',
        },
        {
          title: 'Delivery',
          text: 'With an app, the app’s riders carry it. Own motorcycles need permits from the Roads and Transport Authority, trained riders and approved boxes; the activity must be on a licence.',
        },
        {
          title: 'Terrace and music',
          text: 'Tables outdoors, live music and entertainment are applied for one by one, and the pavement usually belongs to somebody else.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The folder for the authorities',
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
      heading: 'Kinds of cost, with no false precision',
      rows: [
        {
          item: 'Company, first and second year',
          amount: '{{llc-dubai-year-1}} and {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Agents’ all-in lists of 2025 for a plain limited company: the small part.',
        },
        {
          item: 'Fit-out and equipment',
          amount: 'By room; three offers on the same drawings',
          payee: 'Contractor, suppliers',
          note: 'Extraction, drainage and fire suppression surprise most.',
        },
        {
          item: 'Food, fire, sign and other permits',
          amount: 'By area and kind, on each service page',
          payee: 'Municipality, Civil Defence, department',
        },
        {
          item: 'Rent before opening',
          amount: 'Months; ask for rent-free time',
          payee: 'Landlord',
        },
        {
          item: 'Each employee’s visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Authorities and agent',
          note: 'Health card, insurance and training come besides.',
        },
        {
          item: 'Delivery apps',
          amount: 'A share of each order, by contract',
          payee: 'Platform',
          note: 'Calculate the dish with it before you print the menu.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The mistakes behind empty shops',
      paragraphs: [
        'A “former restaurant” is not proof. The old tenant may have had another activity, an older rule or an unpaid remark. Ask for the cancelled licence and the last inspection report.',
        'Nor does any adviser shorten the second inspection. Whoever promises an opening date before the layout is approved is guessing; hire and train with a margin, because salaries run while the hood is tested again.',
      ],
    },
    {
      kind: 'faq',
      heading: 'From people who are about to cook',
      items: [
        {
          question: 'May a foreigner own it alone?',
          answer:
            'On Dubai’s mainland food service activities are generally open to full foreign ownership, {{uae-foreign-ownership}}. Confirm it for your code, and the rules of a mall or hotel besides.',
        },
        {
          question: 'Can I cook at home and sell?',
          answer:
            'Not without permission. Home food businesses are tightly limited in Dubai; a shared, approved kitchen is the usual way to start small.',
        },
        {
          question: 'When does VAT begin?',
          answer:
            'When sales pass {{uae-vat-mandatory}} in {{uae-vat-window}}, which a full dining room may reach in its first months. Registering by choice from {{uae-vat-voluntary}} lets you recover the tax on the fit-out.',
        },
        {
          question: 'Is buying a running restaurant quicker?',
          answer:
            'Sometimes. Check the lease, debts, staff claims, inspection history and whether the brand is included; the licence and permits must be transferred or issued anew.',
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
