import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A company in Dubai comes about in nine steps, and each one needs a paper from the one before. For a mainland company count {{mainland-total-time}} from the first decision to a bank account that works; the licence itself is only the first third of that. The order below saves you from paying twice for the same step.',
  blocks: [
    {
      kind: 'text',
      heading: 'Decide three things before you pay anybody',
      paragraphs: [
        'Write down, in one sentence each: what the company sells, who pays for it and where that customer is, and who must live in the UAE because of it. The licence, the office and the number of visas follow from these sentences. A name and a logo do not belong to this stage.',
        'If the second sentence is still open, read [where to set up in Dubai](/business-guide/where-to-setup-dubai) first: the rest of this page then takes a different road.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The nine steps from idea to first invoice',
      intro:
        'For an ordinary company with one or two owners. Regulated trades have more approvals at step four.',
      steps: [
        {
          title: 'Choose the activity',
          text: 'You pick it by name from the list of the authority. Paper: your one-page description. The wording decides which approvals and which banks come into question, so narrow is better than grand.',
          time: 'Some days, and they are yours',
        },
        {
          title: 'Choose the jurisdiction and the legal form',
          text: 'Mainland under the Department of Economy and Tourism, or one of the free zones. Papers: passports, and the chart of owners if a company holds shares.',
          time: 'Together with step one',
        },
        {
          title: 'Reserve the trade name',
          text: 'Hand in three names in order of preference. Names that touch religion, states or other firms’ brands come back. Paper: the application and the passports.',
          time: 'Mostly within days',
        },
        {
          title: 'Obtain initial approval and the special ones',
          text: 'Initial approval says that nothing stands against your plan; it does not permit trading. Food, health, education, finance and transport need their own regulator’s consent as well.',
          time: 'Days for most; weeks or months for regulated trades',
        },
        {
          title: 'Sign the constitution and the lease',
          text: 'Memorandum of association, manager’s appointment, then an office whose lease is registered in Ejari, or a desk in the zone. Absent owners need an attested power of attorney.',
          time: 'One to three weeks, longer with papers from abroad',
        },
        {
          title: 'Pay and receive the licence',
          text: 'The authority checks the set and issues a payment voucher. Compare it line by line with the offer that you accepted.',
          time: '{{mainland-licence-time}} from the start on the mainland; zones are often quicker',
        },
        {
          title: 'Open the immigration file and apply for visas',
          text: 'Establishment card, entry permit, medical test, fingerprints, Emirates ID. Papers: licence, lease, passports, photographs. The manager goes first, because the bank asks for a resident.',
          time: 'Some weeks, run beside step eight',
        },
        {
          title: 'Open the bank account',
          text: 'The bank reads licence, lease, owners, source of funds and first contracts. It alone decides, and it need not give reasons.',
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
      kind: 'documents',
      heading: 'Papers to collect while you are still deciding',
      groups: [
        {
          title: 'Every owner and manager',
          items: [
            'Passport scan in colour, valid well beyond the planned visas',
            'Proof of home address and a passport photograph on white',
            'Emirates ID, and a no-objection letter from the employer where one is asked for',
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
            'Personal bank statements, a short CV and the proof of where the money comes from',
            'Two pages on the business: suppliers, customers, countries, expected payments',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay, and to whom',
      rows: [
        {
          item: 'Mainland company, all in, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Agent, who passes most of it on',
          note: 'Published all-in price, 2025; visas are priced apart.',
        },
        {
          item: 'The same company, second year',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authority, landlord, agent',
        },
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Agent, immigration, medical centre',
          note: 'The employer bears it, not the employee.',
        },
        {
          item: 'Attestation of foreign papers',
          amount: 'By document and country; ask for a list',
          payee: 'Notary, ministries, embassy, translator',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Where founders lose weeks',
      paragraphs: [
        '“Licence in one hour” describes a printed certificate. Without a lease, a visa and an account you cannot invoice much. The usual delays are an activity that is changed after the name was reserved, a parent company whose papers were never attested, and a bank file that is begun only when the licence hangs on the wall.',
        'Do not sign delivery dates with customers on the strength of a licence date, and do not collect the company’s money in a private account meanwhile.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked before the first step',
      items: [
        {
          question: 'Must I be in Dubai to begin?',
          answer:
            'Not for most of the paperwork: a power of attorney covers it. You come for the medical test and fingerprints of a visa, and many banks want to meet the signatory.',
        },
        {
          question: 'Do I need a local partner?',
          answer:
            'For most mainland activities no; {{uae-foreign-ownership}} foreign ownership is open. A list of strategic activities keeps limits, so ask about your exact activity.',
        },
        {
          question: 'May I trade while the account is pending?',
          answer:
            'You may sign contracts once the licence is issued. Being paid is another matter; agree dates with customers that include the bank’s time.',
        },
        {
          question: 'Which step can I do entirely alone?',
          answer:
            'All of them, legally. Help pays where papers come from abroad, where several authorities are involved, or where your own days are dear. [What each document is for](/business-guide/documents-checklist) shows how much there is.',
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
