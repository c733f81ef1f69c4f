import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A brokerage in Dubai answers to two authorities: the Department of Economy and Tourism issues the trade licence, and the Real Estate Regulatory Agency (RERA), part of the Dubai Land Department, decides who may broker at all. Every person who deals with clients needs a card of their own, and every advertisement needs a permit.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'What RERA wants to see',
      items: [
        {
          title: 'The exact activity',
          text: 'Sale and purchase, leasing, mortgage, management and valuation are separate activities with separate conditions. The licence for leasing does not allow a sale.',
        },
        {
          title: 'A qualified person',
          text: 'Each broker attends the course of the Dubai Real Estate Institute and passes its exam. The agency needs at least one cardholder to be registered; confirm with RERA whether the manager must be that person for your activity.',
        },
        {
          title: 'A clean record',
          text: 'A certificate of good conduct for owners and brokers. From abroad it may need attestation, so order it early.',
        },
        {
          title: 'A residence visa tied to the firm',
          text: 'The Land Department issues the card to residents and compares the permit with the licence. Somebody employed elsewhere cannot broker for you on the side.',
        },
        {
          title: 'A real office',
          text: 'A leased unit with a registered contract (Ejari). Whether a shared desk is enough depends on the activity: get RERA’s answer before you sign.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The order that saves a second fee',
      steps: [
        {
          title: 'Name and initial approval',
          text: 'At the Department of Economy and Tourism, with the activity decided. You own the company in full if the activity is open to foreign owners, as most are.',
        },
        {
          title: 'RERA’s approval',
          text: 'Applied for in the Land Department’s Trakheesi system, with the owners’ papers and the conduct certificates.',
        },
        {
          title: 'Lease, licence, establishment card',
          text: 'Only now commit to the rent. The licence follows, and with it the file that visas hang on.',
        },
        {
          title: 'Visas, course and exam',
          text: 'The first broker needs an Emirates ID for the card. An agent’s all-in price for one employment visa was {{employment-visa-agent-cost}} in 2025.',
        },
        {
          title: 'Office registration and cards',
          text: 'RERA gives the office its number (ORN) and each broker theirs (BRN). Trading begins here, not with the licence.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Commission: what holds and what does not',
      paragraphs: [
        'No law sets one tariff for every deal. The market has its habits, but what you may claim is what the client agreed to in writing, in the forms that RERA prescribes: one between seller and broker, one between buyer and broker, one between two brokers who share a deal, and the contract of sale. No signed form, no enforceable claim.',
        'VAT at {{uae-vat-rate}} comes on top once your firm is registered. Say in the form whether the percentage includes it; silence there costs either you or the client.',
      ],
      points: [
        'State who pays: seller, buyer or both.',
        'State when it is earned: at the signed contract, or at transfer.',
        'Deposits for the seller belong in the manner the forms foresee, not in your current account.',
      ],
    },
    {
      kind: 'costs',
      heading: 'What to ask for in a written offer',
      intro:
        'As a scale: agents listed a Dubai mainland company at {{llc-dubai-year-1}} all-in for the first year and {{llc-dubai-year-2}} for the second. The following comes on top or differs.',
      rows: [
        {
          item: 'RERA registration of the office',
          amount: 'Set by activity, renewed with the licence',
          payee: 'Dubai Land Department',
          note: 'Each added activity is charged again.',
        },
        {
          item: 'Course, exam and card',
          amount: 'For each broker; shown in the Land Department’s list of services',
          payee: 'Dubai Real Estate Institute and Land Department',
        },
        {
          item: 'Advertising permits',
          amount: 'For each listing, sign or campaign',
          payee: 'Dubai Land Department',
        },
        {
          item: 'Portals and leads',
          amount: 'By contract; often the largest item after rent',
          payee: 'Listing portals',
          note: 'Many demand a year’s commitment.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Advertising without a permit',
      paragraphs: [
        'A flat shown on a portal, on Instagram or on a board needs a Trakheesi number, which is given only with the owner’s signed form. A friend’s listing, shared with good intent, is an offence all the same. Fines are RERA’s most visible work; repeated cases cost the card.',
        'Equally risky: promising a yield, or telling buyers that any purchase brings residence. The property route to the golden visa asks for {{golden-visa-property}} of value and is decided by the authority; [the conditions are set out here](/visa/golden-visa-uae).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you decide',
      items: [
        {
          question: 'Can I broker with a free zone licence?',
          answer:
            'Do not count on it. Brokering Dubai property needs RERA’s registration, which is built on a mainland licence. If a zone offers the activity, ask RERA in writing whether it will register you.',
        },
        {
          question: 'May I sell off-plan flats to buyers abroad from my home country?',
          answer:
            'Selling Dubai projects for a fee is brokerage wherever the buyer sits. Developers pay registered agencies; many foreign agents therefore refer clients to one under a written agreement.',
        },
        {
          question: 'Which duties against money laundering apply?',
          answer:
            'Brokers count as a supervised profession: registration in goAML, checks on both parties, and a report when a sale is paid partly in cash or with virtual assets, as the rules define. See [beneficial owners and AML](/accounting/ubo-aml).',
        },
        {
          question: 'Can brokers be paid by commission only?',
          answer:
            'It is usual, but an employment contract under the labour law has to exist, with what the Ministry of Human Resources accepts as pay. A freelancer without your visa is no solution.',
        },
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/visa/work-visa-uae',
    '/accounting/ubo-aml',
    '/workspace/office-space-dubai',
  ],
};
