import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'With clean papers a residence takes days to a few weeks from the moment the sponsor can apply. What makes it months is nearly always in front of that moment: a licence not yet issued, a certificate still at an embassy. No authority promises a date, and no consultant can.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'How long each kind takes',
      intro:
        'From complete papers to the end, in ordinary weeks. The authorities publish service times of their own; these words leave room for questions back.',
      columns: ['Usual time', 'What decides it'],
      rows: [
        { label: 'Tourist or business visit', cells: ['Hours to some days', 'Passport and season'] },
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
          cells: ['Weeks, in some categories months', 'The body that confirms your ground'],
        },
        { label: 'Freelance permit with residence', cells: ['Some weeks', 'Profession and zone'] },
        {
          label: 'Domestic worker from abroad',
          cells: ['Some weeks to months', 'Clearance in the home country'],
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
          text: 'Filed on the day the licence arrives. The signatory’s details must match the licence.',
        },
        {
          title: 'Entry permit',
          time: 'Some days, or weeks where checks are long',
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
          text: 'The electronic residence comes before the plastic card. Landlords mostly accept it; banks want the card.',
        },
        {
          title: 'Bank account',
          time: '{{bank-account-time}}',
          text: 'Runs partly beside the visa. Together with the licence reckon {{mainland-total-time}} for a mainland company.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What delays a visa, most common first',
      paragraphs: [
        '**Papers from home.** Stamps in the wrong order, names that differ, a degree whose university does not answer.',
        '**Old traces.** A residence never cancelled, an unpaid fine, an absconding report, a former passport number. They surface at the first application.',
        '**Security checks.** Longer for some nationalities and professions. Calling daily does not hasten them.',
        '**The calendar.** Ramadan hours, the Eid holidays, National Day and the weeks around New Year slow every counter.',
        '**Your own travel.** Leaving between entry and approval can void a step. Ask before you fly.',
      ],
    },
    {
      kind: 'text',
      heading: 'Where money buys time, and where it does not',
      paragraphs: [
        'Faster classes are sold officially for some links: the medical result, typing, an urgent card. Paying for them makes sense when everything else is ready. It is wasted while a certificate is still at an embassy.',
        'No fee shortens the security check, the verification of a degree or a ministry’s recommendation. Whoever sells “approval in a day” is quoting the last link and leaving out the chain.',
      ],
      points: [
        'Worth doing early and free of charge: photograph, scans, name comparison, cancellation of old visas.',
        'Worth paying for early: attestation, translation, the first available medical slot.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Plan backwards from the date that matters',
      steps: [
        {
          title: 'Write down the fixed date',
          text: 'School term, start of a contract, end of a visit, expiry of a tenancy.',
        },
        {
          title: 'Subtract the family',
          text: 'They can only begin when the sponsor holds the card. For them allow the same weeks again.',
        },
        {
          title: 'Subtract the sponsor',
          text: 'Company phase plus residence phase, with a reserve for one question back.',
        },
        {
          title: 'Subtract the stamps',
          text: 'The date you reach is when certificates should be in the post. For many families that is today.',
        },
        {
          title: 'Name one person who answers',
          text: 'Requests from authorities expire. A reply on the same day saves more than any express fee. We do this for clients who hand us the file: [Schedule Meeting](/schedule).',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'While you wait',
      items: [
        {
          question: 'May I start work once the entry permit is out?',
          answer:
            'For employees the permit and the contract come first; ask the employer for the paper that allows it. Owners may manage the company, but should settle their residence within the time printed on the permit.',
        },
        {
          question: 'How long is the entry permit good for?',
          answer:
            'It prints two dates, one for entry and one for completing the residence. Miss the second and fines begin.',
        },
        {
          question: 'When should renewals start?',
          answer:
            'As soon as the portal opens them, some weeks before expiry. Licence and lease must be renewed first.',
        },
        {
          question: 'Can I follow the application myself?',
          answer:
            'Yes, with the application number on the site of Dubai’s residency directorate or the federal identity authority. Ask your agent for that number; a serious one gives it unasked.',
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
