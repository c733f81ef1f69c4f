import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A brokerage in Dubai has two authorities: the Department of Economy and Tourism issues the trade licence, and the Real Estate Regulatory Agency (RERA), part of the Dubai Land Department, decides who can broker at all. Every person who deals with clients needs a personal card, and every advertisement needs a permit.',
  keyFigures: [
    { label: 'Company alone, first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Company alone, second year via agent', fact: 'llc-dubai-year-2' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'What RERA requires',
      items: [
        {
          title: 'The exact activity',
          text: 'Sale and purchase, leasing, mortgage, management and valuation are separate activities with separate conditions. A leasing licence does not allow sales.',
        },
        {
          title: 'A qualified person',
          text: 'Each broker attends the course of the Dubai Real Estate Institute and passes its exam. To register, the agency needs at least one cardholder; confirm with RERA whether the manager must be that person for your activity.',
        },
        {
          title: 'A clean record',
          text: 'You need a certificate of good conduct for owners and brokers. From abroad it may need attestation, so order it early.',
        },
        {
          title: 'A residence visa tied to the firm',
          text: 'The Land Department issues the card to residents and compares the permit with the licence. Someone employed elsewhere cannot broker for you on the side.',
        },
        {
          title: 'A real office',
          text: 'A leased unit with a registered contract (Ejari). Whether a shared desk is enough depends on the activity: get RERA’s answer before you sign.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Follow this order and you pay each fee once',
      steps: [
        {
          title: 'Name and initial approval',
          text: 'Apply to the Department of Economy and Tourism, with the activity decided. You can own the whole company if the activity is open to foreign owners, as most are.',
        },
        {
          title: 'RERA’s approval',
          text: 'Apply in the Land Department’s Trakheesi system, with the owners’ documents and the conduct certificates.',
        },
        {
          title: 'Lease, licence, establishment card',
          text: 'Only now commit to the rent. The licence follows, and with it the establishment card that visas depend on.',
        },
        {
          title: 'Visas, course and exam',
          text: 'The first broker needs an Emirates ID for the card. An agent’s all-in price for one employment visa was {{employment-visa-agent-cost}} in 2025.',
        },
        {
          title: 'Office registration and cards',
          text: 'RERA gives the office its number (ORN) and each broker theirs (BRN). You can trade from this point.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Commission: what you can claim',
      paragraphs: [
        'No law sets one tariff for every deal. The market usually pays {{broker-commission-sale}} on a sale and {{broker-commission-lease}} of the first year’s rent on a lease, but you can only claim what the client agreed to in writing, on RERA’s forms: one between seller and broker, one between buyer and broker, one between two brokers who share a deal, and the contract of sale. No signed form, no enforceable claim.',
        'VAT at {{uae-vat-rate}} is added once your firm is registered. State on the form whether the percentage includes it; otherwise either you or the client pays more.',
      ],
      points: [
        'State who pays: seller, buyer or both.',
        'State when it is earned: at the signed contract, or at transfer.',
        'Handle the seller’s deposits as the forms say. Keep them out of your current account.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Can you advertise it yet?',
      start: {
        question: 'Does your licence cover the deal, sale or letting?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Add the activity first; sale and leasing are separate.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Do you have the owner’s signed form?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'Get the signature first; before that even a shared post is an offence.',
                },
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Does the listing have a Trakheesi number?',
                    answers: [
                      {
                        label: 'No',
                        leadsTo: 'Apply to the Land Department for the permit, and wait for it.',
                      },
                      {
                        label: 'Yes',
                        leadsTo: 'Yes, you may, under that number.',
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
      heading: 'What a written offer should list',
      paragraphs: [
        'For comparison, agents listed a Dubai mainland company at {{llc-dubai-year-1}} all-in for the first year and {{llc-dubai-year-2}} for the second. These items are extra or different.',
      ],
      points: [
        '**RERA registration of the office** (Dubai Land Department): set by activity, renewed with the licence. Each extra activity costs more.',
        '**Course, exam and card** (Dubai Real Estate Institute and Land Department): for each broker; shown in the Land Department’s list of services.',
        '**Advertising permits** (Dubai Land Department): for each listing, sign or campaign.',
        '**Portals and leads** (listing portals): by contract; often the largest item after rent. Many require a one-year commitment.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Advertising without a permit',
      paragraphs: [
        'A flat shown on a portal, on Instagram or on a board needs a Trakheesi number, which you only get with the owner’s signed form. Sharing a friend’s listing with good intentions is still an offence. RERA fines this more visibly than anything else; repeat offenders lose the card.',
        'It is equally risky to promise a yield, or to tell buyers that any purchase brings residence. The property route to the golden visa needs a value of {{golden-visa-property}}, and the authority decides; [see the conditions](/visa/golden-visa-uae).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Zones, off-plan, AML, commission',
      items: [
        {
          question: 'Can I broker with a free zone licence?',
          answer:
            'Do not rely on it. To broker Dubai property you need RERA registration, which is based on a mainland licence. If a zone offers the activity, have RERA confirm in writing, before you pay, that it will register you.',
        },
        {
          question: 'Can I sell off-plan flats from my home country to buyers abroad?',
          answer:
            'Selling Dubai projects for a fee is brokerage wherever the buyer is. Developers pay registered agencies; many foreign agents therefore refer clients to one under a written agreement.',
        },
        {
          question: 'Which anti-money-laundering duties apply?',
          answer:
            'Brokers are a supervised profession: you register in goAML, check both parties, and report a sale that is paid in cash from {{uae-aml-cash-report}}, or in virtual assets. See [beneficial owners and AML](/accounting/ubo-aml).',
        },
        {
          question: 'Can brokers be paid by commission only?',
          answer:
            'It is common, but there must be an employment contract under the labour law, with pay that the Ministry of Human Resources accepts. Using a freelancer who is not on your visa does not solve it.',
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
