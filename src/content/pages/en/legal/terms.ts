import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Reading here costs nothing and binds you to nothing. A contract with the firm begins only with an engagement letter that both sides have signed. What stands on these pages is information, carefully checked on the day named, and neither legal nor tax advice for your case.',
  blocks: [
    {
      kind: 'samples',
      heading: 'Parties and law: to be filled in by the firm',
      intro:
        'These entries have to be made, and this page reviewed by a lawyer, before the site is used in business.',
      entries: [
        {
          title: 'Provider',
          text: 'Sample: registered name, legal form, trade licence number and authority, registered address, tax registration number.',
          meta: 'To be entered before going live',
        },
        {
          title: 'Applicable law and courts',
          text: 'Sample: law of the emirate or of England; courts or arbitration; mandatory consumer rights untouched.',
          meta: 'To be entered before going live',
        },
        {
          title: 'Liability and insurance',
          text: 'Sample: limits allowed by that law, and the professional indemnity cover.',
          meta: 'To be entered before going live',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Terms of this website',
      items: [
        {
          title: 'Information, with a date',
          text: 'Every figure shows its source and the day of its check. Authorities may change it the day after. A copy that you read offline may be older than the site; it shows its age.',
        },
        {
          title: 'Tools give estimates',
          text: 'Calculator, checklist and finder work with published prices and simple rules. An authority’s voucher or a signed offer goes before them.',
        },
        {
          title: 'Requests are not bookings',
          text: 'A form sums up what you wish. A meeting is fixed when a consultant confirms it.',
        },
        {
          title: 'Your copy',
          text: 'You may save, print and pass on guides for private use and quote from them with their address. Selling them, or republishing whole ones, needs our consent.',
        },
        {
          title: 'Links',
          text: 'What others publish is theirs to answer for. We look at a page when we link it, not every day after.',
        },
        {
          title: 'Fair use',
          text: 'Please do not attack the site, harvest it by machine to the harm of others, or pass yourself off as us.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How an engagement comes about',
      steps: [
        { title: 'Talk', text: 'No obligation on either side.' },
        {
          title: 'Offer',
          text: 'In writing, with what is included, what is not, who receives each payment and how long it holds.',
        },
        {
          title: 'Identification',
          text: 'We must know who you are and where the money comes from before we may act.',
        },
        {
          title: 'Engagement letter',
          text: 'Signed by both. It goes before anything said on this site, and names how it can be ended.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Terms of our services in short',
      paragraphs: [
        'The letter has the binding wording. In short: we owe careful work, not the decision of an authority or a bank. Authority fees are passed on without surcharge and are lost when the authority keeps them. Our own fee falls due step by step; a step that we have not begun is not paid for. You owe true information, papers in time and answers to questions, and you remain responsible for filings in your company’s name.',
        'Either side may stop after a step. Originals go back to you at once, whether or not a bill is open.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What nobody may promise in our name',
      paragraphs: [
        'An approval, a visa, an account, a tax result or a date that a third party decides. If you have been given such a promise, in writing or on the phone, tell us by [contact](/company/contact) before you pay.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked about these terms',
      items: [
        {
          question: 'Which language counts?',
          answer:
            'For this website each version is meant to say the same. For the engagement, the language that the letter names; before UAE onshore courts an Arabic text prevails.',
        },
        {
          question: 'May the terms change?',
          answer:
            'Those of the site, with the date of review on this page. Those of a signed letter, only if both agree.',
        },
        {
          question: 'An error on a page cost me money.',
          answer:
            'Write to us with page and date. We correct it and answer; what follows from it in law depends on the entries above and on your case.',
        },
      ],
    },
  ],
  related: ['/legal/privacy', '/legal/cookies', '/process', '/services/pricing'],
};
