import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'For gold trading in Dubai the licence is easy to get. It is harder to prove where the metal comes from, reporting as a supervised trade, and finding a bank that will accept you. Start with the hardest: talk to the bank before you pay any authority.',
  keyFigures: [
    { label: 'DMCC licence alone, lowest price', fact: 'dmcc-licence' },
    { label: 'DMCC company, first year via agent', fact: 'dmcc-year-1' },
    { label: 'DMCC company, second year via agent', fact: 'dmcc-year-2' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three places to trade from',
      columns: ['Good for', 'Watch out for'],
      rows: [
        {
          label: 'DMCC',
          cells: [
            'Bullion, wholesale, refiners’ and miners’ offices; its own rules for responsible sourcing and a precious-metals vault',
            'Licence from {{dmcc-licence}}, packages at {{dmcc-package}}; closer checks on owners from the start; compliance staff, vault and insurance cost extra',
          ],
        },
        {
          label: 'Mainland: Deira, Gold and Diamond Park',
          cells: [
            'Jewellery shops, retail, buying old gold from the public',
            'Shop rent, security and hallmarking; the ministry supervises directly',
          ],
        },
        {
          label: 'Airport and port zones',
          cells: [
            'Re-export, storage with a secure carrier, airport handling',
            'No shop; the activity list decides whether bars, scrap or only jewellery are covered',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'You become a supervised dealer',
      intro:
        'Dealers in precious metals and stones are subject to anti-money-laundering rules. The Ministry of Economy and Tourism supervises them on the mainland and in the commercial zones.',
      items: [
        {
          title: 'Compliance officer',
          text: 'A named, competent person who can stop a deal. In a small firm this can be a partner who really does the work.',
        },
        {
          title: 'goAML registration',
          text: 'The system of the Financial Intelligence Unit. Register straight after the licence; without access you cannot report, and inspectors check this first.',
        },
        {
          title: 'Report on dealings in precious metals',
          text: 'Due for cash deals from {{uae-aml-cash-report}}, and for transfers with companies from the same amount, in one payment or several linked ones (Cabinet Resolution 134 of 2025). Keep the records for {{uae-aml-record-keeping}}.',
        },
        {
          title: 'Suspicious transactions',
          text: 'Report them whatever the amount, and never tell the customer.',
        },
        {
          title: 'Sanctions screening',
          text: 'Check every party against the local terrorist list and the United Nations list, before the deal and whenever the lists change.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents for each lot of metal',
      intro:
        'The UAE’s rules on responsible sourcing follow the five OECD steps. They bind refiners first, but buyers, vaults and banks will want the same from you.',
      groups: [
        {
          title: 'Mined gold',
          items: [
            'Mine licence and production record of the country of origin',
            'Export permit and proof that royalties were paid there',
            'Transport papers from mine to airport, with seal numbers and weights',
            'Assay on arrival, compared with the seller’s',
          ],
        },
        {
          title: 'Recycled gold and jewellery',
          items: [
            'Identity of the seller, with photograph of the pieces and weight',
            'Purchase note, payment trail and, for stock from shops, their licence',
            'A note on why the quantity is plausible for this seller',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'VAT and corporate tax in brief',
      paragraphs: [
        'Investment-grade metal in a tradable form can be zero-rated. For jewellery and other gold between registered dealers a reverse charge applies under conditions: the buyer accounts for the {{uae-vat-rate}} and gives a written declaration first. Without the declaration the tax falls back on the seller. Retail customers pay VAT on the piece.',
        'In a free zone, trading in qualifying commodities, which certain metals in raw form can be, may fall under the rate of {{uae-qfzp-rate}}, with substance and audited accounts. Jewellery is not a raw commodity. Have an adviser check the wording against your contracts: if you miss a condition, you lose the status for that period and {{uae-qfzp-lost-periods}} further tax periods.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Who accounts for the VAT?',
      start: {
        question: 'What are you selling?',
        answers: [
          {
            label: 'Investment-grade metal in a tradable form',
            leadsTo: 'The rate can be zero: keep proof of fineness and form.',
          },
          {
            label: 'Jewellery or other gold',
            leadsTo: {
              question: 'Who buys?',
              answers: [
                {
                  label: 'Somebody without VAT registration',
                  leadsTo: 'You do: {{uae-vat-rate}} on the piece.',
                },
                {
                  label: 'A registered dealer',
                  leadsTo: {
                    question: 'Do you hold the dealer’s written declaration before the sale?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'The buyer does, at {{uae-vat-rate}}, if the other conditions are met.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'You do: without it, the {{uae-vat-rate}} falls on the seller.',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'What the bank will ask',
      intro:
        'Several banks refuse this trade altogether; those that accept it are cautious. Nobody can promise you an account.',
      steps: [
        {
          title: 'Whose gold, from where?',
          text: 'Named suppliers and countries. High-risk countries need more evidence, and some are refused outright.',
        },
        {
          title: 'How is it paid?',
          text: 'A plan without cash is by far the easiest to accept. If you cannot avoid cash, show your limit and who counts it.',
        },
        {
          title: 'Who carries and insures it?',
          text: 'Secure carrier, vault and policy by name. Hand-carried gold has to be declared at the border.',
        },
        {
          title: 'What is your own money?',
          text: 'Statements that show your capital, and a link between volume and capital that the bank can recalculate.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Offers to walk away from',
      paragraphs: [
        'Gold “at a discount to the fixing”, advance fees for export papers, a seller who insists on their own refinery, an agent who has “a bank that asks nothing”: each is a known pattern of fraud or laundering, and the buyer’s name ends up in the file. Authorities have suspended refineries over failed controls. You must make these checks yourself.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by new dealers',
      items: [
        {
          question: 'Does a general trading licence include gold?',
          answer:
            'No. Precious metals are separate activities with their own checks. Add the activity or form a separate company.',
        },
        {
          question: 'Does jewellery have to be hallmarked?',
          answer:
            'Yes. Under federal rules, pieces sold in the country must carry a fineness mark; in Dubai the municipality’s laboratory tests them and inspectors visit shops. The laboratory can advise on your items.',
        },
      ],
    },
  ],
  related: [
    '/accounting/ubo-aml',
    '/business-guide/bank-account-guide',
    '/licensing/trading-license-dubai',
    '/accounting/tax-advice-uae',
    '/services/bank-account-opening-uae',
  ],
};
