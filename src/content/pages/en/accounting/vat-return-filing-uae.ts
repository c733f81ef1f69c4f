import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The VAT return and the money are both due {{uae-vat-return-due}} after the end of your VAT period, on EmaraTax, and also when there is nothing to pay. Most small firms file by quarter; the certificate says which months yours has. The money must have arrived by that day, not merely left your bank.',
  blocks: [
    {
      kind: 'timeline',
      heading: 'The weeks around a filing date',
      phases: [
        {
          title: 'The period itself',
          time: 'Usually a quarter; a month for some businesses',
          text: 'The Authority assigns it and may do so with months that do not match your financial year. Tax invoices are issued and received now; whatever is missing on the last day is hard to get afterwards.',
        },
        {
          title: 'Close the books',
          time: 'First week after',
          text: 'Bank reconciled, sales and purchases complete, credit notes written, foreign currency converted at the Central Bank’s rate.',
        },
        {
          title: 'Review',
          time: 'Second week',
          text: 'Somebody who did not type the entries reads the largest sales, the largest purchases and everything coded at a zero rate.',
        },
        {
          title: 'Submit and pay',
          time: 'Third week',
          text: 'File, then pay from the reference that EmaraTax shows. Transfers take time, so the last day is not a plan.',
        },
        {
          title: 'The last day',
          time: '{{uae-vat-return-due}} after the period',
          text: 'If it falls on a weekend or holiday, look in the portal for the date it shows rather than counting on a day of grace.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What goes into which box',
      intro: 'The form is called VAT 201. The numbers in brackets are its boxes.',
      columns: ['What belongs there', 'Watch for'],
      rows: [
        {
          label: 'Standard-rated supplies, by emirate (1a–1g)',
          cells: [
            'Sales taxed at {{uae-vat-rate}}',
            'The emirate of your establishment that made the sale; online sellers have rules of their own',
          ],
        },
        {
          label: 'Tourist refunds (2)',
          cells: ['Only for shops in the refund scheme', 'Others leave it empty'],
        },
        {
          label: 'Reverse charge (3)',
          cells: ['Services bought abroad', 'Advertising, software and hosting are the ones forgotten'],
        },
        {
          label: 'Zero-rated supplies (4)',
          cells: ['Exports and the like', 'Proof must be gathered within the time the rules set'],
        },
        {
          label: 'Exempt supplies (5)',
          cells: ['Letting of homes, some finance', 'They reduce what you recover'],
        },
        {
          label: 'Imported goods (6, 7)',
          cells: [
            'Filled in from customs data; adjustments beside it',
            'A shipment under another firm’s code',
          ],
        },
        {
          label: 'Expenses (9)',
          cells: ['Purchases with a valid tax invoice', 'Entertainment and private use are not recoverable'],
        },
        {
          label: 'Recoverable reverse charge (10)',
          cells: ['The counterpart of 3 and 6', 'Only as far as the cost serves taxable sales'],
        },
        {
          label: 'Result (12–14)',
          cells: [
            'Tax due, tax recoverable, difference',
            'A negative result is carried forward or claimed back',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Mistakes that the Authority finds first',
      items: [
        {
          title: 'Purchases without a tax invoice',
          text: 'A card slip or a quotation recovers nothing. The paper needs the supplier’s tax number and, above a small amount, your name and number as well.',
        },
        {
          title: 'Sales at zero without evidence',
          text: 'A customer with a foreign address may still receive the service inside the UAE. Keep the contract, and proof of where the customer was.',
        },
        {
          title: 'Reverse charge left out',
          text: 'It often nets to nothing, which is why it is skipped. The return is wrong all the same.',
        },
        {
          title: 'Advance payments recorded too late',
          text: 'Money received in advance usually triggers the tax on the day it arrives, before the work is done.',
        },
        {
          title: 'Figures that differ from the corporate tax return',
          text: 'The same authority sees both. Keep a one-page bridge between the four quarters and the yearly revenue.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to correct a filed return',
      steps: [
        {
          title: 'Work out the tax effect',
          text: 'Not the invoice amount: the tax that was declared too low or too high, for each period.',
        },
        {
          title: 'Compare with the limit for small errors',
          text: 'The tax procedures rules name an amount up to which the difference may go into the next return. Read the current one on the Authority’s site.',
        },
        {
          title: 'Above it, file a voluntary disclosure',
          text: 'This is a form of its own on EmaraTax for the period concerned, with an explanation and evidence. The time for it is short and counts from the day you noticed.',
        },
        {
          title: 'Pay and file the proof',
          text: 'Coming forward yourself is treated more mildly than an error that an audit uncovers.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What lateness costs',
      intro: 'Penalties in force since April 2026, under Cabinet Decision 129 of 2025.',
      rows: [
        { item: 'First late return', amount: '{{uae-vat-late-return}}', payee: 'Federal Tax Authority' },
        {
          item: 'A further one within two years',
          amount: '{{uae-vat-late-return-repeat}}',
          payee: 'Federal Tax Authority',
        },
        {
          item: 'Tax paid late',
          amount: '{{uae-vat-late-payment}} a year on the unpaid tax',
          payee: 'Federal Tax Authority',
        },
        {
          item: 'Filing by a bookkeeper or tax agent',
          amount: 'A fee per return, or part of a monthly price',
          payee: 'Accountant',
          note: 'Settle who bears a penalty if the papers were in time and the return was not.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked every quarter',
      items: [
        {
          question: 'Do I file when nothing happened?',
          answer:
            'Yes, a nil return. A missed one is charged like any other; [your deadlines by date](/accounting/templates) go into your calendar.',
        },
        {
          question: 'The return shows a refund. Should I claim it?',
          answer:
            'You can carry it forward or apply for payment. A claim is often followed by questions and copies of invoices, so have them sorted. Old credits do not live for ever: the law sets an end, which your accountant should note.',
        },
        {
          question: 'My customer has not paid me. Do I owe the tax?',
          answer:
            'Normally yes, since the invoice counts and not the payment. Bad debt relief exists under conditions: time passed, the amount written off, the customer told.',
        },
        {
          question: 'Will e-invoicing replace the return?',
          answer:
            'No. From {{uae-einvoicing-small-live}} smaller businesses send structured invoices, and the return remains. Tidy [bookkeeping](/accounting/bookkeeping-uae) serves both.',
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
