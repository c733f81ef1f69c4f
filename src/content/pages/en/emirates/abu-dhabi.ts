import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Abu Dhabi is the capital and the largest buyer in the country: ministries, energy, defence, hospitals, sovereign funds. Companies that want to sell to them, and founders who need a jurisdiction under English common law, are at home here. Someone selling by e-mail to Europe gains little from it.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Mainland or ADGM: the choice most founders face',
      columns: ['Mainland (ADDED)', 'ADGM'],
      rows: [
        {
          label: 'Law and courts',
          cells: [
            'Federal company law, courts in Arabic',
            'English common law applies directly; own courts, in English',
          ],
        },
        {
          label: 'Territory',
          cells: ['The whole emirate, with Al Ain and Al Dhafra', 'Al Maryah and Al Reem islands'],
        },
        {
          label: 'Good for',
          cells: [
            'Contracting, supply, retail, clinics, public tenders',
            'Funds, holding structures, foundations, start-ups with investors, professional firms',
          ],
        },
        {
          label: 'Premises',
          cells: [
            'Lease registered with Tawtheeq; some activities without premises',
            'Office on the islands for operating firms; holding vehicles use a registered agent’s address',
          ],
        },
        {
          label: 'Financial services',
          cells: ['Central Bank or federal markets regulator', 'Permission of the FSRA, before any business'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The mainland authority and how one applies',
      paragraphs: [
        'The Abu Dhabi Department of Economic Development, ADDED, is in charge; its registration arm keeps the register and issues the licence, and applications run through the government’s TAMM platform. Factories deal with the Industrial Development Bureau besides. Full foreign ownership, {{uae-foreign-ownership}}, is open to most activities here as elsewhere.',
        'Two things differ from Dubai. Al Ain and the western region have lower rents under the same licence. And a home-grown light licence for sole traders exists, whose conditions on nationality, residence and activity should be read on TAMM before you plan with it.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Free zones beside ADGM',
      items: [
        {
          title: 'KEZAD',
          text: 'Industry and logistics on large plots by Khalifa Port; it also runs zones further inland. For factories, metals, food, warehouses.',
        },
        {
          title: 'Masdar City',
          text: 'Clean technology, research, small consulting firms, with offices in an energy-saving quarter near the airport.',
        },
        {
          title: 'Media zone on Yas (once known as twofour54)',
          text: 'Film, games, publishing, freelancers of those trades; regulated by the emirate’s authority for creative media.',
        },
        {
          title: 'Airport zones',
          text: 'Cargo, aviation services and trade at Abu Dhabi, Al Ain and Al Bateen airports.',
        },
        {
          title: 'Hub71',
          text: 'Not a zone but a programme for start-ups that works with ADGM: chosen by application, with incentives that change from round to round.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What to price, and where to read it',
      intro:
        'We show no sums: our table of checked figures has none for this emirate yet, and copied ones age quickly.',
      rows: [
        {
          item: 'Mainland licence',
          amount: 'Calculated on TAMM by activity and legal form',
          payee: 'ADDED',
          note: 'Ask for renewal too; promotional rates end.',
        },
        {
          item: 'ADGM registration and licence',
          amount:
            'In the published schedule of fees, by category: financial, non-financial, retail, tech start-up, holding vehicle',
          payee: 'ADGM Registration Authority',
          note: 'Changed for several categories in recent years; take the current schedule.',
        },
        {
          item: 'Data protection registration',
          amount: 'A further line that ADGM firms often overlook',
          payee: 'ADGM Commissioner of Data Protection',
        },
        {
          item: 'Office',
          amount: 'By market; Al Maryah is among the highest in the country',
          payee: 'Landlord',
        },
        {
          item: 'Audit',
          amount: 'By offer',
          payee: 'Approved auditor',
          note: 'Small companies may be exempt in ADGM; the tax rules ask for it in other cases.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Selling to the public sector',
      intro: 'The reason many come. It is a path of its own, after the licence.',
      steps: [
        { title: 'License the exact activity', text: 'Buyers compare it with the tender, word for word.' },
        {
          title: 'Register as a supplier',
          text: 'With the government’s procurement gate, and separately with the large energy groups, each having its own questionnaire.',
        },
        {
          title: 'In-country value',
          text: 'A certificate, based on audited accounts, that measures how much you spend and employ locally. Young firms get a simplified start; ask the Ministry of Industry and Advanced Technology or the buyer.',
        },
        {
          title: 'Guarantees and patience',
          text: 'Tender and performance bonds tie up cash, and payment can take months. Budget for the gap.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Traps in the capital',
      paragraphs: [
        'Al Reem Island now belongs to ADGM: an old advertisement for a mainland office there misleads, since the transition period is over. A holding vehicle in ADGM is cheap to run but may neither employ nor invoice customers; banks outside the island see it as a structure and ask for its purpose.',
        'A Dubai permit does not reach across the border. For regular work in both cities one opens a branch, or chooses the mainland in one and serves the other from it within what the licence allows.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked about the capital',
      items: [
        {
          question: 'May I live in Dubai with an Abu Dhabi visa?',
          answer:
            'Yes, residence holds for the country. For the family’s lease, school and some services the emirate on the visa can matter.',
        },
        {
          question: 'Does ADGM status lower my corporate tax?',
          answer:
            'Not by itself. {{uae-qfzp-rate}} applies only to qualifying income under all conditions; ordinary profit above {{uae-ct-threshold}} is charged at {{uae-ct-rate}}. See [the basics](/business-guide/corporate-tax-basics).',
        },
        {
          question: 'Can an ADGM company work on the mainland?',
          answer:
            'Permits and branches for zone companies exist in the emirate, by activity. Ask ADDED and ADGM for the current route, in writing.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/free-zone-comparison',
    '/emirates/dubai',
    '/licensing/professional-license',
    '/workspace/office-space-uae',
  ],
};
