import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Search engine optimisation, SEO for short, means that people who look for what you sell find your page and understand it. It is slow work on words, technology and reputation, and nobody can sell you a first place. If you need customers this month, advertise; if you still want them next year, begin with this as well.',
  blocks: [
    {
      kind: 'text',
      heading: 'What the work includes',
      paragraphs: [
        'Good work on search looks much like good work on the site itself. It answers the question that a person typed, and removes what keeps a machine from reading the answer.',
      ],
      points: [
        '**Questions:** which words your customers use, in English and Arabic, and which of them lead to an order.',
        '**Pages:** one page for each question, with a title that says so and the answer at the top.',
        '**Technology:** speed, addresses that stay, a site map, marked languages, no page that is hidden by mistake.',
        '**Place:** the company’s entry on maps, with the address on the licence, opening hours and photographs.',
        '**Reputation:** mentions by partners, trade directories and the press, earned because you had something to say.',
        '**Measuring:** enquiries and orders, by page and by source; places in a list come second.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Search, advertising or a marketplace',
      columns: ['Begins to work', 'When you stop paying', 'Suits'],
      rows: [
        {
          label: 'SEO',
          cells: [
            'After months, and it adds up',
            'It fades slowly',
            'Services that buyers compare and think over',
          ],
        },
        {
          label: 'Paid search',
          cells: ['On the day', 'It ends at once', 'A launch, a season, a test of words'],
        },
        {
          label: 'Map entry and reviews',
          cells: ['Within weeks of confirmation', 'It stays', 'Shops, clinics, offices with visitors'],
        },
        {
          label: 'Marketplace or directory',
          cells: ['Once listed', 'The listing goes', 'Goods that people buy by price and rating'],
        },
        {
          label: 'Social media',
          cells: ['With an audience', 'It is forgotten in days', 'What people like to look at'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Four signs that it will pay off',
      items: [
        {
          title: 'People search for it',
          text: 'A new kind of product has no searches yet. Then explain it first, in articles, talks and advertisements.',
        },
        {
          title: 'One customer is worth a lot',
          text: 'In law, health, property or company services one enquiry can carry a month of work. For a small snack it cannot.',
        },
        {
          title: 'You can be patient',
          text: 'A young domain has no history. Plan for the better part of a year before you judge, and keep another channel open until then.',
        },
        {
          title: 'Somebody knows the subject',
          text: 'The best pages come from the person who answers the phone. Give that person an hour a week for the writer.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What you need to bring',
      groups: [
        {
          title: 'Access',
          items: [
            'The site’s editor, and the domain’s settings',
            'Search console and statistics, in accounts that belong to the company',
            'The map entry, confirmed at the licensed address',
          ],
        },
        {
          title: 'Knowledge',
          items: [
            'The twenty questions that customers ask most',
            'Which services earn money and which only make work',
            'Claims that you can prove, and those that your regulator forbids',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'The first year, step by step',
      phases: [
        {
          title: 'Look and list',
          time: 'First weeks',
          text: 'The state of the site, the words, the competitors, and a list with the most useful work first. It should be yours to keep, whoever carries it out.',
        },
        {
          title: 'Repairs',
          time: 'First months',
          text: 'Whatever keeps pages from being found: errors, slow pages, duplicates, missing titles, mixed languages.',
        },
        {
          title: 'Pages',
          time: 'Every month',
          text: 'A few good ones. An old page that is brought up to date often does more than a new one.',
        },
        {
          title: 'First signs',
          time: 'After some months',
          text: 'More searches in which you appear, then clicks, then enquiries, in that order.',
        },
        {
          title: 'Decision',
          time: 'Before the year is over',
          text: 'What did an enquiry cost, compared with advertising? Continue, change or stop.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Continue, change or stop?',
      start: {
        question: 'Do you appear in more searches than at the start?',
        answers: [
          {
            label: 'No',
            leadsTo: {
              question: 'Have the repairs been made?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'Change: make them before you pay for more pages.',
                },
                {
                  label: 'Yes',
                  leadsTo: 'Change: check whether people search for these words at all.',
                },
              ],
            },
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Do enquiries come?',
              answers: [
                {
                  label: 'No, only visits',
                  leadsTo: 'Change: answer the questions that lead to an order.',
                },
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'What does one cost, compared with advertising?',
                    answers: [
                      {
                        label: 'Less',
                        leadsTo: 'Continue.',
                      },
                      {
                        label: 'More',
                        leadsTo: 'Stop adding pages, and keep those that win enquiries up to date.',
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
      heading: 'Five things that change the price',
      paragraphs: [
        'Offers are monthly fees, fixed projects or hours. None is better in itself; what counts is the list of work behind it. It should say what is done first on your site and why, who writes, what you keep when you leave, and how you will see enquiries as well as visits. Speak to a client whose contract has ended, too. Amounts are usually named before VAT, which adds {{uae-vat-rate}} when the supplier is registered.',
      ],
      points: [
        '**Competition.** A dentist in Dubai Marina has more rivals on the page than a pump repair firm in Al Quoz.',
        '**Languages.** Arabic needs its own research, as people do not search in translations.',
        '**State of the site.** An old system may cost more to repair than to replace: see [web design](/services/web-design-dubai).',
        '**Who writes.** Texts by a specialist cost most and last longest.',
        '**Number of locations.** Each branch needs its own entry and its own page.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Offers to turn down',
      paragraphs: [
        'A promised position, “thousands of links”, secret methods, a report that shows only places in a list, or a contract under which texts and accounts stay with the agency. Search engines publish what they punish, and bought links and invented reviews are on that list; the domain that suffers is yours.',
        'False reviews and claims that cannot be proved may also break the federal rules on consumer protection and advertising. Health, finance and property have stricter ones, some with a permit for each advertisement. Check with your regulator before a campaign.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions clients have',
      items: [
        {
          question: 'Do AI answers make it pointless?',
          answer:
            'They take away some simple questions. Those answers are drawn from pages too, and prefer clear, sourced and current ones, so the work stays the same.',
        },
        {
          question: 'Can I do it myself?',
          answer:
            'Much of it: confirm the map entry, write down real questions, answer each on a page, and look at the search console once a month. Get help for technology and for the other language.',
        },
        {
          question: 'Which licence does an SEO agency need?',
          answer:
            'One with a marketing or a technology activity, depending on what it does: compare [professional](/licensing/professional-license) and [IT licences](/licensing/it-software-license-dubai).',
        },
      ],
    },
  ],
  related: [
    '/services/web-design-dubai',
    '/services/brand-protection-uae',
    '/licensing/ecommerce-license-dubai',
    '/services/pricing',
  ],
};
