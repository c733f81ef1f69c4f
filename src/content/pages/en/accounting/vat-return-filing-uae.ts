import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The VAT return and the payment are both due {{uae-vat-return-due}} after the end of your VAT period, on EmaraTax, even if there is nothing to pay. Most small firms file quarterly; your certificate shows your months. The money must arrive by that day.',
  keyFigures: [
    { label: 'Return and payment, after the period', fact: 'uae-vat-return-due' },
    { label: 'First late return', fact: 'uae-vat-late-return' },
    { label: 'Yearly penalty on late tax', fact: 'uae-vat-late-payment' },
  ],
  blocks: [
    {
      kind: 'timeline',
      heading: 'The weeks around the deadline',
      phases: [
        {
          title: 'The period itself',
          time: 'Usually a quarter; a month for some businesses',
          text: 'The Authority sets it, and its months may not match your financial year. Issue and collect tax invoices now; anything missing on the last day is hard to get later.',
        },
        {
          title: 'Close the books',
          time: 'First week after',
          text: 'Bank reconciled, sales and purchases complete, credit notes written, foreign currency converted at the Central Bank’s rate.',
        },
        {
          title: 'Review',
          time: 'Second week',
          text: 'Someone who did not enter the figures checks the largest sales, the largest purchases and everything zero-rated.',
        },
        {
          title: 'Submit and pay',
          time: 'Third week',
          text: 'File, then pay using the reference that EmaraTax shows. Transfers take time, so do not wait for the last day.',
        },
        {
          title: 'The last day',
          time: '{{uae-vat-return-due}} after the period',
          text: 'If it falls on a weekend or holiday, check the date in the portal and do not count on extra days. A missed nil return costs the same as any other, so put [your deadlines](/accounting/templates) in your calendar.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'One quarter, worked out',
      intro:
        'A trading company sells and buys at the standard rate. It pays the tax on its sales, less the tax on its purchases.',
      currency: 'AED',
      lines: [
        {
          label: 'Sales of the quarter, before VAT',
          given: 120_000,
        },
        {
          label: 'Purchases with tax invoices, before VAT',
          given: 40_000,
        },
        {
          label: 'VAT charged on sales',
          rate: 'uae-vat-rate',
          of: 120_000,
        },
        {
          label: 'VAT paid on purchases',
          rate: 'uae-vat-rate',
          of: 40_000,
          isDeducted: true,
        },
      ],
      total: 'To pay with the return',
      result: 'Return and payment are due {{uae-vat-return-due}} after the quarter ends.',
    },
    {
      kind: 'comparison',
      heading: 'What goes into which box',
      intro: 'The form is called VAT 201. The numbers in brackets are its boxes.',
      columns: ['What goes in it', 'What to watch for'],
      rows: [
        {
          label: 'Standard-rated supplies, by emirate (1a–1g)',
          cells: [
            'Sales taxed at {{uae-vat-rate}}',
            'The emirate of the establishment that made the sale; online sellers have their own rules',
          ],
        },
        {
          label: 'Tourist refunds (2)',
          cells: ['Only for shops in the refund scheme', 'Others leave it empty'],
        },
        {
          label: 'Reverse charge (3)',
          cells: ['Services bought from abroad', 'Advertising, software and hosting are often forgotten'],
        },
        {
          label: 'Zero-rated supplies (4)',
          cells: ['Exports and the like', 'You must collect proof within the time limit'],
        },
        {
          label: 'Exempt supplies (5)',
          cells: ['Letting of homes, some finance', 'They reduce what you can recover'],
        },
        {
          label: 'Imported goods (6, 7)',
          cells: [
            'Filled in from customs data; adjust in the next box',
            'A shipment under another firm’s code',
          ],
        },
        {
          label: 'Expenses (9)',
          cells: ['Purchases with a valid tax invoice', 'Entertainment and private use are not recoverable'],
        },
        {
          label: 'Recoverable reverse charge (10)',
          cells: ['The counterpart of 3 and 6', 'Only if the cost relates to taxable sales'],
        },
        {
          label: 'Result (12–14)',
          cells: ['Tax due, tax recoverable, difference', 'Carry a negative result forward or claim it back'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Five mistakes the Authority finds first',
      items: [
        {
          title: 'Purchases without a tax invoice',
          text: 'A card slip or a quotation is not enough to recover VAT. The invoice needs the supplier’s tax number and, above a small amount, your name and number too.',
        },
        {
          title: 'Zero-rated sales without evidence',
          text: 'A customer with a foreign address may still receive the service inside the UAE. Keep the contract, and proof of where the customer was.',
        },
        {
          title: 'Reverse charge forgotten',
          text: 'It often comes to zero, so people skip it. The return is still wrong.',
        },
        {
          title: 'Advance payments recorded too late',
          text: 'Money received in advance usually triggers the tax on the day it arrives, before the work is done.',
        },
        {
          title: 'Figures that differ from the corporate tax return',
          text: 'The same authority sees both. Keep a one-page reconciliation of the four quarters and the annual revenue.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to correct a return',
      steps: [
        {
          title: 'Work out the tax effect',
          text: 'Add up the tax that you declared too low or too high in each period.',
        },
        {
          title: 'Compare it with the limit for small errors',
          text: 'Up to {{uae-tax-correction-limit}} of tax you correct the difference in the next return (Cabinet Decision 74 of 2023).',
        },
        {
          title: 'Above it, file a voluntary disclosure',
          text: 'This is a separate form on EmaraTax for the period, with an explanation and evidence. You have {{uae-voluntary-disclosure-window}} from the day you noticed the error.',
        },
        {
          title: 'Pay and file the proof',
          text: 'You pay less for an error you report than for one found in an audit.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Penalties for late returns and late tax',
      intro: 'Penalties in force since April 2026, under Cabinet Decision 129 of 2025.',
      rows: [
        { item: 'First late return', amount: '{{uae-vat-late-return}}', payee: 'Federal Tax Authority' },
        {
          item: 'Another one within two years',
          amount: '{{uae-vat-late-return-repeat}}',
          payee: 'Federal Tax Authority',
        },
        {
          item: 'Tax paid late',
          amount: '{{uae-vat-late-payment}} a year on the unpaid tax',
          payee: 'Federal Tax Authority',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If somebody files for you',
      paragraphs: [],
      points: [
        '**Filing by a bookkeeper or tax agent** (accountant): a fee per return, or part of a monthly price. Agree who pays the penalty if you sent the documents in time and the return was late.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions that come up every quarter',
      items: [
        {
          question: 'The return shows a refund. Should I claim it?',
          answer:
            'You can carry it forward or apply for payment. A claim often leads to questions and requests for invoices, so have them ready. A credit lapses {{uae-vat-credit-limit}} after the end of its period (Federal Decree-Law 16 of 2025). If that limit has passed or passes in 2026, use it or claim it by {{uae-vat-old-credit-last-day}}; after that day it is lost.',
        },
        {
          question: 'My customer has not paid me. Do I owe the tax?',
          answer:
            'Normally yes, because VAT is due on the invoice. You can claim bad debt relief under conditions: enough time has passed, you have written off the amount and told the customer.',
        },
        {
          question: 'Will e-invoicing replace the return?',
          answer:
            'No. From {{uae-einvoicing-small-live}} smaller businesses send structured invoices, but they still file the return. Tidy [bookkeeping](/accounting/bookkeeping-uae) serves both.',
        },
      ],
    },
  ],
  related: [
    '/accounting/vat-registration-uae',
    '/accounting/bookkeeping-uae',
    '/accounting/packages',
    '/accounting/audit-services-uae',
  ],
};
