import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'An Estonian company files an annual report within {{ee-annual-report}} of its financial year, even if nothing happened. Months with salaries or dividends need a declaration by {{ee-payroll-return-day}}; once registered for VAT, a return is due by {{ee-vat-return-day}}.',
  keyFigures: [
    { label: 'Annual report, after the year', fact: 'ee-annual-report' },
    { label: 'Usual first fine, after a warning', fact: 'ee-annual-report-fine' },
    { label: 'Accounting, lowest monthly price', fact: 'ee-accounting-month' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'The Estonian calendar',
      intro:
        'Choose Estonia in [the deadlines tool](/accounting/templates): it works out your dates from your registration and year-end, and saves them as one file.',
      columns: ['When', 'To whom', 'Who needs it'],
      rows: [
        {
          label: 'Annual report',
          cells: [
            '{{ee-annual-report}} after the financial year',
            'Business register',
            'Every company, dormant ones too',
          ],
        },
        {
          label: 'Declaration TSD',
          cells: [
            'By {{ee-payroll-return-day}}',
            'Tax and Customs Board',
            'Who paid salary, board fees, dividends or gifts',
          ],
        },
        {
          label: 'VAT return',
          cells: ['By {{ee-vat-return-day}}', 'Tax and Customs Board', 'VAT-registered companies, monthly'],
        },
        {
          label: 'Report on sales in the EU',
          cells: [
            'By {{ee-vat-return-day}}',
            'Tax and Customs Board',
            'Who sold to businesses in other member states',
          ],
        },
        { label: 'Changes of board, owners, address', cells: ['At once', 'Business register', 'Everyone'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The annual report, part by part',
      intro:
        'The register’s form has English labels, but the texts that you add must be in Estonian. The first year can last up to eighteen months under the Accounting Act, which saves one report.',
      items: [
        {
          title: 'Balance sheet and income statement',
          text: 'For every size. Micro companies stop there, with a few notes.',
        },
        {
          title: 'Notes',
          text: 'Policies, staff, loans to owners, related parties. Small companies write more than micro ones.',
        },
        {
          title: 'Management report',
          text: 'From the small company up: what the year brought and what comes next.',
        },
        { title: 'Audit', text: 'Only above size limits that few new companies reach.' },
        {
          title: 'Signatures',
          text: 'Board members sign with their cards, and owners approve. Everything becomes public.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do it yourself or hire an accountant?',
      start: {
        question: 'Is the company registered for VAT, or does it have staff or stock?',
        answers: [
          {
            label: 'Yes',
            leadsTo: 'Hire an accountant, from {{ee-accounting-month}} a month. A mistake costs more.',
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Is it a micro company with only a dozen invoices?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Can you write the notes in Estonian?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo:
                          'Do it yourself, and file the report within {{ee-annual-report}} of the year’s end.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'Have at least the report written for you: its texts must be in Estonian.',
                      },
                    ],
                  },
                },
                {
                  label: 'No',
                  leadsTo: 'Hire an accountant here too.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'The year, from invoices to the report',
      steps: [
        {
          title: 'Each month: documents in',
          text: 'Upload invoices and receipts while you still remember them. The accountant needs each one.',
        },
        {
          title: 'By the tenth: payments to people',
          text: 'Every salary, board fee and dividend of the month before goes into one declaration.',
        },
        {
          title: 'By the twentieth: VAT',
          text: 'The return lists larger invoices by business partner, and the Board compares them with the other side.',
        },
        {
          title: 'After year-end: close',
          text: 'Reconcile loans with owners, check customers who have not paid, confirm balances.',
        },
        {
          title: 'In spring: report',
          text: 'Sign early. A card that has expired in the meantime costs weeks.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers for the accountant and the register',
      groups: [
        {
          title: 'For the accountant',
          items: [
            'Statements of every payment account, in a format that software can import',
            'Sales invoices with the customer’s VAT number and country',
            'Proof that you checked the number on the day of the sale',
            'Contracts behind loans and board fees',
          ],
        },
        {
          title: 'For the register',
          items: [
            'Working cards and codes of all who sign',
            'The contract with the contact person',
            'A reachable e-mail address and phone',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Other countries in a sentence each',
      paragraphs: [
        'Ireland wants an annual return with a fixed date and accounts, and takes away the audit exemption from those who file late twice within five years. Germany publishes accounts in its company register and files tax with local advisers. The Netherlands asks for accounts within a year and a corporate tax return earlier. In each of them the language of the filings is the local one.',
      ],
    },
    {
      kind: 'warning',
      heading: 'A dormant company must file too',
      paragraphs: [
        'Without the report, the register warns, then fines, usually {{ee-annual-report-fine}} to begin, then deletes the company, with the board’s names on the order. Other states see it: a later application for a licence or an account asks whether a company of yours was ever deleted.',
      ],
    },
  ],
  related: ['/europe/tax', '/europe/costs', '/uk/annual-filings', '/accounting/templates'],
};
