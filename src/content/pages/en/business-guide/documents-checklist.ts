import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A single founder with a passport needs few documents, and almost none of them attested. If a company is the owner, you need a whole set, stamped in its own country, by a UAE mission and by the ministry here, then translated. So first find out which case is yours; the lists below are sorted that way.',
  keyFigures: [
    { label: 'Counts as beneficial owner from', fact: 'uae-ubo-threshold' },
    { label: 'To report beneficial-owner changes', fact: 'uae-ubo-change-notice' },
  ],
  blocks: [
    {
      kind: 'documents',
      heading: 'The lists, by type of owner',
      intro:
        'The authority that receives the documents decides: get its list for your exact case before you have anything stamped. A scan is enough to check name and activity; for signing, and at the counter, it has to be the original.',
      groups: [
        {
          title: 'The owner is an individual living abroad',
          items: [
            'Passport, in colour, all edges visible',
            'Proof of address, recent, in the owner’s name',
            'Entry stamp or visit visa, if in the country',
            'Power of attorney if somebody signs for you: notarised and attested',
          ],
        },
        {
          title: 'The owner is an individual living in the UAE',
          items: [
            'Passport, residence visa and Emirates ID',
            'No-objection letter from the employer, if the authority or the contract requires it',
            'UAE Pass on the phone, for signing online',
          ],
        },
        {
          title: 'The owner is a foreign company',
          items: [
            'Certificate of incorporation and articles with every amendment',
            'Good-standing certificate or register extract, as recent as the authority requires',
            'List of directors, and of owners down to real people',
            'Board resolution to set up the company, hold shares, and appoint the manager and signatory',
            'Passports of signatory and beneficial owners',
          ],
        },
        {
          title: 'Branch instead of a subsidiary',
          items: [
            'The same set for the parent, and a resolution to open a branch',
            'Appointment of the branch manager with written powers',
            'Audited accounts of the parent, if required',
          ],
        },
        {
          title: 'Owner is a UAE company',
          items: [
            'Valid trade licence and memorandum',
            'Resolution, signed and notarised if required',
            'Its register of beneficial owners',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What else you need, by type of company',
      groups: [
        {
          title: 'Mainland',
          items: [
            'Registered lease, in Dubai an Ejari certificate',
            'Memorandum of association in Arabic, or in two languages',
            'Approval from the regulator of the trade, if there is one',
          ],
        },
        {
          title: 'Free zone',
          items: [
            'The zone’s application and business plan, sometimes on its own form',
            'Specimen signature, sometimes before a zone officer',
            'CV of owners and manager',
          ],
        },
        {
          title: 'Offshore',
          items: [
            'Bank or professional reference, if the registrar asks',
            'Description of what the company will hold, and why here',
            'Certified copies through the registered agent',
          ],
        },
        {
          title: 'Regulated professions',
          items: [
            'Degree and proof of experience, attested in the country of study',
            'Registration with the professional body',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Translated, attested or neither',
      columns: ['Attested?', 'Into Arabic?'],
      rows: [
        {
          label: 'Passport, Emirates ID',
          cells: ['No', 'Rarely; check with the holder’s embassy or the authority'],
        },
        {
          label: 'Power of attorney from abroad',
          cells: ['Yes, full chain', 'Yes, unless drafted in two languages'],
        },
        {
          label: 'Parent’s articles and certificate',
          cells: ['Yes, full chain', 'Usually on the mainland, often not in zones'],
        },
        {
          label: 'Degree, marriage, birth',
          cells: ['Yes, if a visa or permit depends on it', 'Usually'],
        },
        {
          label: 'Bank statements, references',
          cells: ['Rarely; original or stamped copy', 'If not in English or Arabic'],
        },
        { label: 'Papers issued in the UAE', cells: ['Not for use here', 'Already bilingual in most cases'] },
      ],
    },
    {
      kind: 'steps',
      heading: 'The chain of stamps, by country',
      steps: [
        {
          title: 'At home: notary',
          text: 'Certifies a signature or a copy. Register extracts may not need it.',
          time: 'Days',
        },
        {
          title: 'At home: state authority',
          text: 'In the United Kingdom the Foreign Office; in India a state office or chamber, then the foreign ministry; in Germany usually a court or a state office, then the federal one.',
          time: 'Days to weeks',
        },
        {
          title: 'UAE mission there',
          text: 'Embassy, consulate or its online service; the fee for company documents differs from personal ones.',
          time: 'Days to weeks',
        },
        {
          title: 'Ministry of Foreign Affairs here',
          text: 'Confirms the mission’s stamp, mostly online.',
          time: 'Days',
        },
        {
          title: 'Legal translation',
          text: 'By a translator licensed in the UAE, at the end, because the stamps are translated too.',
          time: 'Days',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Is your set ready to hand in?',
      start: {
        question: 'Does any paper in it need stamps from abroad?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Yes, if every name is spelt as in the passport. Bring the originals for signing.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Did anything change while you collected the stamps?',
              answers: [
                {
                  label: 'A passport was renewed',
                  leadsTo: 'Not yet: have the receiving office confirm what it accepts.',
                },
                {
                  label: 'A register extract has expired',
                  leadsTo: 'Not yet: order a new one and have it stamped again.',
                },
                {
                  label: 'Nothing',
                  leadsTo: {
                    question: 'What was done last?',
                    answers: [
                      {
                        label: 'A stamp',
                        leadsTo:
                          'Not yet, where Arabic is required: the translation has to show this stamp too.',
                      },
                      {
                        label: 'The translation',
                        leadsTo: 'Yes. If an office keeps the original, have a second attested copy.',
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
      kind: 'warning',
      heading: 'Apostille: plan the full chain',
      paragraphs: [
        'Online advice about whether an apostille replaces the embassy’s stamp for the UAE is contradictory. Rely on one only if the Hague Conference’s own status table lists the UAE and the receiving office has confirmed it in writing.',
        'A set is also lost through a name spelt differently from the passport, an extract that expired while you collected stamps, a translation made one stamp too early, a passport renewed in between. The registrar, the bank and immigration may each keep one: a second attested copy ordered now is cheaper than a second trip.',
      ],
    },
  ],
  related: [
    '/checklist',
    '/services/document-attestation',
    '/visa/requirements',
    '/accounting/ubo-aml',
    '/business-guide/how-to-start-a-business-in-dubai',
  ],
};
