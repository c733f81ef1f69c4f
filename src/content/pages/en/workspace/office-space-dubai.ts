import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'An office on Dubai’s mainland counts for your licence once its lease is registered in Ejari; an office in a free zone is leased from or through the zone. The rent is only part of the first bill: deposits, commission, VAT, utilities and fit-out come before the first day of work. Choose the authority first and the view second.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Districts by trade',
      intro: 'What a district is known for, and whose rules apply to the licence there.',
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
          cells: ['Workshops, studios, car trade, storage', 'Mainland mostly; check the plot'],
        },
        {
          label: 'Healthcare City',
          cells: ['Clinics and their suppliers', 'Free zone with a health regulator of its own'],
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
          text: 'Permitted use of the building, your activity, other approvals. A shop unit is not an office, nor the reverse.',
        },
        {
          title: 'Check who is letting',
          text: 'Title deed, or a registered head lease with the right to sublet; the broker’s card from the Dubai Land Department.',
        },
        {
          title: 'Agree in a letter of offer',
          text: 'Rent, area, term, number of cheques, rent-free weeks for fit-out, who repairs what, and the exit.',
        },
        {
          title: 'Sign and pay',
          text: 'Tenancy contract, deposit, first cheque. The company’s name must equal the one in the initial approval.',
        },
        {
          title: 'Register in Ejari',
          text: 'With contract, title deed, landlord’s and tenant’s papers. The certificate goes to the licensing authority and to the utility.',
        },
        {
          title: 'Connect power, water and cooling',
          text: 'Each has an account and a deposit; district cooling is a contract of its own in many towers.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The first bill, line by line',
      rows: [
        {
          item: 'Rent',
          amount: 'By area and building, in one to several cheques',
          payee: 'Landlord',
          note: 'Ask whether the area is net or includes a share of corridors.',
        },
        {
          item: 'VAT on commercial rent',
          amount: '{{uae-vat-rate}}, if the landlord is registered',
          payee: 'Landlord',
        },
        {
          item: 'Security deposit',
          amount: 'A share of the yearly rent, set in the contract',
          payee: 'Landlord',
        },
        {
          item: 'Service charge',
          amount: 'In the rent or apart: the contract must say',
          payee: 'Landlord or owners’ association',
        },
        { item: 'Commission', amount: 'As agreed in writing with the broker', payee: 'Broker' },
        {
          item: 'Ejari and municipality fees',
          amount: 'Official tariffs; the latter follows the rent',
          payee: 'Land Department, municipality',
        },
        {
          item: 'Utility and cooling deposits',
          amount: 'By tariff, returned on closing',
          payee: 'DEWA, cooling company',
        },
        {
          item: 'Fit-out, approvals, furniture',
          amount: 'By tender; approvals by tariff',
          payee: 'Contractor, authorities',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Fit-out: the weeks nobody plans',
      paragraphs: [
        'A shell needs drawings, the landlord’s consent, a permit from the municipality or the zone’s engineering office, and civil defence for anything that touches sprinklers or exits. Only a contractor approved there may work. Refundable deposits are common, and fines for working without a permit come out of them.',
        'A fitted office costs more a year and often less in two. Whoever takes over the furniture of a leaving tenant should have a list signed, and should look behind the ceiling: missing approvals of the predecessor become yours. At the end of the lease, ask whether you must rip everything out.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Traps in commercial leases',
      paragraphs: [
        'Returned cheques are treated seriously in the UAE, so never sign more of them than your forecast carries. Rent rises at renewal follow the law and the official index on the mainland, with written notice some months ahead; DIFC has a leasing law of its own, and in other zones ask which rules the contract refers to. Disputes go to the Rental Disputes Center, those in DIFC to its courts.',
        'And do not pay a year’s rent before the initial approval. If the activity is refused, a lease without an exit clause remains.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by first-time tenants',
      items: [
        {
          question: 'How large must the office be?',
          answer:
            'As large as your head count on visas requires, under the authority’s method, and as your activity’s own rules say. See [what your licence requires](/workspace/requirements) before you compare floor plans.',
        },
        {
          question: 'Is the office inside the all-in prices that agents publish?',
          answer:
            'Ask each of them. For a Dubai LLC they gave {{llc-dubai-year-1}} for the first year and {{llc-dubai-year-2}} for the second in 2025; a tower office will hardly be in there, a small desk may be.',
        },
        {
          question: 'Can a free zone firm rent in town?',
          answer:
            'Not under its zone licence alone. In Dubai a mainland branch or permit under Executive Council Resolution 11 of 2025 can open the way; the office follows from that form.',
        },
        {
          question: 'How early should I start?',
          answer:
            'With the activity’s approval in hand, so that neither waits. Licence, lease and bank together take {{mainland-total-time}} for a mainland company.',
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
