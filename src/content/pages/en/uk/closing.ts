import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A company without debts that has not traded for {{uk-strike-off-idle}} can apply to be struck off for {{uk-strike-off-fee}}. Pay everybody first, empty the bank account, and tell everyone the law requires. A company with debts needs a liquidator instead.',
  keyFigures: [
    { label: 'Online strike-off application', fact: 'uk-strike-off-fee' },
    { label: 'Objections, after the Gazette notice', fact: 'uk-strike-off-objection' },
    { label: 'To send copies to creditors', fact: 'uk-strike-off-copies' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five ways to close a UK company',
      columns: ['When', 'Who leads it'],
      rows: [
        { label: 'Voluntary strike-off', cells: ['Solvent, idle, simple', 'The directors'] },
        {
          label: 'Members’ voluntary liquidation',
          cells: ['Solvent, with real assets to hand out', 'A licensed liquidator'],
        },
        {
          label: 'Creditors’ voluntary liquidation',
          cells: ['It cannot pay its debts', 'A licensed liquidator'],
        },
        {
          label: 'Dormant',
          cells: ['You will need it again soon', 'The directors, with filings every year'],
        },
        {
          label: 'Sale',
          cells: ['Somebody wants the name, the contracts or the history', 'Seller and buyer'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Before you apply for strike-off',
      items: [
        {
          title: 'No trade and no new name',
          text: 'Neither within the last {{uk-strike-off-idle}}. Selling what the company traded in counts as trade; selling the van that delivered it does not.',
        },
        {
          title: 'No insolvency, no deal with creditors',
          text: 'While one is open or proposed, the application is an offence.',
        },
        {
          title: 'Staff and creditors paid',
          text: 'Wages, notice, tax, suppliers, directors’ loans. Debts remain: those who were not paid can have the company restored.',
        },
        {
          title: 'Assets out',
          text: 'Money, domains, trademarks and deposits have to leave the company lawfully before the day. What remains belongs to the Crown.',
        },
        {
          title: 'Last filings made',
          text: 'HMRC objects to strike-off while a return or tax is open. File final accounts and the final tax return, and close payroll and VAT.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Strike-off, step by step',
      steps: [
        { title: 'Resolve', text: 'A majority of directors signs; if there are two, both.' },
        {
          title: 'File the application',
          text: 'Online with the company’s authentication code. The company being closed cannot pay the fee.',
        },
        {
          title: 'Send copies',
          text: 'Within {{uk-strike-off-copies}} to owners, creditors, employees, pension managers, other directors and HMRC. Forgetting one is an offence.',
        },
        {
          title: 'Wait for the Gazette',
          text: 'A notice invites objections, for {{uk-strike-off-objection}}. Withdraw the application at once if the company trades again.',
        },
        {
          title: 'Dissolved',
          text: 'A second notice ends it. Keep books and bank papers for the years that GOV.UK names.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Strike-off, late return, liquidator: the cost',
      intro:
        'A liquidator quotes by assets, creditors and disputes; get two offers. The state fees are small.',
      rows: [
        { item: 'Strike-off application online', amount: '{{uk-strike-off-fee}}', payee: 'Companies House' },
        {
          item: 'Leaving the last return for six months',
          amount: '{{uk-return-late-tax}} of the unpaid tax',
          payee: 'HM Revenue & Customs',
          note: 'After two fixed penalties of {{uk-return-late}}.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Silence instead of strike-off, added up',
      intro:
        'A company, past its first year, stops trading and files nothing more. Its tax return is now six months late, and its accounts are later still.',
      currency: 'GBP',
      lines: [
        {
          label: 'Unpaid tax of the year',
          given: 5000,
        },
        {
          label: 'Accounts, more than six months late',
          fact: 'uk-accounts-late-more',
        },
        {
          label: 'Two fixed penalties for the tax return',
          fact: 'uk-return-late',
          times: 2,
        },
        {
          label: 'Penalty on the unpaid tax',
          rate: 'uk-return-late-tax',
          of: 5000,
        },
      ],
      total: 'Penalties, before the tax and interest',
      result:
        'The application to be struck off costs {{uk-strike-off-fee}}, once accounts and tax are settled.',
    },
    {
      kind: 'text',
      heading: 'How the money comes out',
      paragraphs: [
        'Handing out what is left may be taxed as capital or as income, and the form of closing decides which. Small sums in a strike-off can count as capital; larger ones need a members’ voluntary liquidation. Owners abroad look at their own country’s rule first. Get advice before the payment, because afterwards nothing can be moved.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Do not simply stop filing',
      paragraphs: [
        'Companies House strikes off a silent company in the end, but penalties run until then, directors can be prosecuted, and the money in the account is lost to the Crown. Your name stays beside a company “struck off for default” on a public register that banks search.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Restoring, the name, moving to Dubai',
      items: [
        {
          question: 'Can it come back?',
          answer:
            'Yes. Creditors, owners or directors can have it restored for up to six years, by application or by the court (Companies Act 2006, sections 1024 and 1030).',
        },
        {
          question: 'Can I reuse the name?',
          answer:
            'After a solvent closing, yes. After an insolvent liquidation, directors cannot use it for five years without the court’s permission (Insolvency Act 1986, section 216).',
        },
        {
          question: 'I close here and continue in Dubai. What moves?',
          answer:
            'Nothing by itself. Contracts, staff and trademarks are transferred one by one; compare [closing in the UAE](/services/company-liquidation-uae) for the other direction.',
        },
      ],
    },
  ],
  related: [
    '/uk/annual-filings',
    '/uk/directors-duties',
    '/europe/closing',
    '/services/company-liquidation-uae',
  ],
};
