import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'With complete documents, residence takes from a few days to a few weeks once the sponsor can apply. If it takes months, the cause is nearly always before that: a licence not yet issued, a certificate still at an embassy. Nobody can promise a date.',
  keyFigures: [
    { label: 'Founder’s mainland licence, beforehand', fact: 'mainland-licence-time' },
    { label: 'Mainland company with bank account', fact: 'mainland-total-time' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'How long each type takes',
      intro:
        'From complete documents to the end, in normal weeks. The authorities publish their own service times; ours allow for queries.',
      columns: ['Usual time', 'What decides it'],
      rows: [
        { label: 'Tourist or business visit', cells: ['Hours to a few days', 'Passport and season'] },
        {
          label: 'Investor or partner',
          cells: ['A few weeks after the licence', 'Company file, your travel dates'],
        },
        {
          label: 'Employee from abroad',
          cells: ['A few weeks after the quota is there', 'Degree check, security check'],
        },
        {
          label: 'Employee already here',
          cells: ['Often shorter', 'Cancellation and notice at the old employer'],
        },
        { label: 'Spouse and children', cells: ['Days to a few weeks each', 'Attested certificates'] },
        {
          label: 'Golden visa',
          cells: ['Weeks, in some categories months', 'The body that confirms you qualify'],
        },
        { label: 'Freelance permit with residence', cells: ['A few weeks', 'Profession and zone'] },
        {
          label: 'Domestic worker from abroad',
          cells: ['A few weeks to months', 'Clearance in the home country'],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A founder’s residence, phase by phase',
      phases: [
        {
          title: 'Before the licence',
          time: '{{mainland-licence-time}} on the mainland, days in quick zones',
          text: 'Send family certificates for stamping now, and renew any passport that runs out within the year.',
        },
        {
          title: 'Establishment card and portal',
          time: 'Some days',
          text: 'Apply on the day the licence arrives. The signatory’s details must match the licence.',
        },
        {
          title: 'Entry permit',
          time: 'A few days, or weeks if checks take long',
          text: 'You can wait abroad. Book nothing that cannot be changed.',
        },
        {
          title: 'In the country',
          time: 'A day or two',
          text: 'Medical test first, fingerprints the same day if a slot is free.',
        },
        {
          title: 'Approval and card',
          time: 'Some days',
          text: 'You get the electronic residence before the plastic card. Landlords mostly accept it; banks want the card.',
        },
        {
          title: 'Bank account',
          time: '{{bank-account-time}}',
          text: 'Runs partly alongside the visa. Together with the licence, allow {{mainland-total-time}} for a mainland company.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Stamps, scans or permit: what can you do today?',
      start: {
        question: 'Can your sponsor apply yet?',
        answers: [
          {
            label: 'No, the licence is still to come',
            leadsTo: {
              question: 'Does anyone need an attested certificate?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Send it for stamping today: papers from home are the most common cause of delay.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'Prepare what costs nothing: photograph, scans, the comparison of names, the cancellation of old visas.',
                },
              ],
            },
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Where are you?',
              answers: [
                {
                  label: 'Abroad',
                  leadsTo:
                    'Apply for the entry permit, wait where you are, and book nothing that cannot be changed.',
                },
                {
                  label: 'In the UAE',
                  leadsTo:
                    'Have your status changed, take the first medical slot, and do not fly before the approval.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'warning',
      heading: 'What delays a visa, most common causes first',
      paragraphs: [
        '**Documents from home.** Stamps in the wrong order, names that differ, a university that does not answer.',
        '**Old records.** A residence that was never cancelled, an unpaid fine, an absconding report, a former passport number. They come up at the first application.',
        '**Security checks.** They take longer for some nationalities and professions. Calling every day does not speed them up.',
        '**The calendar.** Ramadan hours, the Eid holidays, National Day and the weeks around New Year slow every counter.',
        '**Your own travel.** If you leave between entry and approval, a step can become invalid. Stay in the country until the residence is approved.',
      ],
    },
    {
      kind: 'text',
      heading: 'Where money saves time, and where it does not',
      paragraphs: [
        'For some steps you can officially pay for a faster service: the medical result, typing, an urgent card. Paying for them makes sense when everything else is ready. It is wasted while a certificate is still at an embassy.',
        'No fee shortens the security check, the verification of a degree or a ministry’s recommendation. Anyone who sells “approval in a day” means the last step only.',
      ],
      points: [
        'Worth doing early and free of charge: photograph, scans, name comparison, cancellation of old visas.',
        'Worth paying for early: attestation, translation, the first available medical slot.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Plan backwards from your deadline',
      steps: [
        {
          title: 'Write down the fixed date',
          text: 'School term, start of a contract, end of a visit, expiry of a tenancy.',
        },
        {
          title: 'Subtract the family',
          text: 'They can only start once the sponsor has the card. Allow the same number of weeks again for them.',
        },
        {
          title: 'Subtract the sponsor',
          text: 'Company phase plus residence phase, with time for one query.',
        },
        {
          title: 'Subtract the stamps',
          text: 'The result is the date your certificates should be in the post. For many families that is today.',
        },
        {
          title: 'Name one person who answers',
          text: 'Requests from authorities expire. A same-day reply saves more than any express fee. We do this for clients who hand us the file: [Schedule Meeting](/schedule).',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Starting work, dates, renewals, tracking',
      items: [
        {
          question: 'Can I start work once the entry permit is issued?',
          answer:
            'Employees need the permit and the contract first; have your employer show you the document that allows it. Owners can manage the company, but should complete their residence within the time on the permit.',
        },
        {
          question: 'How long is the entry permit valid?',
          answer:
            'It shows two dates, one for entry and one for completing the residence. After the second you are fined {{visa-overstay-fine}} a day.',
        },
        {
          question: 'When should I start renewals?',
          answer:
            'As soon as the portal allows it, a few weeks before expiry. Renew the licence and the lease first.',
        },
        {
          question: 'Can I track the application myself?',
          answer:
            'Yes, with the application number on the site of Dubai’s residency directorate or the federal identity authority. A good agent gives you that number without being asked.',
        },
      ],
    },
  ],
  related: [
    '/visa/requirements',
    '/business-guide/costs-timelines',
    '/visa/investor-visa-uae',
    '/visa/work-visa-uae',
  ],
};
