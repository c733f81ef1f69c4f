import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Setting up a company in Dubai takes seven steps, and each one needs a document from the one before. For a mainland company allow {{mainland-total-time}} from the first decision to a working bank account; the licence is only the first third of that. Follow the order below and you will not pay twice for the same step.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Until the mainland licence', fact: 'mainland-licence-time' },
    { label: 'Then for the bank account', fact: 'bank-account-time' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Before you start: three answers and two choices',
      paragraphs: [
        'Write down, in one sentence each: what the company sells, who pays for it and where they are, and who needs to live in the UAE because of it. The licence, the office and the number of visas follow from these answers. You do not need a name or a logo yet.',
        'If you cannot write the second sentence yet, read [where to set up in Dubai](/business-guide/where-to-setup-dubai) first, because it changes the rest of this page.',
      ],
      points: [
        '**The activity:** pick it by name from the authority’s list. Document: your one-page description. The wording decides which approvals you need and which banks will consider you, so be specific. This takes a few days and is in your own hands.',
        '**The jurisdiction and the legal form:** mainland under the Department of Economy and Tourism, or one of the free zones. Documents: passports, and an ownership chart if a company holds shares.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The seven steps from idea to first invoice',
      intro:
        'These steps are for an ordinary company with one or two owners. Regulated trades need more approvals at step two.',
      steps: [
        {
          title: 'Reserve the trade name',
          text: 'Submit three names in order of preference. Names that refer to religion, countries or other firms’ brands are rejected. Documents: the application and the passports.',
          time: 'Usually within days',
        },
        {
          title: 'Get initial approval and any special approvals',
          text: 'Initial approval means there is no objection to your plan; it does not let you trade. Food, health, education, finance and transport also need approval from their own regulator.',
          time: 'Days for most; weeks or months for regulated trades',
        },
        {
          title: 'Sign the constitution and the lease',
          text: 'Sign the memorandum of association and the manager’s appointment, then rent an office and register the lease in Ejari, or take a desk in the zone. Owners who are not here need an attested power of attorney.',
          time: 'One to three weeks, longer with documents from abroad',
        },
        {
          title: 'Pay and receive the licence',
          text: 'The authority checks the documents and issues a payment voucher. Compare it item by item with the offer you accepted.',
          time: '{{mainland-licence-time}} from the start on the mainland; zones are often quicker',
        },
        {
          title: 'Open the immigration file and apply for visas',
          text: 'Establishment card, entry permit, medical test, fingerprints, Emirates ID. Documents: licence, lease, passports, photographs. The manager goes first, because the bank will want a resident.',
          time: 'A few weeks, in parallel with step six',
        },
        {
          title: 'Open the bank account',
          text: 'The bank checks the licence, lease, owners, source of funds and first contracts. Only the bank decides, and it does not have to give reasons.',
          time: '{{bank-account-time}} is a fair plan; digital banks can be faster',
        },
        {
          title: 'Register for tax and start the books',
          text: 'Corporate tax registration within {{uae-ct-registration-window}} of incorporation, the register of beneficial owners, VAT when you reach the threshold.',
          time: 'In the first weeks after the licence',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Which paper do you need first?',
      start: {
        question: 'Can you write down who pays, and where they are?',
        answers: [
          {
            label: 'No',
            leadsTo:
              'Read [where to set up in Dubai](/business-guide/where-to-setup-dubai) before you choose anything.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Does your trade have a regulator of its own?',
              answers: [
                {
                  label: 'Yes: food, health, education, finance or transport',
                  leadsTo: 'The regulator’s list of requirements; get it before you sign a lease.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Is an owner a company, or abroad?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Attested papers, or an attested power of attorney: order them now.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'Your one-page description: write it, then choose the activity.',
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
      kind: 'documents',
      heading: 'Documents to collect while you decide',
      groups: [
        {
          title: 'Every owner and manager',
          items: [
            'Passport scan in colour, valid well beyond the planned visas',
            'Proof of home address and a passport photograph on white',
            'Emirates ID, and a no-objection letter from the employer if required',
          ],
        },
        {
          title: 'When a company is an owner',
          items: [
            'Certificate of incorporation, articles and a fresh good-standing extract',
            'Board resolution naming manager and signatory, attested and translated',
          ],
        },
        {
          title: 'For the bank, from week one',
          items: [
            'Personal bank statements, a short CV and proof of where the money comes from',
            'Two pages on the business: suppliers, customers, countries, expected payments',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Company, second year, visa: who is paid',
      rows: [
        {
          item: 'Mainland company, all in, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Agent, who passes most of it on',
          note: 'Published all-in price, 2025; employees’ visas are extra, rent and the owner’s visa perhaps.',
        },
        {
          item: 'The same company, second year',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
        },
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Agent, immigration, medical centre',
          note: 'The employer has to pay it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Stamps on foreign papers',
      paragraphs: [],
      points: [
        '**Attestation of foreign papers** (notary, ministries, embassy, translator): by document and country; the UAE ministry’s stamp on a personal certificate is {{mofa-attestation}}. Get an itemised list.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three delays that cost weeks',
      paragraphs: [
        '“Licence in one hour” means a printed certificate. You cannot invoice much without a lease, a visa and an account. The usual delays are a change of activity after the name was reserved, a parent company whose documents were never attested, and a bank file started only once the licence is on the wall.',
        'Do not promise customers delivery dates based on the licence date, and do not collect company money in a personal account in the meantime.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before the first step',
      items: [
        {
          question: 'Do I have to be in Dubai to start?',
          answer:
            'Not for most of the paperwork: a power of attorney covers it. You need to come for the visa medical test and fingerprints, and many banks want to meet the signatory.',
        },
        {
          question: 'Do I need a local partner?',
          answer:
            'Not for most mainland activities: {{uae-foreign-ownership}} foreign ownership is allowed. Limits remain for a list of strategic activities, so look your exact activity up in the department’s list.',
        },
        {
          question: 'Can I trade while I wait for the bank account?',
          answer:
            'You can sign contracts once the licence is issued. Getting paid is another matter: agree dates with customers that allow for the bank’s time.',
        },
        {
          question: 'Which steps can I do on my own?',
          answer:
            'Legally, all of them. Help is worth paying for when documents come from abroad, several authorities are involved, or your own time is expensive. See [what each document is for](/business-guide/documents-checklist) to judge how much work it is.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/costs-timelines',
    '/business-guide/documents-checklist',
    '/business-guide/bank-account-guide',
    '/process',
  ],
};
