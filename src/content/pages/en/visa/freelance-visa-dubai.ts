import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Working for yourself in Dubai takes a permit for your profession and, separately, a residence. The permit is quick and names one person; it does not let you employ anyone or shield what you own. If either matters, a one-person company may be the better start.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Is the permit made for you?',
      items: [
        {
          title: 'Your profession is on the list',
          text: 'GoFreelance serves the media, internet, knowledge and design zones with fixed titles. A consultant in finance, a trader or a clinic therapist will not find theirs there. Other zones, some of them outside Dubai, issue permits from lists of their own.',
        },
        {
          title: 'You can show that you do it',
          text: 'A portfolio, references or a CV; for teaching and some other titles a degree, attested if the zone says so.',
        },
        {
          title: 'Nobody objects',
          text: 'With a job in the UAE you need the employer’s letter. On a spouse’s or parent’s residence the sponsor signs one.',
        },
        {
          title: 'You work alone',
          text: 'You cannot hire, and no staff visa hangs on the permit. Subcontracting to a business with its own licence is another matter; ask how your zone sees it.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Permit, green visa or own company',
      columns: ['Permit', 'Green visa', 'Free zone company'],
      rows: [
        {
          label: 'What it is',
          cells: ['Right to practise', 'Residence without a sponsor', 'Legal person with a licence'],
        },
        {
          label: 'Where from',
          cells: [
            'GoFreelance and other zones',
            'Residency authority of Dubai or federal (ICP), on a labour ministry permit',
            'Any zone that lists your activity',
          ],
        },
        {
          label: 'Price or proof',
          cells: [
            '{{freelance-permit}} a year',
            '{{green-visa-income}} of past income, degree',
            'Licence from {{shams-licence}} at SHAMS',
          ],
        },
        { label: 'Runs for', cells: ['A year at a time', '{{green-visa-length}}', 'By licence'] },
        { label: 'Staff', cells: ['No', 'No', 'Yes, within the quota'] },
        { label: 'Liability', cells: ['All you own', 'All you own', 'The company’s assets, as a rule'] },
      ],
    },
    {
      kind: 'steps',
      heading: 'From portfolio to first invoice',
      steps: [
        {
          title: 'Match the title',
          text: 'You write down what clients will read on the invoice; we look for the nearest title and say if there is none.',
        },
        {
          title: 'Apply for the permit',
          text: 'Online, with passport, photograph, portfolio and letters. The zone decides.',
          time: 'Days to a few weeks',
        },
        {
          title: 'Residence, if you need one',
          text: 'Through the zone’s establishment card: entry permit or change of status, medical test, fingerprints, insurance, Emirates ID. With a spouse’s residence you skip this.',
          time: 'A few weeks',
        },
        {
          title: 'Account',
          text: 'Ask which banks take permit holders before you choose a zone. A personal account used for business without a word to the bank gets frozen.',
        },
        {
          title: 'Invoice',
          text: 'Your name as printed on the permit, its number, a running invoice number, the service in the permit’s words, date, currency and terms.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Tax on what you earn',
      paragraphs: [
        'Salaries are not taxed in the UAE, and freelance income often goes untaxed too, but not because it is freelance. A natural person comes under corporate tax once business turnover in a calendar year passes {{uae-ct-natural-person-turnover}}; then {{uae-ct-zero-rate}} applies up to {{uae-ct-threshold}} of taxable income and {{uae-ct-rate}} above. Count every business you run as a person together, and leave out wages and private investments.',
        'VAT looks at turnover as well: registration is compulsory past {{uae-vat-mandatory}} over {{uae-vat-window}}, and possible from {{uae-vat-voluntary}}. Work for clients abroad may carry a zero rate, which has to be shown on paper and still counts towards the line. More on [VAT registration](/accounting/vat-registration-uae).',
        'Your home country may go on taxing you. Leaving its register of residents is one step of several; take advice there before you count on it.',
      ],
    },
    {
      kind: 'costs',
      heading: 'The first year on one sheet',
      rows: [
        { item: 'Permit', amount: '{{freelance-permit}}', payee: 'Zone', note: 'Repeats every year.' },
        {
          item: 'Establishment card',
          amount: 'On the zone’s price list',
          payee: 'Zone',
          note: 'Only with a visa.',
        },
        {
          item: 'Residence with medical test and Emirates ID',
          amount: 'By term, speed and whether you are in the country',
          payee: 'Zone, immigration, medical centre',
        },
        { item: 'Health insurance', amount: 'By age and cover', payee: 'Insurer' },
        {
          item: 'Professional liability cover',
          amount: 'By turnover and risk',
          payee: 'Insurer',
          note: 'Voluntary, and for a permit holder sensible.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: '“Freelance visas” sold without any work',
      paragraphs: [
        'Some sellers offer a residence under a freelance title to people who will never send an invoice, or who will work full-time for one employer. Dubai’s residency directorate has announced closer checks of such files, with contracts and income looked into after issue as well. If the work behind the visa is invented, the visa can be cancelled, and the money is not refunded.',
        'The reverse is as common: one client, fixed hours, a desk in the client’s office. That is a job. Your client then needs a [work permit](/visa/work-visa-uae) for you, whatever the contract is called.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Freelancers ask',
      items: [
        {
          question: 'Can I work for mainland clients?',
          answer:
            'A service delivered from your own desk to clients across the UAE is commonly seen as covered. Work that is carried out regularly on the client’s premises, or government tenders, may ask for more. Check with the zone.',
        },
        {
          question: 'Can I sponsor my family?',
          answer:
            'Yes, if your residence, income and housing meet the family rules. Bank statements take the place of the salary slip.',
        },
        {
          question: 'May I hold two permits?',
          answer:
            'Within one zone several titles are sometimes combined on one permit, at a price. Two zones mean two sets of fees; a company is then often cheaper.',
        },
        {
          question: 'When is a company clearly better?',
          answer:
            'When you need help, sell goods, sign large contracts, or want to sell the business later. Compare [free zone companies](/licensing/free-zone-company-uae).',
        },
      ],
    },
  ],
  related: [
    '/licensing/free-zone-company-uae',
    '/accounting/vat-registration-uae',
    '/business-guide/corporate-tax-basics',
    '/licensing/consultancy-license-dubai',
    '/visa/golden-visa-uae',
  ],
};
