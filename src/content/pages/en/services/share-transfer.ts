import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'In the UAE a contract alone does not transfer shares. The agreement binds seller and buyer; ownership passes when the notary, the zone or the registrar has recorded it. In between you need the other partners’ consent, answers for the bank and a register of beneficial owners that is correct within {{uae-ubo-change-notice}}.',
  keyFigures: [
    { label: 'To report beneficial-owner changes', fact: 'uae-ubo-change-notice' },
    { label: 'Corporate tax, above the threshold', fact: 'uae-ct-rate' },
    { label: 'Counts as beneficial owner from', fact: 'uae-ubo-threshold' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'How shares are transferred in each type of company',
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
          label: 'New documents',
          cells: [
            'Amended articles, licence with new partners',
            'Share certificate, licence or register',
            'Share certificate, register',
          ],
        },
        {
          label: 'Foreign documents',
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
          text: 'Right of first refusal, required majority, price formula, excluded buyers. If you skip this, you may sell shares you were not free to sell.',
        },
        {
          title: 'Check the company',
          text: 'The buyer checks licence, debts, tax account, staff dues, leases, lawsuits. These all come with the shares.',
        },
        {
          title: 'Sign the agreement',
          text: 'Price, warranties about the past, conditions, the handover date, and what happens if the authority refuses.',
        },
        {
          title: 'Get consents',
          text: 'Waivers from the other partners, no-objection from the zone or regulator, and consent from the landlord or lender if a contract requires it.',
        },
        {
          title: 'Sign before notary or zone',
          text: 'All parties, or their attested powers of attorney. Pay at the moment of signing, for example with a manager’s cheque or through a lawyer.',
        },
        {
          title: 'Record and report',
          text: 'Licence, share register, beneficial owners, tax account, bank mandate, immigration file. Holdings too small for the register of beneficial owners still go in the register of partners.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents from each side',
      groups: [
        {
          title: 'Seller',
          items: [
            'Share certificate or articles showing the shares',
            'Waivers of the other partners',
            'Consent of the spouse or a lender, only if a contract or law requires it',
          ],
        },
        {
          title: 'Buyer',
          items: [
            'Passport, address and tax residence; for a company its [attested papers](/services/document-attestation)',
            'Source of the purchase money',
            'Chart of owners above the buyer',
          ],
        },
        {
          title: 'Company',
          items: [
            'Valid licence with no open fines',
            'Resolution approving the transfer',
            'Latest accounts and tax certificates',
            'Registers of partners and beneficial owners',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Tax to settle before you fix the price',
      items: [
        {
          title: 'Who sells?',
          text: 'A company pays tax on the gain at {{uae-ct-rate}} above {{uae-ct-threshold}}, unless the participation exemption applies: it holds {{uae-participation-share}} or more, or paid at least {{uae-participation-cost}}, for {{uae-participation-holding}}, and the company sold is taxed at {{uae-ct-rate}} or more. An individual’s gain on their own investments is generally outside corporate tax; get this confirmed if you deal in shares.',
        },
        {
          title: 'Where do you live?',
          text: 'Your country of residence may tax the gain even if the UAE does not.',
        },
        {
          title: 'What does the company own?',
          text: 'If it owns property in Dubai, have the Land Department confirm in writing whether the change counts as a transfer of the property, which costs {{dubai-transfer-fee}}.',
        },
        {
          title: 'What does the buyer take over?',
          text: 'Open returns, penalties, relief elected in earlier years, a free zone status that depends on conditions. Rely only on the statement from the company’s tax account.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Does the UAE tax your gain?',
      start: {
        question: 'Who sells the shares?',
        answers: [
          {
            label: 'A company',
            leadsTo: {
              question:
                'Does it hold {{uae-participation-share}} or more, for {{uae-participation-holding}}?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'The gain is free of UAE corporate tax if the company sold is taxed at {{uae-ct-rate}} or more.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'The gain adds to the income that is taxed at {{uae-ct-rate}} above {{uae-ct-threshold}}.',
                },
              ],
            },
          },
          {
            label: 'An individual',
            leadsTo: {
              question: 'What are the shares to you?',
              answers: [
                {
                  label: 'An investment of your own',
                  leadsTo:
                    'The gain is generally outside UAE corporate tax; the country where you live may still tax it.',
                },
                {
                  label: 'Something you deal in',
                  leadsTo:
                    'Have [an adviser](/accounting/tax-advice-uae) confirm how it is taxed before you fix the price.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'text',
      heading: 'Notary, authority, lawyer, visas: who charges',
      paragraphs: [],
      points: [
        '**Notary** (notary): on the court’s or notary’s tariff, partly by value.',
        '**Change of partners** (licensing authority or zone): on the tariff of authority or zone, at times per shareholder.',
        '**Agreement and review of the company** (law firm): by hour or fixed; a lawyer’s work.',
        '**Visas** (immigration): cancellation and new investor visa, per person. A seller’s investor visa usually ends when they sell their shares.',
        '**Filing and follow-up** (us): fixed in the quote.',
      ],
    },
    {
      kind: 'warning',
      heading: 'A low price on paper',
      paragraphs: [
        'If you declare less than was paid to save a fee, the buyer has a false cost for a later sale and neither side can use the document in a dispute. Banks compare the price with the transfer. If you give shares away, call it a gift and document the relationship.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about shares',
      items: [
        {
          question: 'Can I pass shares to my children?',
          answer:
            'Yes, by gift or by will. For minors a guardian, and sometimes a court, is involved. Inheritance rules depend on religion, nationality and where the will is registered, so have a lawyer draft it.',
        },
        {
          question: 'What if a partner blocks the sale?',
          answer:
            'The law and the articles give them rights, usually to buy on the same terms within a stated time, but not to block it indefinitely. Serve the notice correctly and keep proof.',
        },
        {
          question: 'Will the bank account stay open?',
          answer:
            'In most cases, after the same checks as for a new customer. [Tell the bank](/services/bank-account-opening-uae) before you sign; do not let it find out from returned post.',
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
