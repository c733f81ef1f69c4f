import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'To work for yourself in Dubai you need a permit for your profession and, separately, a residence visa. The permit is quick and covers one person; it does not let you employ anyone or protect your assets. If either matters, a one-person company may be the better start.',
  keyFigures: [
    { label: 'Freelance permit, per year', fact: 'freelance-permit' },
    { label: 'Green visa: yearly income, two years', fact: 'green-visa-income' },
    { label: 'Corporate tax above yearly turnover of', fact: 'uae-ct-natural-person-turnover' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'Is the permit right for you?',
      items: [
        {
          title: 'Your profession is on the list',
          text: 'GoFreelance covers the media, internet, knowledge and design zones and has a fixed list of titles. It does not include a finance consultant, a trader or a clinic therapist. Other zones, some outside Dubai, issue permits from their own lists.',
        },
        {
          title: 'You can show that you do this work',
          text: 'A portfolio, references or a CV; for teaching and some other titles a degree, attested if the zone says so.',
        },
        {
          title: 'Nobody objects',
          text: 'If you have a job in the UAE, you need your employer’s letter. If you live here on a spouse’s or parent’s visa, your sponsor signs one.',
        },
        {
          title: 'You work alone',
          text: 'You cannot hire, and the permit gives no staff visas. Subcontracting to a licensed business is different; get your zone’s view of it in writing.',
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
            '{{green-visa-income}} of yearly income in the last two years or proof of solvency, and a degree',
            'Licence from {{shams-licence}} at SHAMS',
          ],
        },
        { label: 'Runs for', cells: ['A year at a time', '{{green-visa-length}}', 'By licence'] },
        { label: 'Staff', cells: ['No', 'No', 'Yes, within the quota'] },
        {
          label: 'Liability',
          cells: ['Everything you own', 'Everything you own', 'Usually the company’s assets only'],
        },
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
          text: 'Through the zone’s establishment card: entry permit or change of status, medical test, fingerprints, insurance, Emirates ID. You can skip this if you are on a spouse’s visa.',
          time: 'A few weeks',
        },
        {
          title: 'Account',
          text: 'Find out which banks take permit holders before you choose a zone. If you use a personal account for business without telling the bank, it gets frozen.',
        },
        {
          title: 'Invoice',
          text: 'Include your name as on the permit, its number, an invoice number, the service in the permit’s words, the date, currency and terms.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Tax on what you earn',
      paragraphs: [
        'The UAE does not tax salaries, and freelance income often goes untaxed too. You come under corporate tax as an individual once business turnover in a calendar year exceeds {{uae-ct-natural-person-turnover}}; then {{uae-ct-zero-rate}} applies up to {{uae-ct-threshold}} of taxable income and {{uae-ct-rate}} above. Add together every business you run as an individual, and leave out wages and private investments.',
        'VAT is based on turnover too: you must register above {{uae-vat-mandatory}} over {{uae-vat-window}}, and can from {{uae-vat-voluntary}}. Work for clients abroad may be zero-rated, but you must document it and it still counts towards the limit. See [VAT registration](/accounting/vat-registration-uae).',
        'Your home country may continue to tax you. Deregistering there is one step of several; take advice before you rely on it.',
      ],
    },
    {
      kind: 'example',
      heading: 'A freelance year, worked out',
      intro: 'You work as an individual and pass the turnover limit within one calendar year.',
      currency: 'AED',
      lines: [
        {
          label: 'Turnover of the calendar year',
          given: 1_300_000,
        },
        {
          label: 'Taxable income, after costs',
          given: 600_000,
        },
        {
          label: 'Tax on the part above the threshold',
          rate: 'uae-ct-rate',
          of: 600_000,
          above: 'uae-ct-threshold',
        },
      ],
      total: 'Corporate tax of the calendar year',
      result:
        'With turnover up to {{uae-ct-natural-person-turnover}} you would pay none. If your revenue has never exceeded {{uae-sbr-revenue-limit}}, you can also elect Small Business Relief for calendar years that end by {{uae-sbr-last-period-end}}, and then owe none either.',
    },
    {
      kind: 'costs',
      heading: 'What the first year costs',
      rows: [{ item: 'Permit', amount: '{{freelance-permit}}', payee: 'Zone', note: 'Due every year.' }],
    },
    {
      kind: 'text',
      heading: 'Establishment card, residence and insurance',
      paragraphs: [],
      points: [
        '**Establishment card** (zone): on the zone’s price list. Only with a visa.',
        '**Residence with medical test and Emirates ID** (zone, immigration, medical centre): by length, speed and whether you are in the country; the card for two years is {{emirates-id-two-years}}.',
        '**Health insurance** (insurer): by age and cover.',
        '**Professional liability cover** (insurer): by turnover and risk. Voluntary, and for a permit holder sensible.',
      ],
    },
    {
      kind: 'warning',
      heading: '“Freelance visas” sold to people who will not freelance',
      paragraphs: [
        'Some sellers offer a residence under a freelance title to people who will never send an invoice, or who will work full-time for one employer. Dubai’s residency directorate has announced closer checks on these files, including contracts and income after the visa is issued. If the work is invented, the visa can be cancelled and you do not get your money back.',
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
            'Usually yes: a service you deliver from your own desk to clients across the UAE is generally considered covered. Regular work at the client’s premises, or government tenders, may need more, so check with the zone.',
        },
        {
          question: 'Can I sponsor my family?',
          answer:
            'Yes, if your residence, income and housing meet the family rules. Bank statements replace the salary slip.',
        },
        {
          question: 'Can I hold two permits?',
          answer:
            'Within one zone you can sometimes combine several titles on one permit, for a fee. With two zones you pay two sets of fees; a company is then often cheaper.',
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
