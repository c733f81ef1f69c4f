import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A lapsed licence does not close a company: fines, tax returns and visas continue against it and its manager, and the owner may be barred from new licences. To close properly you stop trading, appoint a liquidator, notify creditors, deregister for tax, cancel visas and accounts, and collect your deposits. Each office waits for the one before.',
  keyFigures: [
    { label: 'Creditors’ notice, Dubai Development Authority', fact: 'liquidation-notice' },
    { label: 'To deregister for corporate tax', fact: 'uae-ct-deregistration' },
    { label: 'Highest penalty per late tax deregistration', fact: 'uae-deregistration-late-cap' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'How to close, in order',
      steps: [
        {
          title: 'Decide and date it',
          text: 'The owners resolve to dissolve and name a liquidator. On the mainland the resolution is notarised; in a zone it is signed on the zone’s form. Documents from owners abroad must be attested. An attested power of attorney often saves you the journey; cancelling your own visa and closing the account follow other rules, so have immigration and the bank confirm theirs in writing.',
        },
        {
          title: 'File for liquidation',
          text: 'The authority records the liquidation and issues a provisional certificate. From then on the company can act only in order to close.',
        },
        {
          title: 'Notify the creditors',
          text: 'A notice is published as the authority directs. They can claim until the date it names; nothing shortens this wait.',
        },
        {
          title: 'Settle people',
          text: 'Pay end-of-service, unused leave and any promised tickets; then cancel work permits and visas, family members first. Your own residence ends with the company; the last day to leave or change status is on the cancellation paper, so arrange [the next visa](/visa/requirements) before that.',
        },
        {
          title: 'Settle tax',
          text: 'File the last VAT return and corporate tax return, pay, then deregister from each.',
        },
        {
          title: 'Collect clearances',
          text: 'Landlord, utilities, telecoms, customs, municipality, zone services: each confirms that nothing is owed.',
        },
        {
          title: 'Report and strike off',
          text: 'The liquidator’s report goes to the authority, which cancels the licence. Only then do you close the bank account.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Preparation, notice, tax, certificate: the months',
      phases: [
        {
          title: 'Preparation',
          time: 'Weeks',
          text: 'Books brought up to date, resolution signed, liquidator engaged.',
        },
        {
          title: 'Notice to creditors',
          time: '{{liquidation-notice}} under the Dubai Development Authority; other registrars set their own',
          text: 'Use it for visas, clearances and returns.',
        },
        {
          title: 'Tax',
          time: 'Often the last to finish',
          text: 'The authority may want to see records before it agrees. You apply within {{uae-vat-deregistration}} for VAT and {{uae-ct-deregistration}} for corporate tax, counted from the end of business.',
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
      heading: 'What the file includes',
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
      heading: 'Penalties for late deregistration',
      rows: [
        {
          item: 'VAT deregistration, late',
          amount: '{{uae-vat-deregistration-late}} a month, up to {{uae-deregistration-late-cap}}',
          payee: 'Federal Tax Authority',
          note: 'You have {{uae-vat-deregistration}}.',
        },
        {
          item: 'Corporate tax deregistration, late',
          amount: '{{uae-ct-deregistration-late}} a month, up to {{uae-deregistration-late-cap}}',
          payee: 'Federal Tax Authority',
          note: 'You have {{uae-ct-deregistration}}.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Late deregistration, added up',
      intro:
        'The company has stopped, and applies for both deregistrations four months after the deadline of each.',
      currency: 'AED',
      lines: [
        {
          label: 'VAT, for each month',
          fact: 'uae-vat-deregistration-late',
          times: 4,
        },
        {
          label: 'Corporate tax, for each month',
          fact: 'uae-ct-deregistration-late',
          times: 4,
        },
      ],
      total: 'Penalties of the Federal Tax Authority',
      result:
        'Each of the two stops at {{uae-deregistration-late-cap}}. If you apply in time, you pay neither.',
    },
    {
      kind: 'text',
      heading: 'Liquidator, publication, visas: ask for quotes',
      paragraphs: [],
      points: [
        '**Cancellation in its two stages** (licensing authority or zone): on the authority’s tariff.',
        '**Liquidator** (registered auditor or liquidator): by agreement, according to size and state of the books.',
        '**Publication** (newspaper or gazette): by notice.',
        '**Visa cancellations** (immigration and labour authorities): per person.',
        '**Overdue renewals and fines** (authorities): shown in each system. You have to pay them or have them waived before the file closes.',
        '**Coordination** (us): fixed in the quote, after we have seen the file.',
        '**Deposits** (back to you): less what is owed. Lease, utilities, customs, labour guarantees. Apply while the account is still open to receive them.',
      ],
    },
    {
      kind: 'text',
      heading: 'Tax continues after the licence',
      paragraphs: [
        'The last tax period ends with the business, and its return is due within {{uae-ct-return-due}} at the latest; deregistration usually requires it sooner. Stock and equipment kept by an owner can count as a supply for VAT. Deregister even if you never owed any tax.',
        'You must still keep the records: {{uae-ct-record-keeping}} for corporate tax, {{uae-vat-records}} for ordinary VAT records. Agree in writing who keeps them, and where. You do not need a new economic substance report; those rules ended with financial years up to {{uae-esr-last-year-end}}.',
      ],
    },
    {
      kind: 'text',
      heading: 'Two alternatives to closing',
      paragraphs: [],
      points: [
        '**Selling it.** Sometimes easier, if the company has a lease, a clean history or an account that stays open for new owners. The buyer takes over its past and will check. Compare with [transferring the shares](/services/share-transfer).',
        '**Suspending it.** Some authorities allow a dormant period, for a fee and with conditions. Tax duties continue in the meantime.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If there is not enough money to pay everyone',
      paragraphs: [
        'A liquidation assumes that debts can be paid. If they cannot, another law applies, with a court and a trustee, and managers have duties towards creditors from the moment they know. If you pay friends first or empty the account, you can be personally liable. See a lawyer before you pass any resolution; we prepare figures but do not give that advice.',
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
