import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Shares in a UAE company do not change hands by contract alone. The agreement binds seller and buyer; ownership passes when the notary, the zone or the registrar has recorded it. Between the two lie the other partners’ consent, the bank’s questions and the register of beneficial owners, which must be right within {{uae-ubo-change-notice}}.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'How shares move in each kind of company',
      columns: ['Mainland LLC', 'Free zone company', 'Offshore company'],
      rows: [
        {
          label: 'Signed before',
          cells: ['Notary, in person or online', 'The zone, or as it permits', 'Registered agent'],
        },
        {
          label: 'Who must agree',
          cells: [
            'Partners, as law and articles say',
            'Directors, partners and the zone',
            'Directors, agent after checks',
          ],
        },
        {
          label: 'New papers',
          cells: [
            'Amended articles, licence with new partners',
            'Share certificate, licence or register',
            'Share certificate, register',
          ],
        },
        {
          label: 'Foreign papers',
          cells: ['Attested and translated', 'Attested, often translated', 'Certified, as the agent asks'],
        },
        {
          label: 'Usual obstacle',
          cells: ['An absent partner', 'Unpaid zone invoices', 'Missing proof of funds'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From handshake to register',
      steps: [
        {
          title: 'Read the articles',
          text: 'Right of first refusal, required majority, price formula, excluded buyers. Whoever skips this may sell shares he was not free to sell.',
        },
        {
          title: 'Look into the company',
          text: 'The buyer checks licence, debts, tax account, staff dues, leases, lawsuits. Shares bring all of it along.',
        },
        {
          title: 'Sign the agreement',
          text: 'Price, what is promised about the past, conditions, the day of handing over, what happens if the authority refuses.',
        },
        {
          title: 'Obtain consents',
          text: 'Waivers of other partners, the zone’s or regulator’s no-objection, the landlord’s or lender’s where a contract asks for it.',
        },
        {
          title: 'Sign before notary or zone',
          text: 'All parties, or their attested powers of attorney. Payment should meet the signature, for example by a manager’s cheque or held by a lawyer.',
        },
        {
          title: 'Record and report',
          text: 'Licence, share register, beneficial owners, tax account, bank mandate, immigration file.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers from each side',
      groups: [
        {
          title: 'Seller',
          items: [
            'Share certificate or articles showing the shares',
            'Waivers of the other partners',
            'Consent of the spouse or of a lender, only where a contract or law calls for it',
          ],
        },
        {
          title: 'Buyer',
          items: [
            'Passport, address and tax residence; for a company its [attested papers](/services/document-attestation)',
            'Origin of the purchase money',
            'Chart of owners above the buyer',
          ],
        },
        {
          title: 'Company',
          items: [
            'Licence in force, with no fines open',
            'Resolution approving the transfer',
            'Latest accounts and tax certificates',
            'Registers of partners and beneficial owners',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Tax questions to ask before the price is fixed',
      items: [
        {
          title: 'Who sells?',
          text: 'A company’s gain belongs to its taxable income at {{uae-ct-rate}} above {{uae-ct-threshold}}, unless an exemption for holdings applies, which has conditions of size and time. A private person’s gain on own investments is in general outside corporate tax; have it confirmed if you deal in shares.',
        },
        {
          title: 'Where do you live?',
          text: 'Your country of residence may tax the gain even when the Emirates do not.',
        },
        {
          title: 'What does the company own?',
          text: 'If it holds property in Dubai, ask the Land Department whether the change counts as a transfer of the property, and at which fee.',
        },
        {
          title: 'What does the buyer inherit?',
          text: 'Open returns, penalties, relief elected in earlier years, a free zone status that depends on conditions. Ask for the tax account’s own statement rather than a promise.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What a transfer costs',
      rows: [
        { item: 'Notary', amount: 'On the court’s or notary’s tariff, partly by value', payee: 'Notary' },
        {
          item: 'Change of partners',
          amount: 'On the tariff of authority or zone, at times per shareholder',
          payee: 'Licensing authority or zone',
        },
        {
          item: 'Agreement and review of the company',
          amount: 'By hour or fixed; a lawyer’s work',
          payee: 'Law firm',
        },
        {
          item: 'Visas',
          amount: 'Cancellation and new investor visa, per person',
          payee: 'Immigration',
          note: 'A seller’s investor visa usually ends with his shares.',
        },
        { item: 'Filing and follow-up', amount: 'Fixed in the quote', payee: brand.en },
      ],
    },
    {
      kind: 'warning',
      heading: 'A low price on paper',
      paragraphs: [
        'Writing less than was paid, to save a fee, gives the buyer a false cost for his own later sale and both sides a document they cannot show in a dispute. Banks compare the price with the transfer. If shares are given away, call it a gift and document the relationship.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about shares',
      items: [
        {
          question: 'Can I pass shares to my children?',
          answer:
            'Yes, by gift during life or by will. For minors a guardian, and sometimes a court, is involved. Inheritance rules vary with religion, nationality and the register where a will lies: a lawyer’s question.',
        },
        {
          question: 'What if a partner blocks the sale?',
          answer:
            'The law and the articles give him rights, usually to buy at the same terms in a stated time, not to stop it for ever. Serve the notice correctly and keep proof.',
        },
        {
          question: 'From which share is a buyer reported?',
          answer:
            'At {{uae-ubo-threshold}} or more, or with control in any other way. Smaller holdings still stand in the register of partners.',
        },
        {
          question: 'Will the bank account survive?',
          answer:
            'In most cases, after a review like that of a new customer. [Tell the bank](/services/bank-account-opening-uae) before the signing, not through the returned post.',
        },
      ],
    },
  ],
  related: [
    '/services/company-amendments',
    '/accounting/ubo-aml',
    '/accounting/tax-advice-uae',
    '/services/company-liquidation-uae',
    '/visa/investor-visa-uae',
  ],
};
