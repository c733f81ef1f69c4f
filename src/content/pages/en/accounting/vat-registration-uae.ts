import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'You must register for VAT once your taxable supplies of the past {{uae-vat-window}} pass {{uae-vat-mandatory}}, or once you expect to pass it within the next {{uae-vat-look-ahead}}. From {{uae-vat-voluntary}} you may register by choice. The count runs from month to month, not by financial year, and zero-rated sales belong to it.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Which of the four situations is yours',
      items: [
        {
          title: 'You must, because of past sales',
          text: 'On the last day of any month, add up the {{uae-vat-window}} behind you. Above {{uae-vat-mandatory}} the duty has begun, even if the next months look quiet. The check above does the sum.',
        },
        {
          title: 'You must, because of a coming sale',
          text: 'A signed order or a large contract that lifts you over the same line within {{uae-vat-look-ahead}} is enough, before a single invoice is written.',
        },
        {
          title: 'You may',
          text: 'Supplies or taxable expenses of {{uae-vat-voluntary}} open the door. A young firm that spends before it sells can enter on its expenses.',
        },
        {
          title: 'You are not established in the UAE',
          text: 'A foreign business with taxable supplies here has no threshold to wait for, unless its customer in the UAE accounts for the tax. Have this settled before the first delivery.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What goes into the total',
      columns: ['Counted?', 'Why'],
      rows: [
        {
          label: 'Sales and services in the UAE',
          cells: ['Yes', 'The ordinary case, taxed at {{uae-vat-rate}}'],
        },
        {
          label: 'Exports, and services to customers abroad at a zero rate',
          cells: ['Yes', 'A rate of nought is still a rate; keep the proof that the conditions are met'],
        },
        {
          label: 'Services bought from abroad',
          cells: ['Yes, for the mandatory test', 'You account for the tax in the supplier’s place'],
        },
        { label: 'Exempt supplies, such as letting a home', cells: ['No', 'They stand outside the count'] },
        { label: 'Salary, capital paid in, loans received', cells: ['No', 'Nothing was supplied'] },
        {
          label: 'Selling the company’s own old equipment',
          cells: ['Usually not', 'Capital assets are left out; ask if selling them is your trade'],
        },
        {
          label: 'Goods within a designated zone',
          cells: ['It depends', 'The zone, the goods and where they end up decide'],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers that the application asks for',
      groups: [
        {
          title: 'The company',
          items: [
            'Trade licence, memorandum and every amendment',
            'Address and lease, as the licence shows them',
            'Bank letter or statement with the IBAN, in the company’s name',
            'Customs code, if you import or export goods',
          ],
        },
        {
          title: 'The people',
          items: [
            'Passport and Emirates ID of owners, manager and signatory',
            'Proof that the signatory may bind the company: memorandum, resolution or power of attorney',
            'Other UAE businesses of the same owners, with their tax numbers',
          ],
        },
        {
          title: 'The turnover',
          items: [
            'A signed declaration on letterhead with supplies and expenses by month',
            'Invoices, contracts or purchase orders behind the largest months',
            'For the forward test: the contract or order that crosses the line',
            'Two plain sentences on what is sold, to whom and from where',
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
          text: 'In the company’s name, with an e-mail address that will outlive any adviser. The company may already have one from its corporate tax registration.',
        },
        {
          title: 'Fill in and attach',
          text: 'Activities in the words of the licence, turnover in the words of the declaration. A mismatch between the two brings the first query.',
        },
        {
          title: 'Answer the queries',
          text: 'The Federal Tax Authority writes in the portal. An application left unanswered can be rejected, and then starts again.',
        },
        {
          title: 'Read the certificate',
          text: 'It names the tax number, the effective date and your VAT periods. The effective date may lie before the day you receive it; tax is owed from then on.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What registration costs',
      rows: [
        { item: 'The application', amount: 'Free of charge', payee: 'Federal Tax Authority' },
        {
          item: 'Preparing and filing it',
          amount: 'Set by the adviser; ask whether replies to queries are included',
          payee: 'Tax agent or accountant',
        },
        {
          item: 'Being late',
          amount: '{{uae-vat-late-registration}}',
          payee: 'Federal Tax Authority',
          note: 'Beside it the tax itself is owed from the day you should have registered, whether or not customers still pay it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Two sentences not to believe',
      paragraphs: [
        '“A free zone company needs no VAT.” The duty is the same in every zone. Designated zones have special rules for goods; a consultant’s services are taxed there as in town.',
        '“Wait for the year-end accounts.” By then the time to apply may have run out: it is {{uae-vat-registration-window}}, counted from the day on which the duty began.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you press submit',
      items: [
        {
          question: 'Should I register early?',
          answer:
            'It helps when your customers are registered firms and your costs carry tax. It hurts when you sell to private people, since your price either rises or shrinks by the tax inside it. [Tax advice](/accounting/tax-advice-uae) for an hour pays for itself here.',
        },
        {
          question: 'All my sales are zero-rated. Can I stay out?',
          answer:
            'You can apply to be excepted. If it is granted you file no returns, and you recover none of the tax on your costs either.',
        },
        {
          question: 'Two companies, one owner: one registration?',
          answer:
            'Related companies in the UAE may ask to form a tax group, with a single number and shared liability. Without a group each company has its own total, and dividing one business on paper to stay below the line can be undone.',
        },
        {
          question: 'What happens after the certificate?',
          answer:
            'Invoices change from the effective date, and [the return](/accounting/vat-return-filing-uae) is due {{uae-vat-return-due}} after each period. Prices in contracts that are silent on VAT are taken to include it.',
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
