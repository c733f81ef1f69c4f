import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A new company’s website has two readers before its first customer: the bank that checks the business and the payment provider that decides whether you can take cards. Both want a real name, real contact details and prices. So begin with the words and the proof, keep the domain in your own name, and let the design follow.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which kind of site you need',
      intro:
        'Take the smallest one that does the job. A site can grow; one that is too large is never kept up to date.',
      columns: ['Suits', 'What it needs from you', 'Weak point'],
      rows: [
        {
          label: 'One page',
          cells: [
            'A consultant or a firm that is still in formation',
            'A clear offer, a face, a way to reach you',
            'Little for a search engine to show',
          ],
        },
        {
          label: 'Company site',
          cells: [
            'Services, with a page for each',
            'Text for every service, cases that clients allow you to name',
            'Grows stale without an editor',
          ],
        },
        {
          label: 'Online shop',
          cells: [
            'Goods that are ordered and paid online',
            'Photographs, stock, delivery and return terms, a licence that covers the goods',
            'Payment approval can take longer than the design',
          ],
        },
        {
          label: 'Booking or client portal',
          cells: [
            'Appointments, memberships, files for clients',
            'A description of every step and of who may see what',
            'It is software: plan tests, security and upkeep',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Six things the site must have',
      items: [
        {
          title: 'The name on your licence',
          text: 'Show the trade name and the legal form as the authority registered them, with address, phone and e-mail at the company’s own domain. A bank compares them letter by letter.',
        },
        {
          title: 'Services that match the activity',
          text: 'Offer only what the licence allows. A page for a service that your activity does not cover leads to questions from the bank, and for a regulated trade to a fine.',
        },
        {
          title: 'Terms, returns and privacy',
          text: 'Say what is sold, at which price with VAT, how an order is cancelled, and what you do with personal data. The federal data protection law counts names and phone numbers as such, and financial free zones have laws of their own.',
        },
        {
          title: 'Arabic written by a person',
          text: 'Arabic runs from right to left: menus, tables and arrows are mirrored, figures are not. Have both languages in the first draft; turning a finished design around costs more.',
        },
        {
          title: 'Access for everyone',
          text: 'Text that can be enlarged, contrast, pages that work by keyboard, and descriptions of pictures. The standard is called WCAG; have its level written into the contract.',
        },
        {
          title: 'Speed on a phone',
          text: 'Most first visits come from a phone, often on a mobile network. Test there.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers, texts and shop details to prepare',
      groups: [
        {
          title: 'From the company',
          items: [
            'Licence, or the approved trade name while it is still in formation',
            'The domain, or two or three names that you would accept',
            'Logo as a vector file, and who owns it',
          ],
        },
        {
          title: 'For the pages',
          items: [
            'Three sentences: what you do, for whom, and why they should believe it',
            'Prices, or how you set them',
            'Photographs of your own, with the consent of those who are in them',
          ],
        },
        {
          title: 'For selling online',
          items: [
            'Corporate bank account in the same name',
            'Delivery areas, return terms, customer service hours',
            'VAT number, if the company is registered',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first talk to the first visitor',
      steps: [
        {
          title: 'Goal and list of pages',
          text: 'Decide what a visitor should do: call, book, order or request a price. Everything that does not help is left out.',
          time: 'Days',
        },
        {
          title: 'Domain and accounts',
          text: 'Register the domain in the company’s name with an accredited registrar. Addresses under .ae are administered by the telecommunications regulator, TDRA. Hosting and statistics belong to you as well; suppliers get access.',
          time: 'Usually a day',
        },
        {
          title: 'Words',
          text: 'Write them before the design, in every language you sell in. This is where projects stall, since only you know the answers.',
          time: 'One to several weeks, mostly yours',
        },
        {
          title: 'Design of three pages',
          text: 'Home page, one service and contact, on a phone and on a large screen. Approve them before the rest is built.',
          time: 'One to two weeks',
        },
        {
          title: 'Building and filling',
          text: 'Pages, forms, payment, search texts. Every form is tested with a message that somebody answers.',
          time: 'Weeks, by the number of pages',
        },
        {
          title: 'Check and launch',
          text: 'Phone, keyboard, both directions, broken links, speed, and a backup that has been restored once. Then passwords and files are handed over.',
          time: 'Days',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Can the site go live?',
      start: {
        question: 'What has the authority issued?',
        answers: [
          {
            label: 'Nothing yet',
            leadsTo: 'No: work on words and design, without a domain.',
          },
          {
            label: 'The trade name',
            leadsTo:
              'Only to introduce the firm: register the domain in your own name, and sell nothing yet.',
          },
          {
            label: 'The licence',
            leadsTo: {
              question: 'Who is named as registrant of the domain?',
              answers: [
                {
                  label: 'The designer',
                  leadsTo: 'Not yet: have the domain transferred to the company first.',
                },
                {
                  label: 'The company or you',
                  leadsTo: {
                    question: 'Can visitors order and pay on it?',
                    answers: [
                      {
                        label: 'No',
                        leadsTo: 'Yes, once name and address are those on the licence.',
                      },
                      {
                        label: 'Yes',
                        leadsTo:
                          'Yes, if the licence covers the goods, the account is in the same name, and the return terms are on the site.',
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
      kind: 'text',
      heading: 'Five things that set the price',
      paragraphs: [
        'There is no official tariff and no honest average. Compare offers on the same list of pages, and compare the second year too: hosting, updates and changes run on. A supplier who is registered for VAT adds {{uae-vat-rate}}; see whether the offer includes it.',
      ],
      points: [
        '**Number of different layouts**, not of pages: twenty articles that look alike are one layout.',
        '**Languages.** Arabic means translation, a mirrored layout and a second check of every page.',
        '**Texts and pictures.** Whoever writes them is paid; a price “without content” is half a price.',
        '**Connections:** payment, stock, booking, customer database. Each one can fail, and somebody has to handle that.',
        '**Upkeep.** Updates, backups and a reaction time in writing, or the date on which support ends.',
      ],
    },
    {
      kind: 'warning',
      heading: 'How companies lose their own site',
      paragraphs: [
        'The most expensive mistake is a domain registered to the designer. Whoever is named as registrant decides where the site and your e-mail go, and after a dispute that may be the designer. Look up the record on the first day and again at handover.',
        'The others are quieter: a rented system from which nothing can be exported, fonts and photographs without a licence, a copied text, and forms whose messages arrive in a mailbox that nobody reads.',
        'The contract should say who owns design, code and texts after payment, in whose name domain and hosting are, what counts as a change and what it costs, which level of access is promised, and what happens when you part.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about a company website',
      items: [
        {
          question: 'Does my company need a website at all?',
          answer:
            'No law asks every company for one. Banks and payment providers often do, and for an [online shop](/licensing/ecommerce-license-dubai) it is the shop.',
        },
        {
          question: 'Does a domain protect my name?',
          answer:
            'No. It only keeps the address. A [trademark](/services/trademark-registration-uae) does, at {{trademark-application}} per class for the application alone.',
        },
        {
          question: 'Do I need a licence to design websites for others?',
          answer:
            'Yes, design and development are licensed activities like any other: see [IT and software](/licensing/it-software-license-dubai).',
        },
      ],
    },
  ],
  related: [
    '/services/seo-dubai',
    '/licensing/ecommerce-license-dubai',
    '/services/trademark-registration-uae',
    '/services/bank-account-opening-uae',
    '/services/pricing',
  ],
};
