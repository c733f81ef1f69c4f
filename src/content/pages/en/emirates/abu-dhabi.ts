import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Abu Dhabi is the capital and the largest buyer in the country: ministries, energy, defence, hospitals, sovereign funds. It suits companies that want to sell to them, and founders who need a jurisdiction under English common law. If you sell by e-mail to Europe, you gain little from being here.',
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
      heading: 'The mainland authority and how to apply',
      paragraphs: [
        'The Abu Dhabi Department of Economic Development (ADDED) is in charge; its registration arm keeps the register and issues licences, and you apply through the government’s TAMM platform. Factories also deal with the Industrial Development Bureau. Full foreign ownership, {{uae-foreign-ownership}}, is open to most activities here as elsewhere.',
        'Two things differ from Dubai. In Al Ain and the western region, rents are lower for the same licence. There is also a simplified local licence for sole traders; check its conditions on nationality, residence and activity on TAMM before you rely on it.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Free zones other than ADGM',
      items: [
        {
          title: 'KEZAD',
          text: 'Industry and logistics on large plots by Khalifa Port; it also runs zones further inland. Good for factories, metals, food and warehouses.',
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
      kind: 'decision',
      heading: 'Where in Abu Dhabi do you belong?',
      start: {
        question: 'What will the company do?',
        answers: [
          {
            label: 'Sell to ministries, shops or the public',
            leadsTo: 'The mainland, where foreigners can own {{uae-foreign-ownership}} in most activities.',
          },
          {
            label: 'Hold shares, raise money or advise',
            leadsTo: {
              question: 'Will it employ people or invoice customers?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'An operating firm in ADGM, with an office on the islands.',
                },
                {
                  label: 'No',
                  leadsTo: 'A holding vehicle in ADGM, at a registered agent’s address.',
                },
              ],
            },
          },
          {
            label: 'Make, store or ship goods',
            leadsTo: {
              question: 'By sea or by air?',
              answers: [
                {
                  label: 'By sea',
                  leadsTo: 'KEZAD, on a plot by Khalifa Port.',
                },
                {
                  label: 'By air',
                  leadsTo: 'A zone at the airport of Abu Dhabi, Al Ain or Al Bateen.',
                },
              ],
            },
          },
          {
            label: 'Make films, games or books',
            leadsTo: 'The media zone on Yas.',
          },
          {
            label: 'Develop clean technology',
            leadsTo: 'Masdar City, near the airport.',
          },
        ],
      },
    },
    {
      kind: 'text',
      heading: 'Who sets each cost, and where to find it',
      paragraphs: ['We show no prices for this emirate, because copied prices go out of date quickly.'],
      points: [
        '**Mainland licence** (ADDED): calculated on TAMM by activity and legal form. Promotional rates end at renewal.',
        '**ADGM registration and licence** (ADGM Registration Authority): in the published schedule of fees, by category: financial, non-financial, retail, tech start-up, holding vehicle. Changed for several categories in recent years; use the current schedule.',
        '**Data protection registration** (ADGM Commissioner of Data Protection): an extra fee that ADGM firms often overlook.',
        '**Office** (landlord): by market; Al Maryah is among the highest in the country.',
        '**Audit** (approved auditor): by offer. ADGM may exempt small companies; tax rules can still require one.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Selling to the public sector',
      intro: 'This is why many companies come. It takes a separate process after the licence.',
      steps: [
        { title: 'License the exact activity', text: 'Buyers compare it with the tender, word for word.' },
        {
          title: 'Register as a supplier',
          text: 'With the government’s procurement portal, and separately with the large energy groups, each with its own questionnaire.',
        },
        {
          title: 'In-country value',
          text: 'A certificate, based on audited accounts, that measures how much you spend and employ locally. Young firms get a simplified start, on the terms of the Ministry of Industry and Advanced Technology.',
        },
        {
          title: 'Guarantees and patience',
          text: 'Tender and performance bonds tie up cash, and payment can take months. Budget for the wait.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Al Reem, holding vehicles and Dubai permits',
      paragraphs: [
        'Al Reem Island now belongs to ADGM and the transition period is over, so an old advert for a mainland office there is misleading. A holding vehicle in ADGM is cheap to run, but it cannot employ people or invoice customers. Banks outside the island ask what it is for.',
        'A Dubai permit is not valid in Abu Dhabi. If you work regularly in both cities, open a branch, or choose the mainland in one and serve the other as far as your licence allows.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about Abu Dhabi',
      items: [
        {
          question: 'Can I live in Dubai with an Abu Dhabi visa?',
          answer:
            'Yes, residence is valid in the whole country. For the family’s lease, school and some services the emirate on the visa can matter.',
        },
        {
          question: 'Does ADGM status lower my corporate tax?',
          answer:
            'Not by itself. {{uae-qfzp-rate}} applies only to qualifying income if you meet all conditions; ordinary profit above {{uae-ct-threshold}} is taxed at {{uae-ct-rate}}. See [the basics](/business-guide/corporate-tax-basics).',
        },
        {
          question: 'Can an ADGM company work on the mainland?',
          answer:
            'For some activities, yes: the emirate offers permits and branches for zone companies. Have ADDED and ADGM confirm the current route in writing.',
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
