import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Dubai gives residence to people who own part of a company or a property there. For the company route you pay a licence every year; for the property route you buy a home. In both cases the residency directorate (GDRFA) decides, and you can bring your family once your own card is issued.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Property route, lowest centre price', fact: 'property-visa-cost' },
    { label: 'Property owner’s residence lasts', fact: 'property-visa-length' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Company, property or golden visa',
      columns: ['Company share', 'Property', 'Golden visa by property'],
      rows: [
        {
          label: 'Proof',
          cells: ['Licence and articles with your name', 'Title deed', 'Title deed or deeds'],
        },
        {
          label: 'Lowest value',
          cells: [
            'Set by the authority that licenses you; Meydan requires {{meydan-investor-capital}} of share capital',
            'None for sole owners; for joint owners at least {{property-visa-joint-share}} each',
            '{{golden-visa-property}}',
          ],
        },
        {
          label: 'Term',
          cells: [
            'A few years, renewed with the licence',
            '{{property-visa-length}}, renewable while you own',
            '{{golden-visa-length}}',
          ],
        },
        {
          label: 'Right to run a business',
          cells: [
            'Yes, within the licence',
            'No, you need a licence as well',
            'No, you need a licence as well',
          ],
        },
        {
          label: 'Yearly costs',
          cells: [
            'Licence, office, establishment card',
            'Service charges and insurance',
            'Service charges and insurance',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Conditions for the company route',
      items: [
        {
          title: 'You are named as partner or owner',
          text: 'In the articles and on the licence. A side letter between friends does not count. The minimum share varies: on the mainland GDRFA sets it, in a zone its registrar.',
        },
        {
          title: 'The company can sponsor',
          text: 'It needs an establishment card and a place in its quota. Some cheap licences come with no visas at all.',
        },
        {
          title: 'There is an address',
          text: 'A registered lease on the mainland, the desk or office of the package in a zone.',
        },
        {
          title: 'You pass the checks yourself',
          text: 'Medical fitness test, fingerprints, security check, health insurance. The authority judges these.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The property route in detail',
      paragraphs: [
        'The Dubai Land Department checks the deed and GDRFA issues the residence. Since April 2026 there is no minimum price for a sole owner, while co-owners must each hold a share of at least {{property-visa-joint-share}}. Many pages still quote the old figure, {{property-visa-value}}. Have the department’s service centre check your own deed before you sign a purchase.',
      ],
      points: [
        'The home should be finished; off-plan homes have their own conditions.',
        'With a mortgage, expect to show the bank’s consent and a statement of what you have paid.',
        'Spouses may be able to combine their shares; the marriage certificate must then be attested.',
        'Not all land, hotel units and shops count. The deed’s wording decides.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Does your property count?',
      start: {
        question: 'Who is named on the deed?',
        answers: [
          {
            label: 'You alone',
            leadsTo: {
              question: 'Is the home finished?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'The price no longer matters. A service centre files from {{property-visa-cost}} for {{property-visa-length}}.',
                },
                {
                  label: 'No, it is off-plan',
                  leadsTo:
                    'Off-plan homes have conditions of their own: show the contract to the Land Department first.',
                },
              ],
            },
          },
          {
            label: 'You and your spouse',
            leadsTo: 'You may be able to combine your shares; have the marriage certificate attested.',
          },
          {
            label: 'You and other people',
            leadsTo:
              'Each of you needs a share of at least {{property-visa-joint-share}}: show the deed to the Land Department first.',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Seven steps when the company sponsors you',
      intro: 'We file; you only need to attend two appointments in person.',
      steps: [
        {
          title: 'Licence',
          text: 'The authority issues it with you as partner.',
          time: 'On the mainland {{mainland-licence-time}}',
        },
        { title: 'Establishment card', text: 'Opened at the immigration authority in the company’s name.' },
        {
          title: 'Entry permit or change of status',
          text: 'Entry permit if you are abroad, change of status if you are visiting already.',
        },
        { title: 'Medical test', text: 'You attend: blood sample and chest X-ray at an approved centre.' },
        { title: 'Fingerprints', text: 'You attend, unless earlier prints are still on file.' },
        {
          title: 'Insurance',
          text: 'Compulsory in Dubai. It must be in force before the residence is approved.',
        },
        {
          title: 'Residence and Emirates ID',
          text: 'The residence is electronic; the card follows by courier.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Company or property: the main costs',
      rows: [
        {
          item: 'Dubai mainland company, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Agent and authorities',
          note: 'All-in price from published lists. Check whether it includes rent and your own visa.',
        },
        { item: 'The same, second year', amount: '{{llc-dubai-year-2}}', payee: 'The same' },
        {
          item: 'Property owner’s residence, all in',
          amount: 'From {{property-visa-cost}} for {{property-visa-length}}',
          payee: 'Service centre',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Residence, insurance and the check of the deed',
      paragraphs: [],
      points: [
        '**Residence fees** (GDRFA, medical centre, federal identity authority for the card): by term, by speed and by whether you are in the country; the card for two years is {{emirates-id-two-years}}.',
        '**Health insurance** (insurer, each year): by age, cover and insurer.',
        '**Examination of the deed (property)** (Dubai Land Department): on the service page of the department.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Absence, sale and the bank',
      items: [
        {
          question: 'Can I live abroad most of the year?',
          answer:
            'Not on an ordinary residence: it usually lapses after half a year abroad without a break. Check GDRFA’s current limit before you plan a season elsewhere. A golden visa does not lapse that way.',
        },
        {
          question: 'What happens if I sell?',
          answer:
            'If you sell the share or the flat, you lose the basis for the visa. Arrange the next status first and transfer second.',
        },
        {
          question: 'Does it get me a bank account?',
          answer:
            'No. It removes one objection, but the bank still checks the business and where the money comes from.',
        },
      ],
    },
  ],
  related: [
    '/visa/golden-visa-uae',
    '/visa/family-visa-uae',
    '/licensing/mainland-company-dubai',
    '/packages/meydan',
    '/visa/investor-visa-uae',
  ],
};
