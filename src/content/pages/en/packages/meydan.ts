import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Meydan Free Zone licenses service and trading companies with an address in Dubai and very little floor. Its licence alone is listed at {{meydan-licence}}. That buys a company on paper; a residence visa, a desk you can sit at and the second year are further lines, and this page goes through them.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'What the zone itself sets',
      items: [
        {
          title: 'Activities',
          text: 'A licence without visas holds {{meydan-activity-groups}} activity groups. Within a group several codes may fit; across groups, or for a regulated activity, ask for the written answer and the extra fee.',
        },
        {
          title: 'Visas',
          text: 'They are bought with the licence as an allocation and then applied for one by one. A licence without an allocation cannot sponsor anybody until it is changed.',
        },
        {
          title: 'Share capital',
          text: 'For an investor visa the zone asks for {{meydan-investor-capital}} of share capital. Ask whether it must be paid in and shown, and until when.',
        },
        {
          title: 'Length',
          text: 'Licences run for one year or longer, up to {{meydan-licence-length}}. Longer terms are paid ahead.',
        },
        {
          title: 'Desk',
          text: 'The registered address comes with the licence. Whether it includes a seat, for how many hours, and a lease that a bank accepts depends on the facility you add.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'In the licence price, and beside it',
      columns: ['Licence alone', 'Company with its owner resident'],
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
      heading: 'Both years',
      rows: [
        {
          item: 'Licence, first year',
          amount: '{{meydan-licence}}',
          payee: 'Meydan Free Zone',
          note: 'Licence only, from published lists. The menu’s starting price means the same thing; the package on the home page has more in it.',
        },
        {
          item: 'Licence, second year',
          amount: 'In the zone’s renewal tariff',
          payee: 'Meydan Free Zone',
          note: 'Ask for the renewal without first-year promotion, in writing.',
        },
        {
          item: 'Visa',
          amount: 'Allocation once, then each visa by itself',
          payee: 'Zone, immigration, clinic',
        },
        { item: 'Desk or office', amount: 'By size and hours, each year', payee: 'Zone or business centre' },
        {
          item: 'For scale: DAFZA, another Dubai zone',
          amount: '{{dafza-year-1}}, then {{dafza-year-2}}',
          payee: 'Authorities and agent',
          note: 'Published all-in prices without visas. There the second year stays above half of the first.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From enquiry to a company that works',
      steps: [
        {
          title: 'Match invoices to groups',
          text: 'Write five invoices you expect to send. Do all fall into the permitted groups?',
        },
        {
          title: 'Ask two banks',
          text: 'Activity, zone, owners, no names. A clear no changes the zone, before you have paid for it.',
        },
        {
          title: 'Apply',
          text: 'Passport, photo, address, business outline; a shareholder company adds attested papers.',
        },
        {
          title: 'Sign and receive',
          text: 'Mostly online. The licence is a matter of days once the file is complete and no outside approval is due.',
        },
        {
          title: 'Visa, then account',
          text: 'Medical test and fingerprints need you in the Emirates. Register for corporate tax within {{uae-ct-registration-window}} of incorporation meanwhile.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Customers on Dubai’s mainland',
      paragraphs: [
        'As a Dubai zone, Meydan falls under Executive Council Resolution 11 of 2025. A company here can ask for a dual-licence branch, at {{dubai-dual-licence}}, or a temporary permit at {{dubai-temporary-permit}} for up to {{dubai-temporary-permit-length}}. Both need the zone’s consent and separate books, and not every activity is open.',
        'If most of your customers are onshore from the first day, set the two licences against one [mainland company](/licensing/mainland-company-dubai) before deciding.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Whom it does not suit',
      paragraphs: [
        'Anybody who stores goods, cooks, treats patients or receives the public: that needs premises and regulators which a desk licence does not bring. Also whoever plans to hire a team soon, since staff need space and allocations; and whoever buys many years at once for a business that is three months old. The saving is real, and so is the risk of a licence that no longer fits.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about Meydan',
      items: [
        {
          question: 'Is the income untaxed?',
          answer:
            'No zone gives that by itself. The rate of {{uae-qfzp-rate}} is for qualifying income of a Qualifying Free Zone Person; otherwise {{uae-ct-rate}} applies above {{uae-ct-threshold}}. Registering and filing is for everybody.',
        },
        {
          question: 'Can I add a visa later?',
          answer:
            'Yes, by changing the package and paying the difference, perhaps with new capital papers. If you know that you will move, ask for both prices now.',
        },
        {
          question: 'Will banks like the address?',
          answer:
            'Some do, some ask for a real lease or a resident owner. The zone cannot promise an account, nor can we.',
        },
        {
          question: 'How do I compare it?',
          answer:
            'Put the same case to [IFZA](/packages/ifza) and one northern zone, two years each, visas included, and read the totals.',
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
