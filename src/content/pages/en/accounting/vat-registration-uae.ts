import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'You must register for VAT once your taxable supplies over the past {{uae-vat-window}} exceed {{uae-vat-mandatory}}, or once you expect the next {{uae-vat-look-ahead}} alone to exceed it. From {{uae-vat-voluntary}} you can register voluntarily. Count month by month, not by financial year, and include zero-rated sales and imports.',
  keyFigures: [
    { label: 'Registration compulsory above', fact: 'uae-vat-mandatory' },
    { label: 'To apply once you must', fact: 'uae-vat-registration-window' },
    { label: 'Penalty for registering late', fact: 'uae-vat-late-registration' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'Past sales, coming sale, choice or no UAE base?',
      items: [
        {
          title: 'You must, because of past sales',
          text: 'On the last day of any month, add up the {{uae-vat-window}} behind you. If it is above {{uae-vat-mandatory}}, you must register, even if the next months look quiet. The check above does the sum.',
        },
        {
          title: 'You must, because of a coming sale',
          text: 'If a signed order or contract takes the supplies and imports you expect within {{uae-vat-look-ahead}} alone over the same limit, you must register before you issue a single invoice.',
        },
        {
          title: 'You can choose to',
          text: 'You can register once supplies or taxable expenses reach {{uae-vat-voluntary}}. A young firm that spends before it sells can register on the basis of its expenses.',
        },
        {
          title: 'You are not established in the UAE',
          text: 'A foreign business with taxable supplies here has no threshold: it must register from the first sale, unless its customer in the UAE accounts for the tax. Settle this before the first delivery.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What counts towards the total',
      columns: ['Counted?', 'Why'],
      rows: [
        {
          label: 'Sales and services in the UAE',
          cells: ['Yes', 'The ordinary case, taxed at {{uae-vat-rate}}'],
        },
        {
          label: 'Zero-rated exports and services to customers abroad',
          cells: ['Yes', 'Zero-rated sales are still taxable; keep proof that you meet the conditions'],
        },
        {
          label: 'Services and goods bought from abroad',
          cells: ['Yes, unless they would be exempt here', 'You account for the tax instead of the supplier'],
        },
        { label: 'Exempt supplies, such as letting a home', cells: ['No', 'They are outside the count'] },
        { label: 'Salary, capital paid in, loans received', cells: ['No', 'Nothing was supplied'] },
        {
          label: 'Selling the company’s own old equipment',
          cells: ['Usually not', 'Capital assets do not count, unless selling them is your business'],
        },
        {
          label: 'Goods within a designated zone',
          cells: ['It depends', 'It depends on the zone, the goods and where they end up'],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents you need for the application',
      groups: [
        {
          title: 'The company',
          items: [
            'Trade licence, memorandum and every amendment',
            'Address and lease, as shown on the licence',
            'Bank letter or statement with the IBAN, in the company’s name',
            'Customs code, if you import or export goods',
          ],
        },
        {
          title: 'The people',
          items: [
            'Passport and Emirates ID of owners, manager and signatory',
            'Proof that the signatory can bind the company: memorandum, resolution or power of attorney',
            'Other UAE businesses of the same owners, with their tax numbers',
          ],
        },
        {
          title: 'The turnover',
          items: [
            'A signed declaration on letterhead with supplies and expenses by month',
            'Invoices, contracts or purchase orders behind the largest months',
            'For future sales: the contract or order that takes you over the limit',
            'Two plain sentences on what you sell, to whom and from where',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From first login to tax number',
      steps: [
        {
          title: 'Open the EmaraTax account',
          text: 'Open it in the company’s name, with an e-mail address you will keep when you change advisers. The company may already have one from its corporate tax registration.',
        },
        {
          title: 'Fill in and attach',
          text: 'Describe your activities as the licence does, and your turnover as the declaration does. If the two differ, you will get a query.',
        },
        {
          title: 'Answer queries',
          text: 'The Federal Tax Authority writes in the portal and decides on a complete application within {{uae-vat-registration-answer}}. If you do not reply, the application can be rejected and you start again.',
        },
        {
          title: 'Read the certificate',
          text: 'It names the tax number, the effective date and your VAT periods. The effective date can be earlier than the day you receive it, and you owe tax from it. Your invoices change from that date too, and [the return](/accounting/vat-return-filing-uae) is due {{uae-vat-return-due}} after each period. If a contract does not mention VAT, its prices are treated as including it.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What registration costs',
      rows: [
        { item: 'The application', amount: 'Free of charge', payee: 'Federal Tax Authority' },
        {
          item: 'Being late',
          amount: '{{uae-vat-late-registration}}',
          payee: 'Federal Tax Authority',
          note: 'You also owe the tax from the day you should have registered, whether or not your customers still pay it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If an adviser files the application',
      paragraphs: [],
      points: [
        '**Preparing and filing it** (tax agent or accountant): set by the adviser; check that replies to queries are included.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Free zones and year-end accounts: two myths',
      paragraphs: [
        '“A free zone company needs no VAT.” It does: the duty is the same in every zone. Designated zones have special rules for goods, but a consultant’s services are taxed there as anywhere else.',
        '“Wait for the year-end accounts.” By then you may be too late: you have {{uae-vat-registration-window}} to apply, counted from the day you had to register.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you submit',
      items: [
        {
          question: 'Should I register early?',
          answer:
            'It helps if your customers are VAT-registered and your costs include VAT. It hurts if you sell to consumers: either your price goes up or you lose the tax out of it. An hour of [tax advice](/accounting/tax-advice-uae) pays for itself here.',
        },
        {
          question: 'All my sales are zero-rated. Can I stay out?',
          answer:
            'You can apply for an exception. If it is granted, you file no returns, but you cannot recover the VAT on your costs.',
        },
        {
          question: 'Two companies, one owner: one registration?',
          answer:
            'Related companies in the UAE can apply to form a tax group, with one number and shared liability. Otherwise each company has its own total. If you split one business on paper to stay below the limit, the Authority can reverse it.',
        },
      ],
    },
  ],
  related: [
    '/accounting/vat-return-filing-uae',
    '/accounting/bookkeeping-uae',
    '/accounting/tax-advice-uae',
    '/accounting/templates',
  ],
};
