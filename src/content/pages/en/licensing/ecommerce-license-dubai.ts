import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Selling online needs a licence, whether the shop is a website, a marketplace account or a social media profile. There are four kinds, and they are not interchangeable: a marketplace looks for a trading activity, a payment provider for a company with an account. Begin with where your buyers and your parcels are.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four licences, and whom each one suits',
      columns: ['Suits', 'Mind'],
      rows: [
        {
          label: 'Mainland company with an online trading activity',
          cells: [
            'Selling to homes all over the UAE, own stock',
            'Office and lease; special approvals by product',
          ],
        },
        {
          label: 'Free zone e-commerce licence',
          cells: [
            'Buyers abroad, or sales through a marketplace’s warehouse',
            'Ask how the zone allows sales to the mainland',
          ],
        },
        {
          label: 'Licence in your own name for social media selling (eTrader)',
          cells: [
            'Testing an idea from home',
            'Who may hold it depends on nationality and residence; no shop, limited visas or none',
          ],
        },
        {
          label: 'Marketplace or portal activity',
          cells: ['Running a platform on which others sell', 'It is not a licence to sell your own goods'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What marketplaces and payment providers accept',
      items: [
        {
          title: 'The marketplace',
          text: 'noon tells sellers that the registration must show an activity such as sales, trading, manufacturing or distribution. A consultancy or portal licence can be refused. The goods you list should match the printed activity.',
        },
        {
          title: 'The tax number',
          text: 'Marketplaces ask whether you are registered for VAT and for the certificate if you are. Sellers from abroad, or with stock in the UAE, may need it before the first sale.',
        },
        {
          title: 'The payment provider',
          text: 'Licence, owners’ papers, a bank account in the same name, and a finished website with prices, delivery, returns and a contact. A sole trader’s licence is accepted by some only.',
        },
        {
          title: 'The bank',
          text: 'It wants to know the supplier, the product, the average order and the countries. A new shop without sales is a usual reason for a second round of questions.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Opening the shop in the right order',
      steps: [
        {
          title: 'Read two terms of use',
          text: 'You read what your marketplace and your payment provider demand, before choosing zone or mainland.',
        },
        {
          title: 'Choose activity and seat',
          text: 'You or your adviser check the code against the goods; a phone case, a face cream and a vitamin are three different cases.',
        },
        {
          title: 'Licence and account',
          text: 'The authority licences; the bank examines. Some digital banks answer an online trader in days.',
          time: 'Licence: days to a few weeks; a traditional bank {{bank-account-time}}',
        },
        {
          title: 'Product registration and customs code',
          text: 'Anything eaten, rubbed in, plugged in or given to children is likely to need approval. Importers receive a customs code with the licence in hand.',
        },
        {
          title: 'Terms, receipts, returns',
          text: 'The federal law on trading by modern technological means, in force since 2023, asks for clear prices, true descriptions, an electronic receipt and a way to complain and return.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Goods from abroad',
      paragraphs: [
        'Stock that you import in bulk passes customs under your code: duty by tariff heading, import VAT, and product approvals before arrival. A parcel sent straight from a foreign supplier to a customer in Dubai is imported too; somebody is the importer, and if the checkout does not say who pays, the customer finds out at the door.',
      ],
      points: [
        '**Dropshipping** is trade. It needs the same licence, and the seller answers for defects, safety and refunds without ever touching the goods.',
        '**Zone stock** counts as outside the customs territory until it leaves; then import rules apply, order by order or in bulk.',
        '**Exports** can be zero-rated for VAT if the proof of export is kept beside each invoice.',
        '**Brands:** do not list goods whose brand you may not sell. Marketplaces act on complaints first and listen later; your own name is worth a [trade mark](/services/trademark-registration-uae).',
      ],
    },
    {
      kind: 'costs',
      heading: 'A year of an online shop',
      rows: [
        {
          item: 'Licence only, low end of the zones',
          amount: 'SHAMS from {{shams-licence}}; Meydan {{meydan-licence}}',
          payee: 'Free zone',
          note: 'Without visa, desk or agent. Check that online trade in goods is included.',
        },
        {
          item: 'Mainland limited company, all in',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Agents’ lists of 2025.',
        },
        {
          item: 'Marketplace commission and fulfilment',
          amount: 'By category, on the seller portal',
          payee: 'Marketplace',
        },
        {
          item: 'Card and pay-later fees',
          amount: 'A share of each order, plus a fixed part',
          payee: 'Payment provider',
          note: 'Ask about the reserve that is held back from new shops.',
        },
        {
          item: 'Returns and cash on delivery',
          amount: 'Depends on goods; measure it in the first month',
          payee: 'Courier',
          note: 'The line that turns many good-looking margins.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Turnover counts before profit does',
      paragraphs: [
        'VAT looks at taxable supplies, not at what is left. Above {{uae-vat-mandatory}} in {{uae-vat-window}} you must register, zero-rated exports included; from {{uae-vat-voluntary}} you may. Late registration costs {{uae-vat-late-registration}}. A marketplace’s monthly statement is not your invoice book: record the full selling price, and the commission as a cost.',
        'A company also registers for corporate tax, whatever its turnover. Buyers abroad do not change that, and a zone’s address does not by itself bring the zero rate.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before the first listing',
      items: [
        {
          question: 'May I sell on Instagram without a licence while I test?',
          answer:
            'No. Regular selling is trade even from a private profile. Ask the Department of Economy and Tourism whether the licence in your own name is open to you.',
        },
        {
          question: 'I live abroad. Can I sell on a UAE marketplace?',
          answer:
            'Some accept foreign companies, with their own VAT and import rules. If so, you may not need a UAE company at the beginning at all.',
        },
        {
          question: 'Can one licence cover website, marketplace and wholesale?',
          answer:
            'Often, if trading and online activities are both on it. Write all three into your question to the authority.',
        },
        {
          question: 'Does it bring me a visa?',
          answer:
            'Company licences can, according to package or office. The cheapest ones are sold without; ask for the price of adding one later.',
        },
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/accounting/vat-registration-uae',
    '/services/trademark-registration-uae',
    '/packages/meydan',
    '/services/bank-account-opening-uae',
  ],
};
