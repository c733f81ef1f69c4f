import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A UK company pays corporation tax of {{uk-ct-small-rate}} on profits up to {{uk-ct-small-limit}} and {{uk-ct-main-rate}} from {{uk-ct-main-limit}}; in between the rate climbs. VAT registration is compulsory above {{uk-vat-threshold}} of taxable turnover. Tax is paid before the return is due.',
  keyFigures: [
    { label: 'To register, after starting to trade', fact: 'uk-ct-registration' },
    { label: 'Payment, after the period', fact: 'uk-ct-payment-due' },
    { label: 'Return a day late', fact: 'uk-return-late' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Corporation tax on a year’s profit',
      columns: ['Rate', 'Note'],
      rows: [
        { label: 'The lower band', cells: ['{{uk-ct-small-rate}}', 'Profits up to {{uk-ct-small-limit}}'] },
        {
          label: 'Between the limits',
          cells: ['Rises step by step', 'Marginal relief; the calculator of HMRC does the sum'],
        },
        {
          label: 'The upper band',
          cells: ['{{uk-ct-main-rate}}', 'On all of it, from {{uk-ct-main-limit}}'],
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A small profit, worked out',
      currency: 'GBP',
      lines: [
        {
          label: 'Profit of the year',
          given: 40_000,
        },
        {
          label: 'Corporation tax at the small profits rate',
          rate: 'uk-ct-small-rate',
          of: 40_000,
        },
      ],
      total: 'Corporation tax',
      result:
        'This rate applies up to {{uk-ct-small-limit}} of profit; between that and {{uk-ct-main-limit}} marginal relief bridges the gap to the main rate.',
    },
    {
      kind: 'steps',
      heading: 'From the first sale to the first payment',
      steps: [
        {
          title: 'Register for corporation tax',
          text: 'Within {{uk-ct-registration}} of starting business. The tax reference arrives by post at the registered office, so make sure that its letters are opened.',
        },
        {
          title: 'Fix the accounting period',
          text: 'It normally follows the financial year. A first year longer than twelve months is two periods with two returns.',
        },
        {
          title: 'Pay',
          text: '{{uk-ct-payment-due}} after the period ends. From abroad, allow days for the transfer and quote the reference of the period.',
        },
        {
          title: 'File the return',
          text: 'Within {{uk-ct-return-due}} of the period’s end, with accounts in the tagged format. A return one day late costs {{uk-return-late}}; at six months HMRC estimates the tax and adds {{uk-return-late-tax}} of what is unpaid.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Other companies, management, home: three questions',
      items: [
        {
          title: 'Do you control other companies?',
          text: 'Associated companies share both profit limits, wherever they are. With one active company in Dubai, each limit is halved for the UK company.',
        },
        {
          title: 'Where is it managed?',
          text: 'A company registered in the UK is resident there. If the board really decides in the UAE, the [Federal Tax Authority](/business-guide/corporate-tax-basics) may claim it as well, and a treaty has to break the tie.',
        },
        {
          title: 'Where do you live?',
          text: 'Salary and dividends are taxed by the country in which you are resident. The UK taxes a salary for work done in the UK even if you live abroad.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'VAT in short',
      paragraphs: [
        'You must register when taxable turnover of the last twelve months passes {{uk-vat-threshold}}, or when you expect to pass it within the next thirty days alone. You can register earlier, which helps if customers are businesses and your costs carry VAT.',
        'The threshold is for businesses established in the UK. A company with nothing there but a registered office may count as not established, and then registers from its first taxable sale. Settle that in writing before the first invoice.',
        'Services to business customers abroad are usually outside UK VAT, and the customer accounts for the tax at home. Goods that leave the UK are zero-rated if you keep proof of export. Returns go in quarterly through software.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Tax on all profit, but only once',
      paragraphs: [
        'Pages that promise a UK company “without tax for non-residents” are wrong: the company pays on its profit wherever it was made. Treaties with the UAE and most European countries prevent the same profit from being taxed twice, but only for those who can show minutes, places and dates.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions for the accountant',
      items: [
        {
          question: 'Salary or dividend?',
          answer:
            'A director who works in the UK usually mixes both; one who lives and works abroad often takes dividends alone. Payroll costs money even for one person.',
        },
        {
          question: 'Is tax withheld from dividends?',
          answer:
            'No. The UK withholds nothing from dividends of trading companies; your own country may tax them.',
        },
        {
          question: 'Can I carry a loss forward?',
          answer:
            'Yes, against later profits of the company, and in part backwards. Claims have deadlines, so file the loss-making year on time too.',
        },
        {
          question: 'What if I am late in registering?',
          answer: 'Tell HMRC before it asks. Penalties depend on the tax at stake and on who spoke first.',
        },
      ],
    },
  ],
  related: [
    '/uk/annual-filings',
    '/uk/directors-duties',
    '/business-guide/corporate-tax-basics',
    '/europe/tax',
  ],
};
