import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Every UAE visa needs the same four things: a valid identity, a reason to be here, a medical check and insurance. What else you need depends on the type of visa and on the country that issued your documents. Use this page as a checklist.',
  keyFigures: [
    { label: 'Spouse and children: lowest monthly salary', fact: 'family-visa-salary' },
    { label: 'UAE ministry’s stamp, personal certificate', fact: 'mofa-attestation' },
  ],
  blocks: [
    {
      kind: 'documents',
      heading: 'Documents by type of visa',
      intro:
        'Scans in colour, whole page, no fingers or shadows. The name on every document must match the passport letter by letter.',
      groups: [
        {
          title: 'Every application',
          items: [
            'Passport, usually valid for at least six months after entry: data page and outer cover',
            'Recent photograph',
            'Copy of any UAE visa or Emirates ID you have held',
            'Your own e-mail address and phone number',
          ],
        },
        {
          title: 'Visit',
          items: [
            'Return or onward ticket',
            'Address: booking, or host’s tenancy and ID',
            'Bank statements and travel insurance for self-sponsored types',
            'Host’s letter for an event',
          ],
        },
        {
          title: 'Investor or partner',
          items: [
            'Licence and articles that name you, or title deed',
            'Establishment card',
            'If a company is the shareholder: its register extract and resolution, attested',
          ],
        },
        {
          title: 'Employee',
          items: [
            'Signed offer on the official form',
            'Attested degree for skilled titles',
            'Professional licence for regulated work',
            'Cancellation of the former permit',
          ],
        },
        {
          title: 'Family',
          items: [
            'Marriage and birth certificates, attested and translated into Arabic',
            'Sponsor’s income proof: {{family-visa-salary}} a month for spouse and children, or {{family-visa-salary-housed}} with housing',
            'Registered tenancy',
            'Consent from an absent parent',
          ],
        },
        {
          title: 'Golden visa',
          items: [
            'Proof for your route, in your name',
            'Comprehensive insurance',
            'Recommendation or approval, if your category needs one',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'How to get the photograph accepted',
      items: [
        { title: 'Ground and light', text: 'Plain white, even light, no shadow behind the head.' },
        {
          title: 'Face',
          text: 'Straight on, eyes open, mouth closed, both edges of the face visible. Religious head coverings are accepted if the face is visible.',
        },
        {
          title: 'Glasses and edits',
          text: 'Take glasses off. Filters and retouching lead to rejection by the automatic check.',
        },
        {
          title: 'File',
          text: 'Use an original digital photo in the size the form states. A photo of a printed photo is rejected.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Medical test and fingerprints',
      paragraphs: [
        'Adults who apply for residence are tested for certain infectious diseases: a blood sample and usually a chest X-ray, at a centre approved by the emirate’s health authority. The result goes straight to the immigration authority. Tests at home do not replace it, although applicants from some countries are also examined before they travel.',
        'Pregnant women should say so before the X-ray; another procedure is then used. What happens after a positive result depends on the disease and the visa: some people are treated and monitored, for others the application ends. The centre tells you, and nobody can promise the outcome.',
        'Fingerprints and a portrait are taken for the Emirates ID. Children below an age set by the federal identity authority do not give fingerprints. If yours are already on file, you may not have to go.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Insurance by type and place',
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
      heading: 'Where was it issued? Stamps in order',
      intro:
        'This applies to degrees, marriage and birth certificates and company documents. Websites disagree on whether a foreign apostille shortens the chain; have the UAE mission in that country confirm it before you pay for one. See [attestation](/services/document-attestation) for the full chain by country.',
      steps: [
        {
          title: 'Original or certified copy',
          text: 'From the registry or the university. Laminated papers cannot be stamped.',
        },
        {
          title: 'Home authorities',
          text: 'Notary, ministry of education or of justice, then foreign ministry, as that country prescribes. India, Pakistan and the Philippines have their own procedures.',
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
      heading: 'Small differences that stop an application',
      paragraphs: [
        'One surname in the passport and two in the certificate. A father’s name left out. A date of birth with day and month swapped. A city spelt in two ways. The officer cannot guess which is right; a correction from the issuing office or an affidavit can take longer than the visa.',
        'Another is travelling on a renewed passport with a permit issued for the old one. Renew first and apply afterwards, or have the permit amended before the flight.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Nationality and special cases',
      items: [
        {
          question: 'Does my nationality change the list?',
          answer:
            'It may: for some passports you also need a national identity card, a longer security check or extra statements. The form shows it as soon as you enter yours.',
        },
        {
          question: 'I have two passports. Which one?',
          answer:
            'Use one throughout, the one you will travel with. If you switch midway, the file no longer matches.',
        },
        {
          question: 'Are digital copies enough?',
          answer:
            'Usually, for the application. Keep the originals for the medical centre, the bank and later checks.',
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
