import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Letting a licence lapse does not close a company: fines, tax returns and visas run on against it and its manager. Closing properly means to stop trading, appoint a liquidator, call the creditors, deregister for tax, cancel people and accounts, and collect the deposits, in an order where each office waits for the one before.',
  blocks: [
    {
      kind: 'steps',
      heading: 'The order of closing',
      steps: [
        {
          title: 'Decide and date it',
          text: 'The owners resolve to dissolve and name a liquidator. The mainland wants it notarised, a zone signed on its form. Papers from owners abroad are attested.',
        },
        {
          title: 'File the first half',
          text: 'The authority records the liquidation and issues a provisional certificate. From now on the company acts only in order to close.',
        },
        {
          title: 'Call the creditors',
          text: 'A notice is published as the authority directs. Claims can be made until the date it names; nothing shortens this wait.',
        },
        {
          title: 'Settle people',
          text: 'End-of-service pay, unused leave, tickets where promised; then work permits and visas are cancelled, family members before the person they depend on.',
        },
        {
          title: 'Settle tax',
          text: 'Last VAT return and corporate tax return, payment, then deregistration for each.',
        },
        {
          title: 'Collect clearances',
          text: 'Landlord, utilities, telecoms, customs, municipality, zone services: each confirms that nothing is owed.',
        },
        {
          title: 'Report and strike off',
          text: 'The liquidator’s report goes to the authority, which cancels the licence. Only now does the bank account close.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Where the months go',
      phases: [
        {
          title: 'Preparing',
          time: 'Weeks',
          text: 'Books brought up to date, resolution signed, liquidator engaged.',
        },
        {
          title: 'Notice to creditors',
          time: 'The period set by law or zone, in full',
          text: 'Use it for visas, clearances and returns.',
        },
        {
          title: 'Tax',
          time: 'Often the last to finish',
          text: 'The authority may ask for records before it agrees. Applications have a deadline counted from the end of business; EmaraTax shows it.',
        },
        {
          title: 'Final certificate and bank',
          time: 'Days to weeks',
          text: 'Once nothing is open anywhere.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What the file contains',
      groups: [
        {
          title: 'From the owners',
          items: [
            'Resolution to dissolve, with the appointment',
            'Original licence, articles, share certificates',
            'Passports, Emirates IDs, powers of attorney',
          ],
        },
        {
          title: 'From the liquidator',
          items: ['Letter of acceptance', 'Closing balance sheet and report', 'Proof of publication'],
        },
        {
          title: 'From others',
          items: [
            'Cancellation of every visa and of the establishment card',
            'Clearance from landlord and suppliers of services',
            'Tax deregistration, or proof that it has been applied for',
            'Bank letter with the closing balance',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What it costs, and what comes back',
      rows: [
        {
          item: 'Cancellation in its two stages',
          amount: 'On the authority’s tariff',
          payee: 'Licensing authority or zone',
        },
        {
          item: 'Liquidator',
          amount: 'By agreement, according to size and state of the books',
          payee: 'Registered auditor or liquidator',
        },
        { item: 'Publication', amount: 'By notice', payee: 'Newspaper or gazette' },
        { item: 'Visa cancellations', amount: 'Per person', payee: 'Immigration and labour authorities' },
        {
          item: 'Overdue renewals and fines',
          amount: 'Shown in each system',
          payee: 'Authorities',
          note: 'They have to be paid or waived before the file closes.',
        },
        {
          item: 'Coordinating it all',
          amount: 'Fixed in the quote, after we have seen the file',
          payee: brand.en,
        },
        {
          item: 'Deposits',
          amount: 'Less what is owed',
          payee: 'Back to you',
          note: 'Lease, utilities, customs, labour guarantees. Apply while the account is still open to receive them.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Tax outlives the licence',
      paragraphs: [
        'The last tax period ends with the business, and its return is due like any other, at the latest {{uae-ct-return-due}} after that; deregistration usually asks for it sooner. Stock and equipment kept by an owner can count as a supply for VAT. Deregister even if you never paid a dirham.',
        'Keep the records afterwards: {{uae-ct-record-keeping}} for corporate tax, {{uae-vat-records}} for ordinary VAT records. Agree in writing who keeps them, and where. A new economic substance report is not needed; those rules ended with financial years up to {{uae-esr-last-year-end}}.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If there is not enough money for everybody',
      paragraphs: [
        'A liquidation assumes that debts can be paid. If they cannot, another law applies, with a court and a trustee, and managers have duties towards creditors from the moment they know. Paying friends first or emptying the account makes it personal. See a lawyer before you resolve anything; we prepare figures, not that advice.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about closing',
      items: [
        {
          question: 'Can I just not renew?',
          answer:
            'You can, and the penalties grow, the owner may be blocked from new licences, and visas of staff stay hanging. It is the dearest way to close.',
        },
        {
          question: 'I live abroad. Must I come back?',
          answer:
            'Often an attested power of attorney is enough. Cancelling your own visa and closing the account have rules of their own, so ask bank and immigration first.',
        },
        {
          question: 'What happens to my residence?',
          answer:
            'It is tied to the company and is cancelled in the process; a period to leave or change status follows, and its last day stands on the cancellation paper. Arrange [the next visa](/visa/requirements) before that.',
        },
        {
          question: 'Is selling the company easier?',
          answer:
            'Sometimes, if it has a lease, a clean history or an account that survives new owners. The buyer takes the past along, and will look. Compare with [transferring the shares](/services/share-transfer).',
        },
        {
          question: 'May I freeze it instead?',
          answer:
            'Some authorities allow a dormant period or suspension, for a fee and with conditions. Tax duties go on meanwhile.',
        },
      ],
    },
  ],
  related: [
    '/services/share-transfer',
    '/services/company-amendments',
    '/accounting/tax-advice-uae',
    '/accounting/audit-services-uae',
    '/business-guide/costs-timelines',
  ],
};
