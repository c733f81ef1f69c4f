import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The registered office must be a real place in the part of the UK that registered the company, where letters reach somebody who acts for it. A PO box is refused. A virtual office is accepted if it truly receives and forwards post; your home stays private if you use another address.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four addresses, four uses',
      columns: ['Public?', 'What it is for'],
      rows: [
        { label: 'Registered office', cells: ['Yes', 'Official letters: Companies House, HMRC, courts'] },
        {
          label: 'Service address of a director',
          cells: ['Yes', 'Letters to the director about the company'],
        },
        {
          label: 'Home address of a director',
          cells: ['No', 'Companies House, authorities and credit agencies only'],
        },
        { label: 'Registered e-mail address', cells: ['No', 'Messages from Companies House'] },
        { label: 'Place of business', cells: ['If you publish it', 'Customers, VAT and the bank'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'When an address is “appropriate”',
      items: [
        {
          title: 'Somebody receives it',
          text: 'A document delivered there in the ordinary way must come to the attention of a person acting for the company.',
        },
        {
          title: 'Delivery can be proved',
          text: 'It must be possible to record the delivery by a signature. That is what rules out boxes and unmanned lockers.',
        },
        {
          title: 'It is in the right part',
          text: 'England and Wales, Wales, Scotland or Northern Ireland: the part named at registration stays for life.',
        },
        {
          title: 'You have permission to use it',
          text: 'You need the consent of whoever holds the premises. An address used without it is removed by the registrar, who then puts its own address in place until you name another.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Will your address do?',
      start: {
        question: 'What kind of address is it?',
        answers: [
          {
            label: 'A PO box or an unmanned locker',
            leadsTo: 'No. Nobody there can sign for a delivery.',
          },
          {
            label: 'Your home or a friend’s flat',
            leadsTo: {
              question: 'Are you happy for anyone to see it, permanently, and does its owner agree?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Yes, if it lies in the part of the UK that registers the company.',
                },
                {
                  label: 'No',
                  leadsTo: 'No. Take a provider’s address for the company and for yourself as director.',
                },
              ],
            },
          },
          {
            label: 'A virtual office or a provider’s address',
            leadsTo: {
              question: 'Does it take in post against a signature and forward it?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Yes, in the part of the UK that registers the company.',
                },
                {
                  label: 'No',
                  leadsTo: 'No. Look for another provider.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Choosing and changing an address',
      steps: [
        {
          title: 'Look at the provider’s own record',
          text: 'It must be supervised for money laundering, since it acts for companies. The list of supervised firms is public.',
        },
        {
          title: 'Sign a contract that names the services',
          text: 'Registered office, service address, scanning and forwarding are separate products. It should name the renewal price of each.',
        },
        {
          title: 'Test it',
          text: 'Send yourself a letter. If the scan is not with you within two working days, the letters of HMRC will not be either.',
        },
        {
          title: 'Change it online',
          text: 'The change counts from its registration; letters to the old address still count as delivered for fourteen days (section 87 of the Companies Act 2006). Tell bank, HMRC and customers separately. The yearly statement, {{uk-confirmation-statement}}, confirms the address again.',
        },
        {
          title: 'Put the name up',
          text: 'The company’s name must be shown at the registered office and wherever it does business, and on invoices, letters and the website with number and address.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The address is no place of business or tax residence',
      paragraphs: [
        'It is not where the business works. Banks want to know that place as well and are not content with an address shared by hundreds. VAT rules look at where people and equipment are. If both answers are “abroad”, say so; that is lawful.',
        'It is not tax residence either. A company registered in the UK is resident because it was registered there, wherever its letters go.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If a letter is not read',
      paragraphs: [
        'Courts may decide against a company that did not answer, and nobody needs to show that the letter was read. The tax reference, penalty notices and the threat of striking off all arrive on paper. Unpaid address providers return post to the sender without telling you.',
      ],
    },
    {
      kind: 'faq',
      heading: 'About addresses',
      items: [
        {
          question: 'Can my home address be removed from old filings?',
          answer: 'Yes, on application and for a fee per document, replaced by another address.',
        },
        {
          question: 'Can I keep the books elsewhere?',
          answer:
            'Accounting records can be kept abroad if figures that show the position come to the UK at least every six months (section 388). The register of members has to be open to inspection in the UK.',
        },
        {
          question: 'Does the London office of this firm serve as one?',
          answer: 'Only if your contract with us says so. [Contact us](/company/contact) before you file.',
        },
      ],
    },
  ],
  related: ['/uk/costs', '/uk/bank-account', '/uk/directors-duties', '/europe/address-and-board'],
};
