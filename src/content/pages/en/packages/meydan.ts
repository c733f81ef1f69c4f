import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Meydan Free Zone licenses service and trading companies with a Dubai address and very little space. Its licence alone is listed at {{meydan-licence}}. That price is for the company alone; a residence visa, a desk and the second year cost extra. This page goes through each.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our Meydan package: price and contents',
      offers: ['meydan'],
    },
    {
      kind: 'example',
      heading: 'Meydan with one employee’s visa, added up',
      currency: 'AED',
      lines: [
        {
          label: 'Our package, lowest price',
          fact: 'meydan-package',
        },
        {
          label: 'One employment visa through an agent',
          fact: 'employment-visa-agent-cost',
        },
      ],
      total: 'Both, without owner’s visa or desk',
      result: '[Work out your own total](/calculator) with employees’ visas.',
    },
    {
      kind: 'requirements',
      heading: 'What the zone decides',
      items: [
        {
          title: 'Activities',
          text: 'A licence without visas includes {{meydan-activity-groups}} activity groups. You can often combine several codes within a group; across groups, or for a regulated activity, get the answer and the extra fee in writing.',
        },
        {
          title: 'Visas',
          text: 'You buy an allocation with the licence, then apply for each visa. A licence without an allocation cannot sponsor anyone until you change it.',
        },
        {
          title: 'Share capital',
          text: 'For an investor visa the zone requires {{meydan-investor-capital}} of share capital. Have the zone state in writing whether it must be paid in and proved, and by when.',
        },
        {
          title: 'Length',
          text: 'Licences run for one year or longer, up to {{meydan-licence-length}}. You pay longer terms in advance.',
        },
        {
          title: 'Desk',
          text: 'The registered address comes with the licence. Whether it includes a seat, for how many hours, and a lease that a bank accepts depends on the facility you add.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What the licence price includes and leaves out',
      columns: ['Licence alone', 'Company with a resident owner'],
      rows: [
        { label: 'Registration, name, licence', cells: ['Yes', 'Yes'] },
        {
          label: 'Articles and share certificate',
          cells: ['Usually; see the list', 'Yes, with stamped sets for the bank'],
        },
        { label: 'Establishment card', cells: ['No', 'Needed, renewed on its own date'] },
        { label: 'Visa, medical test, identity card', cells: ['No', 'Per person'] },
        { label: 'Health insurance', cells: ['No', 'Per person, every year'] },
        { label: 'Bank account', cells: ['No', 'No zone can include one; help with the file is a service'] },
        { label: 'Books and tax return', cells: ['No', 'Needed in either case'] },
      ],
    },
    {
      kind: 'costs',
      heading: 'Costs for both years',
      rows: [
        {
          item: 'Licence, first year',
          amount: '{{meydan-licence}}',
          payee: 'Meydan Free Zone',
          note: 'Licence only, from published lists. The menu shows the same price; our package, above, includes more.',
        },
        {
          item: 'Licence, second year',
          amount: 'In the zone’s renewal tariff',
          payee: 'Meydan Free Zone',
          note: 'Get the renewal price, without the first-year promotion, in writing before you sign.',
        },
        {
          item: 'Visa',
          amount:
            'Allocation once, then each visa; an employment visa through an agent {{employment-visa-agent-cost}}',
          payee: 'Zone, immigration, clinic',
        },
        { item: 'Desk or office', amount: 'By size and hours, each year', payee: 'Zone or business centre' },
        {
          item: 'For comparison: DAFZA, another Dubai zone',
          amount: '{{dafza-year-1}}, then {{dafza-year-2}}',
          payee: 'Authorities and agent',
          note: 'Published all-in prices: employees’ visas are extra, rent and the owner’s visa as each offer says. There the second year costs more than half of the first.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From enquiry to a working company',
      steps: [
        {
          title: 'Match invoices to groups',
          text: 'Write five invoices you expect to send. Do they all fit the permitted groups?',
        },
        {
          title: 'Put it to two banks',
          text: 'Tell them the activity, zone and owners’ profile, but no names. If the answer is a clear no, change the zone before you have paid for it.',
        },
        {
          title: 'Apply',
          text: 'Passport, photo, address, business outline; a corporate shareholder adds attested documents.',
        },
        {
          title: 'Sign and receive',
          text: 'Mostly online. The licence takes days once the file is complete and no outside approval is needed.',
        },
        {
          title: 'Visa, then account',
          text: 'You have to be in the UAE for the medical test and fingerprints. Register for corporate tax within {{uae-ct-registration-window}} of incorporation meanwhile.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Customers on Dubai’s mainland',
      paragraphs: [
        'As a Dubai zone, Meydan falls under Executive Council Resolution 11 of 2025. A company here can apply for a dual-licence branch, at {{dubai-dual-licence}} a year, or a temporary permit at {{dubai-temporary-permit}} for up to {{dubai-temporary-permit-length}}. Both need the zone’s consent and separate books, and not every activity is open.',
        'If most of your customers are on the mainland from day one, compare the cost of the two licences with one [mainland company](/licensing/mainland-company-dubai) before you decide.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Storage, kitchens, clinics and teams: look elsewhere',
      paragraphs: [
        'Anyone who stores goods, cooks, treats patients or receives the public: that needs premises and regulators a desk licence does not cover. It also does not suit you if you plan to hire a team soon, since staff need space and visas, or if you buy many years at once for a business that is three months old. You save money, but the licence may no longer fit.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about Meydan',
      items: [
        {
          question: 'Is the income tax-free?',
          answer:
            'No zone guarantees that. The rate of {{uae-qfzp-rate}} is for qualifying income of a Qualifying Free Zone Person; otherwise {{uae-ct-rate}} applies above {{uae-ct-threshold}}. Everyone has to register and file.',
        },
        {
          question: 'Can I add a visa later?',
          answer:
            'Yes, by changing the package and paying the difference, perhaps with new share capital documents. If you know that you will move, have both prices quoted now.',
        },
        {
          question: 'Will banks like the address?',
          answer:
            'Some do; others want a real lease or a resident owner. Neither the zone nor we can promise an account.',
        },
      ],
    },
  ],
  related: [
    '/packages',
    '/packages/ifza',
    '/business-guide/free-zone-comparison',
    '/licensing/free-zone-company-uae',
    '/visa/investor-visa-dubai',
  ],
};
