import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Every UAE visa rests on the same four things: an identity the system can read, a ground to be here, a body found fit, and insurance. What is added depends on the kind of visa and on the country that issued your papers. Use this page as a list to collect by.',
  blocks: [
    {
      kind: 'documents',
      heading: 'Papers by kind of visa',
      intro:
        'Scans in colour, whole page, no fingers or shadows. Names in every paper must agree letter by letter with the passport.',
      groups: [
        {
          title: 'Every application',
          items: [
            'Passport, valid for at least half a year beyond entry by usual practice: data page and outer cover',
            'Recent photograph',
            'Copy of any UAE visa or Emirates ID you have held',
            'Email and telephone number that are your own and not an agent’s',
          ],
        },
        {
          title: 'Visit',
          items: [
            'Return or onward ticket',
            'Address: booking, or host’s tenancy and ID',
            'Bank statements and travel insurance for the self-sponsored kinds',
            'Host’s letter for an event',
          ],
        },
        {
          title: 'Investor or partner',
          items: [
            'Licence and articles that name you, or title deed',
            'Establishment card',
            'Corporate shareholder: its register extract and resolution, attested',
          ],
        },
        {
          title: 'Employee',
          items: [
            'Signed offer in the official form',
            'Attested degree for skilled titles',
            'Professional licence for regulated work',
            'Cancellation of the former permit',
          ],
        },
        {
          title: 'Family',
          items: [
            'Marriage and birth certificates, attested and translated into Arabic',
            'Sponsor’s income proof',
            'Registered tenancy',
            'Consent of an absent parent',
          ],
        },
        {
          title: 'Golden visa',
          items: [
            'The proof of your route, in your name',
            'Comprehensive insurance',
            'Recommendation or approval where the category needs one',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The photograph that is not sent back',
      items: [
        { title: 'Ground and light', text: 'Plain white, even light, no shadow behind the head.' },
        {
          title: 'Face',
          text: 'Straight on, eyes open, mouth closed, both edges of the face visible. A head covering worn for faith is accepted if the face is free.',
        },
        {
          title: 'Glasses and edits',
          text: 'Take glasses off. Filters and retouching lead to rejection by the automatic check.',
        },
        {
          title: 'File',
          text: 'A true photograph file in the size that the form states. A picture of a printed picture fails.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Medical test and fingerprints',
      paragraphs: [
        'Residence applicants who are adults are tested for certain infectious diseases: a blood sample and, as a rule, a chest X-ray, at a centre approved by the health authority of the emirate. The result goes to the immigration authority directly. Tests made at home do not replace it, although applicants from some countries are examined there before they travel as well.',
        'Pregnant women should say so before the X-ray; another procedure is then used. What follows a positive finding depends on the disease and on the visa: some are treated and observed, others end the application. The centre tells you, and nobody can promise the outcome.',
        'Fingerprints and a portrait are taken for the Emirates ID. Children give none below an age that the federal identity authority sets. If yours are stored already, you may be spared the visit.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Insurance by kind and place',
      columns: ['Who buys it', 'What is checked'],
      rows: [
        { label: 'Visitor', cells: ['You, or it comes with the visa', 'Cover in the UAE for the stay'] },
        {
          label: 'Employee',
          cells: ['The employer', 'A policy that the emirate recognises, before issue and renewal'],
        },
        { label: 'Family member', cells: ['The sponsor', 'One policy for each person'] },
        { label: 'Investor, freelancer', cells: ['You or your company', 'Policy to the emirate’s minimum'] },
        { label: 'Golden visa', cells: ['You', 'Comprehensive cover, kept up for the whole term'] },
        {
          label: 'Domestic worker',
          cells: ['The household', 'Basic health cover and the guarantee insurance'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Which country issued it? Stamps in order',
      intro:
        'This holds for degrees, marriage and birth certificates and company papers. Whether a foreign apostille shortens the chain is answered differently across the web; have the UAE mission in that country confirm it before you pay for one. Full chains by country are under [attestation](/services/document-attestation).',
      steps: [
        {
          title: 'Original or certified copy',
          text: 'From the registry or the university. Laminated papers cannot be stamped.',
        },
        {
          title: 'Home authorities',
          text: 'Notary, ministry of education or of justice, then foreign ministry, as that country prescribes. India, Pakistan and the Philippines have procedures of their own.',
        },
        {
          title: 'UAE mission there',
          text: 'Embassy or consulate, in many countries through an online service with courier.',
        },
        { title: 'Foreign ministry in the UAE', text: 'Last stamp, now mostly digital.' },
        {
          title: 'Legal translation',
          text: 'By a translator licensed here, after the stamps, so that they are translated too.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Small mismatches that stop a file',
      paragraphs: [
        'One surname in the passport and two in the certificate. A father’s name left out. A date of birth with day and month exchanged. A city spelt in two ways. The officer cannot guess; a correction from the issuing office or an affidavit can take longer than the visa.',
        'Travelling on a renewed passport with a permit printed for the old one is another. Renew first and apply afterwards, or have the permit amended before the flight.',
      ],
    },
    {
      kind: 'faq',
      heading: 'On nationality and doubtful cases',
      items: [
        {
          question: 'Does my nationality change the list?',
          answer:
            'It may: national identity cards, a longer security check or extra statements are asked for from some passports. The form shows it as soon as you enter yours.',
        },
        {
          question: 'I have two passports. Which one?',
          answer: 'Use one throughout, the one you will travel with. Switching midway breaks the file.',
        },
        {
          question: 'Are digital copies enough?',
          answer:
            'For filing, mostly. Keep originals at hand for the medical centre, the bank and later checks.',
        },
        {
          question: 'Can I tick this off somewhere?',
          answer:
            'Yes: the papers for the visa at the top of this page, those of the company in the [document checklist](/checklist). Both stay on your device.',
        },
      ],
    },
  ],
  related: [
    '/checklist',
    '/services/document-attestation',
    '/visa/timelines',
    '/visa/family-visa-uae',
    '/business-guide/documents-checklist',
  ],
};
