import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Used cars are sold in the Emirates in two quite different trades: to drivers here, from a licensed showroom, or to buyers abroad, out of a yard or a zone. Licence, premises and papers differ, and mixing the two without both permissions is where dealers get stuck.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Selling here or exporting',
      columns: ['Local showroom', 'Export dealer'],
      rows: [
        {
          label: 'Licence',
          cells: [
            'Mainland trade licence for used cars',
            'Export activity on the mainland, or a company in an automotive zone',
          ],
        },
        {
          label: 'Premises',
          cells: ['Showroom in a permitted area', 'Yard or plot; no retail customers in most zones'],
        },
        {
          label: 'Customs duty',
          cells: [
            'Paid before the car is registered here',
            'Suspended in a customs zone while it stays there',
          ],
        },
        {
          label: 'Paper that ends the deal',
          cells: ['New registration in the buyer’s name', 'Export certificate and bill of exit'],
        },
        {
          label: 'Main risk',
          cells: [
            'Hidden damage, loans, warranty quarrels',
            'Payment from abroad, destination rules, sanctions',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Showroom and yard: what is looked at',
      intro:
        'Every emirate places this trade in areas of its own. In Dubai the known address is the market at Ras Al Khor (Al Aweer); Sharjah, Ajman and Abu Dhabi have theirs.',
      items: [
        {
          title: 'Area',
          text: 'Ask the economic department and the municipality, with the plot number, whether used cars are allowed there. A hall that sold new cars is not proof.',
        },
        {
          title: 'No objection from the traffic side',
          text: 'In Dubai the Roads and Transport Authority gives its consent to vehicle activities; elsewhere the police or transport department may.',
        },
        {
          title: 'Display and parking',
          text: 'Cars stand on your own plot, not at the kerb. Unregistered cars move on trade plates or on a truck.',
        },
        {
          title: 'Separate trades',
          text: 'Repair, spare parts, rental, number plates and auctions are activities of their own. A bay for polishing may already count as a workshop.',
        },
        {
          title: 'Fire safety',
          text: 'Civil Defence inspects halls, and looks harder at batteries and fuel.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The life of one car on your books',
      steps: [
        {
          title: 'Buy',
          text: 'Identity of the seller, registration card, check for loans and fines. From an auction abroad: title, damage class and odometer record.',
        },
        {
          title: 'Bring in',
          text: 'A customs code, declaration, duty by value, then a vehicle clearance certificate. Cars not made to Gulf specification need proof of conformity; some may only be re-exported.',
        },
        {
          title: 'Test',
          text: 'A technical inspection at an approved centre is required before registration, and a full report for the buyer prevents quarrels.',
        },
        {
          title: 'Sell',
          text: 'A written contract with mileage, known damage and warranty, or its absence, in words. Payment by transfer or manager’s cheque.',
        },
        {
          title: 'Transfer or export',
          text: 'Registration at the traffic authority, or export certificate, export plates or carrier’s papers, and customs exit. Keep the exit proof: it supports zero-rating.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The export file of a car',
      groups: [
        {
          title: 'Before it leaves',
          items: [
            'Registration card or clearance certificate in your name',
            'Settlement of fines and release by the lender',
            'Invoice and the buyer’s identity',
            'Export certificate of the traffic authority',
          ],
        },
        {
          title: 'For customs and destination',
          items: [
            'Export declaration and bill of lading or road manifest',
            'Certificate of origin, if the destination asks',
            'Pre-shipment inspection where required; age and steering-side limits of the country',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'VAT: the margin is the point',
      paragraphs: [
        'Under the profit margin scheme a registered dealer may account for the {{uae-vat-rate}} on the margin and not on the price, if the car was bought from a private person or under the same scheme and had borne VAT before. The purchase papers have to prove it, and the invoice must not show VAT separately.',
        'Without those papers tax falls on the whole price, which can be more than you earned. Dealers reach the registration limit of {{uae-vat-mandatory}} with a handful of cars, since it counts sales, not profit. Set up the stock book first; [bookkeeping](/accounting/bookkeeping-uae) is cheaper than repair.',
      ],
    },
    {
      kind: 'costs',
      heading: 'The budget around the licence',
      rows: [
        {
          item: 'Showroom or plot',
          amount: 'By tender, key money or lease; very different from market to market',
          payee: 'Municipality, zone or landlord',
        },
        { item: 'Stock', amount: 'Your own capital: banks seldom finance new dealers', payee: 'Sellers' },
        {
          item: 'Company',
          amount:
            'A Dubai mainland company is listed at {{llc-dubai-year-1}}, one at RAKEZ at {{rakez-year-1}}',
          payee: 'Agent and authorities',
          note: 'All-in, first year, without a showroom.',
        },
        {
          item: 'Dealer’s insurance and trade plates',
          amount: 'By number of cars',
          payee: 'Insurer, traffic authority',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Deals that turn against the dealer',
      paragraphs: [
        'A turned-back odometer or a concealed write-off is fraud, and the dealer answers even if somebody else did it. Cash from strangers for export cars draws the bank’s attention, and a shipment to a sanctioned buyer through a third country ends the account. Selling cars that stand in a relative’s name is trading without a licence.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Often asked',
      items: [
        {
          question: 'Can I sell online only, without a showroom?',
          answer:
            'Some authorities license car sales through a portal or as an agent between parties. Holding your own stock generally requires premises; have the activity’s description sent to you.',
        },
        {
          question: 'May a zone company sell a car to a resident?',
          answer:
            'Only after import: duty, tax, conformity and registration. Many zones do not allow retail at all, so the buyer or a mainland dealer imports it.',
        },
        {
          question: 'Are electric cars from China easier?',
          answer:
            'Not always. Conformity, charging standard, software language and battery condition decide; ask the Ministry of Industry and Advanced Technology for the model first.',
        },
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/licensing/commercial-license',
    '/accounting/vat-registration-uae',
    '/emirates/sharjah',
    '/emirates/ras-al-khaimah',
  ],
};
