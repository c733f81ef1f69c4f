import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'An office on Dubai’s mainland counts for your licence once its lease is registered in Ejari; an office in a free zone is leased from or through the zone. Rent is only part of the first bill: you pay deposits, commission, VAT, utilities and fit-out before the first day of work. Choose the authority first.',
  keyFigures: [
    { label: 'Registering the lease (Ejari)', fact: 'ejari-fee' },
    { label: 'Office area per mainland visa', fact: 'office-area-per-visa' },
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Districts by trade',
      intro: 'What each district is known for, and which authority issues the licence there.',
      columns: ['Suits', 'Authority'],
      rows: [
        {
          label: 'DIFC',
          cells: ['Finance, funds, law firms', 'The centre’s own law and registrar'],
        },
        {
          label: 'Business Bay, Downtown, Sheikh Zayed Road',
          cells: ['Services, agencies, sales offices', 'Mainland'],
        },
        {
          label: 'Deira, Bur Dubai',
          cells: ['Traders, gold, travel, textiles; close to customers', 'Mainland'],
        },
        {
          label: 'Jumeirah Lakes Towers',
          cells: ['Commodities, consulting, small traders', 'DMCC free zone'],
        },
        {
          label: 'Internet City, Media City, Design District',
          cells: ['Technology, media, design', 'Free zone, under the Dubai Development Authority'],
        },
        {
          label: 'Al Quoz, Ras Al Khor',
          cells: ['Workshops, studios, car trade, storage', 'Mostly mainland; check the plot'],
        },
        {
          label: 'Healthcare City',
          cells: ['Clinics and their suppliers', 'Free zone with its own health regulator'],
        },
        {
          label: 'Jebel Ali, Dubai South',
          cells: ['Logistics, manufacturing, import and export', 'Free zones, with mainland plots nearby'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From viewing to a registered lease',
      steps: [
        {
          title: 'Check that the unit can be licensed',
          text: 'Permitted use of the building, your activity, other approvals. You cannot use a shop unit as an office, or an office as a shop.',
        },
        {
          title: 'Check who the landlord is',
          text: 'Title deed, or a registered head lease with the right to sublet; the broker’s card from the Dubai Land Department.',
        },
        {
          title: 'Agree in a letter of offer',
          text: 'Rent, area, term, number of cheques, rent-free weeks for fit-out, who repairs what, and the exit.',
        },
        {
          title: 'Sign and pay',
          text: 'Tenancy contract, deposit, first cheque. The company’s name must match the one in the initial approval.',
        },
        {
          title: 'Register in Ejari',
          text: 'You need the contract, the title deed, and documents from landlord and tenant. The certificate goes to the licensing authority and to the utility.',
        },
        {
          title: 'Connect power, water and cooling',
          text: 'Each has its own account and deposit; in many towers district cooling is a separate contract.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'VAT, Ejari and the municipality’s fee',
      rows: [
        {
          item: 'VAT on commercial rent',
          amount: '{{uae-vat-rate}}, if the landlord is registered',
          payee: 'Landlord',
        },
        {
          item: 'Ejari and municipality fees',
          amount: '{{ejari-fee}} for the lease; the municipality’s fee depends on the rent',
          payee: 'Land Department, municipality',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Rent, deposits, service charge, fit-out',
      paragraphs: [],
      points: [
        '**Rent** (landlord): by area and building, in one to several cheques. The contract must say whether the area is net or includes a share of corridors.',
        '**Security deposit** (landlord): a share of the yearly rent, set in the contract.',
        '**Service charge** (landlord or owners’ association): in the rent or separate: the contract must say which.',
        '**Commission** (broker): as agreed in writing with the broker, often {{broker-commission-lease}} of the first year’s rent.',
        '**Utility and cooling deposits** (DEWA, cooling company): by tariff, returned on closing.',
        '**Fit-out, approvals, furniture** (contractor, authorities): by tender; approvals by tariff.',
      ],
    },
    {
      kind: 'example',
      heading: 'Tax and fees on a first lease, worked out',
      intro: 'A mainland office for one year. Landlord and broker are both registered for VAT.',
      currency: 'AED',
      lines: [
        {
          label: 'Rent of the year, before VAT',
          given: 150_000,
        },
        {
          label: 'Commission of the broker, before VAT',
          given: 7500,
        },
        {
          label: 'VAT on the rent',
          rate: 'uae-vat-rate',
          of: 150_000,
        },
        {
          label: 'VAT on the commission',
          rate: 'uae-vat-rate',
          of: 7500,
        },
        {
          label: 'Registration in Ejari',
          fact: 'ejari-fee',
        },
      ],
      total: 'On top of rent and commission',
      result:
        'The municipality’s fee and the deposits come on top. A company that is registered for VAT itself can normally deduct the tax.',
    },
    {
      kind: 'text',
      heading: 'Fit-out: permits, contractor, deposit',
      paragraphs: [
        'A shell needs drawings, the landlord’s consent, a permit from the municipality or the zone’s engineering office, and Civil Defence approval for anything that affects sprinklers or exits. Only a contractor approved for that building can work there. You often pay a refundable deposit, and fines for working without a permit come out of it.',
        'A fitted office costs more a year and often less in two. If you take over a departing tenant’s furniture, get a signed list and look above the ceiling: you inherit their missing approvals. The contract must say whether you strip the office at the end of the lease.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Traps in commercial leases',
      paragraphs: [
        'The UAE takes bounced cheques seriously, so never sign more than your forecast can cover. On the mainland, a rent can rise at renewal by at most {{dubai-rent-rise-most}}, and not at all while it is up to {{dubai-rent-rise-free}} below the official index, with written notice of {{dubai-rent-notice}}; DIFC has its own leasing law, and in other zones the contract must name the rules that apply. Disputes go to the Rental Disputes Center, those in DIFC to its courts.',
        'And do not pay a year’s rent before the initial approval. If the activity is refused, you are left with a lease you cannot end.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from first-time tenants',
      items: [
        {
          question: 'Do agents’ all-in prices include the office?',
          answer:
            'It varies, so check each offer. For a Dubai LLC they quoted {{llc-dubai-year-1}} for the first year and {{llc-dubai-year-2}} for the second in 2025; that may include a small desk but hardly an office in a tower.',
        },
        {
          question: 'Can a free zone company rent in the city?',
          answer:
            'Not under its zone licence alone. In Dubai a mainland branch or permit under Executive Council Resolution 11 of 2025 can make it possible; the office then depends on which one you have.',
        },
        {
          question: 'How early should I start?',
          answer:
            'Once your activity is approved, so that neither has to wait. For a mainland company, licence, lease and bank take {{mainland-total-time}} together.',
        },
      ],
    },
  ],
  related: [
    '/workspace/requirements',
    '/workspace/cabin-office-dubai',
    '/workspace/office-space-uae',
    '/licensing/mainland-company-dubai',
    '/business-guide/where-to-setup-dubai',
  ],
};
